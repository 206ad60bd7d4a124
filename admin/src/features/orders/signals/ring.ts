import type { OrderCardDto } from '@contracts/orders';
import { ringsEverywhere } from '@domain/orders/escalation';
import type { SettingValues } from '@domain/settings';
import { recordSignal } from '@entities/device/signals';
import { soundEnabled } from '@shared/state/sound-player';
import { playAtFullVolume, playSound, soundSettings } from '@entities/order/sounds';
import { useEffect } from 'react';
import { useLatest } from '@shared/state/use-latest';

const SOFTEST = 0.35;
const GROWTH = 0.1;

/** How loud the nth ring is, from 0: louder each time, until somebody comes. */
export const ringVolume = (nth: number) => Math.min(1, SOFTEST + nth * GROWTH);

interface Ringing {
  /** As loud as the device can, whatever the branch has set. */
  aloud?: boolean;
  /** Told of each ring, whether it could be heard. */
  onRing?: (heard: boolean) => void;
}

/** Rings for as long as `ringing` holds. */
export function useRing(ringing: boolean, { aloud = false, onRing }: Ringing = {}): void {
  const { everySec, grows } = soundSettings.use();
  const told = useLatest(onRing);
  useEffect(() => {
    if (!ringing) return;
    let nth = 0;
    const ring = () => {
      const heard = aloud
        ? playAtFullVolume('new-order')
        : playSound('new-order', grows ? ringVolume(nth++) : 1);
      told.current?.(heard);
    };
    ring();
    const timer = setInterval(ring, everySec * 1000);
    return () => clearInterval(timer);
  }, [ringing, everySec, grows, aloud, told]);
}

/** Notes that an order rang on this device, or why it did not; one for later begins to ring anew once its time comes. */
export function recordRing(
  { id, drill, state, branchId }: Pick<OrderCardDto, 'id' | 'drill' | 'state' | 'branchId'>,
  heard: boolean,
): void {
  recordSignal(id, soundOf(heard), { urgent: drill, state, branchId });
}

/** What a ring came to on this device. */
export const soundOf = (heard: boolean) => (heard ? 'RUNG' : soundEnabled.get() ? 'LOCKED' : 'MUTED');

/** The orders for which the kitchen is to ring, because nobody at the counter takes note of them. */
export const kitchenRinging = (
  orders: readonly OrderCardDto[],
  escalation: SettingValues['escalation'],
): OrderCardDto[] =>
  escalation.kitchen
    ? orders.filter(
        (order) => order.acknowledgedAt === null && isAsking(order) && ringsEverywhere(order.escalation),
      )
    : [];

const isAsking = ({ state }: OrderCardDto) => state === 'PENDING' || state === 'ACCEPTED';

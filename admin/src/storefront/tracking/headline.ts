import type { TrackedOrderDto } from '@contracts/storefront';
import { promisedWindow } from '@domain/orders/promise';
import type { Translate } from '../i18n/translate';
import { hasEnded, isHandedOver } from './steps';

type Tracked = Pick<TrackedOrderDto, 'state' | 'type' | 'promisedFrom' | 'promisedAt'>;
type Standing = Pick<TrackedOrderDto, 'state' | 'type' | 'cancellation'> & {
  payment: Pick<TrackedOrderDto['payment'], 'claimedAt'>;
};

/** Where the order is, in a few words. */
export function headline({ state, type, cancellation, payment }: Standing, t: Translate): string {
  // Nobody was asked to answer what was never paid.
  if (state === 'EXPIRED' && cancellation?.code === 'PAYMENT_PROBLEM') return t('track.EXPIRED.unpaid');
  if (state === 'AWAITING_PAYMENT' && payment.claimedAt !== null) return t('track.AWAITING_PAYMENT.claimed');
  if (type !== 'DELIVERY') {
    const where = type === 'DINE_IN' ? 'table' : 'pickup';
    if (state === 'READY') return t(`track.READY.${where}`);
    if (state === 'DELIVERED' || state === 'CONCLUDED') return t(`track.DELIVERED.${where}`);
  }
  return t(`track.${state}`);
}

interface PromiseWords {
  words: string;
  late: boolean;
}

/**
 * When it is to be had: a delivery within its window, anything else by an instant; null where nothing was promised or nothing is to come.
 *
 * @param time an instant as it is told of this order, with its day where it is for another one
 */
export function promiseWords(
  order: Tracked,
  {
    t,
    time,
    clock,
    now,
  }: { t: Translate; time: (instant: string) => string; clock: (instant: string) => string; now: Date },
): PromiseWords | null {
  const { state, type } = order;
  const promised = promisedWindow(order);
  if (promised === null || hasEnded(order) || isHandedOver(order) || state === 'AWAITING_PAYMENT')
    return null;
  if (type !== 'DELIVERY' && state === 'READY') return null;
  const { from, until } = promised;
  const when = { time: time(until) };
  if (Date.parse(until) < now.getTime()) return { words: t('promise.late', when), late: true };
  if (type === 'DELIVERY' && from !== null)
    return { words: t('promise.delivery', { from: time(from), until: clock(until) }), late: false };
  return { words: type === 'DELIVERY' ? t('promise.by', when) : t('promise.readyBy', when), late: false };
}

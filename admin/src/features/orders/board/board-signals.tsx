import type { OrderCardDto } from '@contracts/orders';
import { ringsLoud } from '@domain/orders/escalation';
import { recordSignal } from '@entities/device/signals';
import { isRinging, isUnacknowledgedMiss, stateKey } from '@entities/order/order-moves';
import { timeLeft } from '@entities/order/time-left';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderChanges } from '../live/board-store';
import type { LiveBoard } from '../live/board-sync';
import { counterSound, playOnce } from '../signals/order-sounds';
import { recordRing, useRing } from '../signals/ring';
import { useDrill } from '../signals/use-drill';
import { useLateSound } from '../signals/use-late-sound';
import { useTitle } from '../signals/use-title';

interface BoardSignalsProps {
  sync: LiveBoard;
  /** All that the board shows. */
  orders: readonly OrderCardDto[];
  ringing: OrderCardDto[];
  /** What rings once more because it is about to expire. */
  calls: OrderCardDto[];
}

/** What only tries the devices out rings once, by `useDrill`, and is over without a sound or a word. */
const isTold = ({ drill }: OrderCardDto) => !drill;

/** What the board tells those who do not look at it: the ring, the other sounds, the tab's title, the spoken word. */
export function BoardSignals({ sync, orders, ringing, calls }: BoardSignalsProps) {
  const { t } = useTranslation(['orders', 'order']);
  const [said, setSaid] = useState('');
  useRing(ringing.length + calls.length > 0, {
    aloud: ringing.some(({ escalation }) => ringsLoud(escalation)),
    onRing(heard) {
      ringing.forEach((order) => recordRing(order, heard));
      if (heard) calls.forEach(({ id, branchId }) => recordSignal(id, 'CALLED', { branchId }));
    },
  });
  useDrill(sync);
  const countLate = (now: number) =>
    orders.filter((order) => isTold(order) && timeLeft(order, now)?.urgency === 'late').length;
  useLateSound(countLate, sync.state.use().loaded.join());
  const missed = orders.filter(isUnacknowledgedMiss).length;
  useTitle(t('board.title'), ringing.length + calls.length + missed);
  useOrderChanges(sync, (change) => {
    if (!isTold(change.after)) return;
    const sound = counterSound(change);
    if (sound) playOnce(sound);
    const { before, after } = change;
    const words = { number: after.number, customer: after.customerName };
    if (!before && isRinging(after)) setSaid(t('said.placed', words));
    else if (before && before.state !== after.state)
      setSaid(t('said.moved', { ...words, state: t(`order:states.${stateKey(after)}`) }));
  });
  return (
    <div className="visually-hidden" aria-live="polite">
      {said}
    </div>
  );
}

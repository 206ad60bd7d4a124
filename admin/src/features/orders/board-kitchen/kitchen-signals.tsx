import type { OrderCardDto } from '@contracts/orders';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countLate, type KitchenTicket } from './tickets';
import { useOrderChanges } from '../live/board-store';
import type { BoardSync } from '../live/board-sync';
import { kitchenSound, playOnce } from '../signals/order-sounds';
import { noteRing, useRing } from '../signals/ring';
import { useDrill } from '../signals/use-drill';
import { useLateSound } from '../signals/use-late-sound';
import { useTitle } from '../signals/use-title';

const REMIND_MS = 20_000;

interface KitchenSignalsProps {
  sync: BoardSync;
  tickets: KitchenTicket[];
  /** Orders that nobody at the counter takes note of, for which it rings. */
  calling: readonly OrderCardDto[];
}

/** What the kitchen hears: a new ticket, one that is late, and one to throw away until somebody has seen it. */
export function KitchenSignals({ sync, tickets, calling }: KitchenSignalsProps) {
  const { t } = useTranslation('orders');
  const [said, setSaid] = useState('');
  const cancelled = tickets.some(({ kind }) => kind === 'cancelled');
  useTitle(t('kitchen.title'), tickets.length);
  useRing(calling.length > 0, {
    aloud: true,
    onRing: (heard) => calling.forEach((order) => noteRing(order, heard)),
  });
  useDrill(sync);
  useLateSound((now) => countLate(tickets, now));
  useOrderChanges(sync, (change) => {
    const sound = kitchenSound(change);
    if (!sound) return;
    noteRing(change.after, playOnce(sound, 1));
    setSaid(t(`kitchen.said.${sound}`, { number: change.after.number }));
  });
  useEffect(() => {
    if (!cancelled) return;
    const timer = setInterval(() => playOnce('cancelled', 1), REMIND_MS);
    return () => clearInterval(timer);
  }, [cancelled]);
  return (
    <div className="visually-hidden" aria-live="polite">
      {said}
    </div>
  );
}

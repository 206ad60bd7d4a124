import type { OrderCardDto } from '@contracts/orders';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kitchenSound, remindersOf, type KitchenSound } from './kitchen-sound';
import { countLate, type KitchenTicket, type StationChoice } from './tickets';
import { useOrderChanges } from '../live/board-store';
import type { BoardSync } from '../live/board-sync';
import { playOnce } from '../signals/order-sounds';
import { recordRing, useRing } from '../signals/ring';
import { useDrill } from '../signals/use-drill';
import { useLateSound } from '../signals/use-late-sound';
import { useTitle } from '../signals/use-title';

const REMIND_MS = 20_000;

interface KitchenSignalsProps {
  sync: BoardSync;
  /** What the screen shows: what hangs elsewhere does not ring here. */
  station: StationChoice;
  tickets: KitchenTicket[];
  /** Orders that nobody at the counter takes note of, for which it rings. */
  calling: readonly OrderCardDto[];
}

/** What the kitchen hears: a new ticket, one that is late, and one that was changed or is to throw away until somebody has seen it. */
export function KitchenSignals({ sync, station, tickets, calling }: KitchenSignalsProps) {
  const { t } = useTranslation('orders');
  const [said, setSaid] = useState('');
  useTitle(t('kitchen.title'), tickets.length);
  useRing(calling.length > 0, {
    aloud: true,
    onRing: (heard) => calling.forEach((order) => recordRing(order, heard)),
  });
  useDrill(sync);
  useLateSound((now) => countLate(tickets, now), station);
  useOrderChanges(sync, (change) => {
    const sound = kitchenSound(change, station);
    if (!sound) return;
    recordRing(change.after, playOnce(sound, 1));
    setSaid(t(`kitchen.said.${sound}`, { number: change.after.number }));
  });
  const reminders = remindersOf(tickets);
  useReminder('cancelled', reminders.includes('cancelled'));
  useReminder('changed', reminders.includes('changed'));
  return (
    <div className="visually-hidden" aria-live="polite">
      {said}
    </div>
  );
}

/** Sounds again and again for what nobody has taken note of. */
function useReminder(sound: KitchenSound, unseen: boolean): void {
  useEffect(() => {
    if (!unseen) return;
    const timer = setInterval(() => playOnce(sound, 1), REMIND_MS);
    return () => clearInterval(timer);
  }, [sound, unseen]);
}

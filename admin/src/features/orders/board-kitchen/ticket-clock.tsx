import { timeParts } from '@entities/order/time-left';
import { useTimeWords } from '@entities/order/time-left-badge';
import { Timer, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './kitchen-ticket.module.css';
import { ticketTime, type KitchenTicket } from './tickets';
import { useClock } from '@shared/state/use-now';

/** How long there is, as colour, sign and words; the colour is the ticket's, so that it is seen from afar. */
export function TicketClock({ ticket }: { ticket: KitchenTicket }) {
  const { t } = useTranslation('order');
  const say = useTimeWords();
  const seen = useClock((now) => {
    const left = ticketTime(ticket, now);
    return `${left.urgency} ${say(timeParts(left))}`;
  });
  const at = seen.indexOf(' ');
  const urgency = seen.slice(0, at);
  const Icon = urgency === 'late' ? TriangleAlert : Timer;
  return (
    <span className={styles.time} data-urgency={urgency} title={t('time.until.promise')}>
      <Icon size={22} strokeWidth={2.25} aria-hidden />
      {seen.slice(at + 1)}
    </span>
  );
}

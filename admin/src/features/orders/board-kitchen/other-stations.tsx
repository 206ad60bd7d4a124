import { useTranslation } from 'react-i18next';
import styles from './kitchen-ticket.module.css';
import { TICKET_STATE_ICONS, useTicketStateNames } from './ticket-state-looks';
import type { KitchenTicket } from './tickets';

/** Where else an order is made, or where at all, and how far it is there. */
export function OtherStations({ ticket: { station, alsoAt } }: { ticket: KitchenTicket }) {
  const { t } = useTranslation('orders');
  const names = useTicketStateNames();
  if (alsoAt.length === 0) return null;
  return (
    <p className={styles.also}>
      {t(station === null ? 'kitchen.madeAt' : 'kitchen.alsoAt')}{' '}
      {alsoAt.map(({ station: name, state }) => {
        const Icon = TICKET_STATE_ICONS[state];
        return (
          <span key={name} className={styles.at} data-progress={state}>
            <Icon size={18} strokeWidth={2.5} role="img" aria-label={names[state]} />
            {name || t('kitchen.noStation')}
          </span>
        );
      })}
    </p>
  );
}

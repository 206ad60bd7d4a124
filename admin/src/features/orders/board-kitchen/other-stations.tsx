import { StationProgress } from '@entities/order/station-progress';
import { useTranslation } from 'react-i18next';
import styles from './kitchen-ticket.module.css';
import type { KitchenTicket } from './tickets';

/** Where else an order is made, or where at all, and how far it is there. */
export function OtherStations({ ticket: { station, alsoAt } }: { ticket: KitchenTicket }) {
  const { t } = useTranslation('orders');
  if (alsoAt.length === 0) return null;
  return (
    <p className={styles.also}>
      {t(station === null ? 'kitchen.madeAt' : 'kitchen.alsoAt')}{' '}
      <StationProgress stations={alsoAt} iconSize={18} />
    </p>
  );
}

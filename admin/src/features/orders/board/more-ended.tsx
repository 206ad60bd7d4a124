import { boardColumn, type BoardColumn } from '@domain/orders/life-cycle';
import { ORDER_STATES } from '@domain/orders/order';
import { useTranslation } from 'react-i18next';
import styles from './board-column.module.css';
import { orders } from '../orders.feature';
import { LinkButton } from '@shared/ui/button';

/** That the day had more orders of a column than the board shows, and the way to all of them. */
export function MoreEnded({ column, shown, beyond }: { column: BoardColumn; shown: number; beyond: number }) {
  const { t } = useTranslation('orders');
  if (beyond === 0) return null;
  const states = ORDER_STATES.filter((state) => boardColumn(state) === column);
  return (
    <p className={styles.more}>
      {t('board.shownOf', { shown, count: shown + beyond })}
      <LinkButton type="link" size="small" to={`${orders.paths.list}?state=${states.join()}`}>
        {t('board.toList')}
      </LinkButton>
    </p>
  );
}

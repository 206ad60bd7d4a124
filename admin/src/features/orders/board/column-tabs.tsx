import { Button } from 'antd';
import type { BoardColumn } from '@domain/orders/life-cycle';
import { isRinging } from '@entities/order/order-moves';
import { useTranslation } from 'react-i18next';
import type { Columns } from './board-columns';
import { COLUMN_LOOKS } from './column-looks';
import styles from './column-tabs.module.css';

interface ColumnTabsProps {
  columns: Columns;
  /** Those that are not hidden. */
  seen: readonly BoardColumn[];
  shown: BoardColumn;
  onShow: (column: BoardColumn) => void;
}

/** On phones one column is seen at a time: its neighbours, with how many are in them. */
export function ColumnTabs({ columns, seen, shown, onShow }: ColumnTabsProps) {
  const { t } = useTranslation('orders');
  return (
    <nav className={styles.tabs} aria-label={t('board.columns')}>
      {seen.map((column) => {
        const { icon: Icon } = COLUMN_LOOKS[column];
        const orders = columns[column];
        return (
          <Button
            key={column}
            shape="round"
            className={styles.tab}
            icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
            aria-pressed={column === shown}
            data-ringing={orders.some(isRinging) || undefined}
            onClick={(event) => {
              onShow(column);
              event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
            }}
          >
            {t(`columns.${column}`)}
            <span className={styles.count}>{orders.length}</span>
          </Button>
        );
      })}
    </nav>
  );
}

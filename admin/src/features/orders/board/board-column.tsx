import { Button } from 'antd';
import type { OrderCardDto } from '@contracts/orders';
import type { BoardColumn } from '@domain/orders/life-cycle';
import { ChevronsLeft, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AcceptMany } from './accept-many';
import { BoardCard } from './board-card';
import styles from './board-column.module.css';
import { COLUMN_LOOKS } from './column-looks';
import { useColumnDrop } from './board-drag';
import { activeCard } from './board-focus';
import { MoreEnded } from './more-ended';
import { useAheadOf } from '@entities/order/kitchen-queue';
import { countLateOrders } from '@entities/order/late-orders';
import { useClock } from '@shared/state/use-now';
import { classes } from '@shared/ui/classes';

interface BoardColumnProps {
  column: BoardColumn;
  orders: OrderCardDto[];
  folded: boolean;
  onFold: (column: BoardColumn, yes: boolean) => void;
  /** The one that is seen on phones, where there is room for one. */
  shown: boolean;
  searching: boolean;
  /** How many more the day had, for which there is no room. */
  beyond: number;
}

/** What has ended is looked up, not worked on: the latest are enough until somebody asks for all. */
const ENDED: readonly BoardColumn[] = ['DONE', 'CANCELLED'];
const LATEST = 30;

export function BoardColumnView({
  column,
  orders,
  folded,
  onFold,
  shown,
  searching,
  beyond,
}: BoardColumnProps) {
  const { t } = useTranslation('orders');
  const id = useId();
  const [everything, setEverything] = useState(false);
  const [joinDrop, dropState] = useColumnDrop(column);
  const ended = ENDED.includes(column);
  const visible = ended && !everything ? orders.slice(0, LATEST) : orders;
  const active = activeCard.get();
  const first = visible.some((order) => order.id === active) ? null : visible[0]?.id;
  const aheadOf = useAheadOf();
  const late = useClock((now) => (ended ? 0 : countLateOrders(orders, now, aheadOf)));
  const { icon: Icon, tone } = COLUMN_LOOKS[column];

  return (
    <section
      ref={joinDrop}
      className={classes(styles.column, folded && styles.folded)}
      aria-labelledby={id}
      data-column={column}
      data-shown={shown}
      data-drop={dropState}
    >
      <header className={styles.head} data-tone={tone}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        <h2 id={id} className={styles.title}>
          {t(`columns.${column}`)}
        </h2>
        <span className={styles.count}>{orders.length + beyond}</span>
        {late > 0 && (
          <span className={styles.late} title={t('board.late', { count: late })}>
            <TriangleAlert size={14} strokeWidth={2} aria-hidden />
            <span aria-hidden>{late}</span>
            <span className="visually-hidden">{t('board.late', { count: late })}</span>
          </span>
        )}
        {folded ? (
          <Button
            type="text"
            className={styles.unfold}
            aria-expanded={false}
            aria-label={t('board.unfold', { column: t(`columns.${column}`) })}
            onClick={() => onFold(column, false)}
          />
        ) : (
          <Button
            type="text"
            size="small"
            className={styles.fold}
            title={t('board.fold', { column: t(`columns.${column}`) })}
            icon={<ChevronsLeft size={14} strokeWidth={1.75} />}
            aria-expanded
            onClick={() => onFold(column, true)}
          />
        )}
      </header>
      <div className={styles.body}>
        {orders.length === 0 && (
          <p className={styles.empty}>{t(searching ? 'board.noneFound' : `empty.${column}`)}</p>
        )}
        {column === 'TO_ACCEPT' && <AcceptMany orders={orders} />}
        <ul className={styles.cards}>
          {visible.map((order) => (
            <BoardCard key={order.id} order={order} first={order.id === first} compact={ended} />
          ))}
        </ul>
        {visible.length < orders.length && (
          <Button block type="text" className={styles.all} onClick={() => setEverything(true)}>
            {t('board.showAll', { count: orders.length })}
          </Button>
        )}
        {visible.length === orders.length && (
          <MoreEnded column={column} shown={orders.length} beyond={beyond} />
        )}
      </div>
    </section>
  );
}

import type { OrderCardDto } from '@contracts/orders';
import { Checkbox } from 'antd';
import { ChannelLabel, TypeLabel } from '@entities/order/order-labels';
import { CustomerName } from '@entities/order/customer-name';
import { OrderStateTag } from '@entities/order/order-state-tag';
import { TestTag } from '@entities/order/test-tag';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Selection } from './bulk/use-selection';
import list from './list.module.css';
import styles from './order-cards.module.css';
import { Payment } from './order-columns';
import { Money } from '@entities/money/money';
import { useFormat } from '@shared/format/context';
import { Skeleton } from '@shared/ui/states';

interface OrderCardsProps {
  orders: OrderCardDto[];
  selection: Selection;
  linkTo: (order: OrderCardDto) => string;
  isLoading: boolean;
  isStale: boolean;
  empty: ReactNode;
}

const WAITING_CARDS = 6;

/** The list on a phone. */
export function OrderCards({ orders, selection, linkTo, isLoading, isStale, empty }: OrderCardsProps) {
  const { t } = useTranslation(['navigation', 'orders-list']);
  const { moment } = useFormat();
  if (isLoading) {
    return (
      <ul className={styles.cards}>
        {Array.from({ length: WAITING_CARDS }, (_, index) => (
          <li key={index} className={styles.card}>
            <Skeleton lines={3} height={14} />
          </li>
        ))}
      </ul>
    );
  }
  if (orders.length === 0) return <>{empty}</>;
  const tick = (id: string, ticked: boolean) =>
    selection.tick(orders.filter((order) => (order.id === id ? ticked : selection.ids.includes(order.id))));
  return (
    <ul className={styles.cards} aria-label={t('orders')} data-stale={isStale || undefined}>
      {orders.map((order) => (
        <li key={order.id} className={styles.ticked}>
          <Checkbox
            className={styles.tick}
            aria-label={t('orders-list:bulk.choose', { number: order.number })}
            checked={selection.ids.includes(order.id)}
            onChange={({ target }) => tick(order.id, target.checked)}
          />
          <Link to={linkTo(order)} className={styles.card}>
            <span className={styles.cardLine}>
              <b className={list.number}>{order.number}</b>
              <span className={styles.cardName}>
                <CustomerName order={order} />
              </span>
              <Money cents={order.totalCents} />
            </span>
            <span className={styles.cardLine}>
              <OrderStateTag order={order} />
              {order.test && <TestTag />}
              <span className={styles.cardFacts}>
                <ChannelLabel channel={order.channel} iconOnly />
                <TypeLabel order={order} iconOnly />
                <Payment order={order} iconOnly />
              </span>
            </span>
            <span className={list.faint}>{moment(order.placedAt)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

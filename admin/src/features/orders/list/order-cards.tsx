import type { OrderCardDto } from '@contracts/orders';
import { ChannelLabel, TypeLabel } from '@entities/order/order-labels';
import { CustomerName } from '@entities/order/customer-name';
import { OrderStateTag } from '@entities/order/order-state-tag';
import { TestTag } from '@entities/order/test-tag';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './list.module.css';
import { Payment } from './order-columns';
import { Money } from '@entities/money/money';
import { useFormat } from '@shared/format/context';
import { Skeleton } from '@shared/ui/states';

interface OrderCardsProps {
  orders: OrderCardDto[];
  linkTo: (order: OrderCardDto) => string;
  isLoading: boolean;
  isStale: boolean;
  empty: ReactNode;
}

const WAITING_CARDS = 6;

/** The list on a phone. */
export function OrderCards({ orders, linkTo, isLoading, isStale, empty }: OrderCardsProps) {
  const { t } = useTranslation('navigation');
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
  return (
    <ul className={styles.cards} aria-label={t('orders')} data-stale={isStale || undefined}>
      {orders.map((order) => (
        <li key={order.id}>
          <Link to={linkTo(order)} className={styles.card}>
            <span className={styles.cardLine}>
              <b className={styles.number}>{order.number}</b>
              <span className={styles.cardName}>
                <CustomerName order={order} />
              </span>
              <Money cents={order.totalCents} />
            </span>
            <span className={styles.cardLine}>
              <OrderStateTag state={order.state} />
              {order.test && <TestTag />}
              <span className={styles.cardFacts}>
                <ChannelLabel channel={order.channel} iconOnly />
                <TypeLabel order={order} iconOnly />
                <Payment order={order} iconOnly />
              </span>
            </span>
            <span className={styles.faint}>{moment(order.placedAt)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

import type { OrderCardDto } from '@contracts/orders';
import type { PaymentClaim } from '@domain/orders/payment';
import { BranchName } from '@entities/branch/branch-name';
import { PaymentLabel } from '@entities/order/order-labels';
import { isRinging } from '@entities/order/order-moves';
import { MessageCircleQuestion } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useBoardSettings } from './board-settings';
import { COLUMN_LOOKS } from './column-looks';
import { InItsBranch } from './in-its-branch';
import styles from './payment-strip.module.css';
import { ActionButton } from '../actions/action-button';
import { OrderMenu } from '../actions/order-menu';
import { orders as feature } from '../orders.feature';
import { useFormat } from '@shared/format/context';
import { fillPath } from '@shared/routing/path';
import { useNow } from '@shared/state/use-now';
import { Tag } from '@shared/ui/tag';

/**
 * Orders whose money has not arrived: the kitchen does not see them yet. Whoever says that they have paid comes first.
 * Not there while there are none.
 */
export function PaymentStrip({ orders }: { orders: OrderCardDto[] }) {
  const { t } = useTranslation('orders');
  const { branches } = useBoardSettings();
  const id = useId();
  if (orders.length === 0) return null;
  const { icon: Icon } = COLUMN_LOOKS.AWAITING_PAYMENT;
  return (
    <section className={styles.strip} aria-labelledby={id} data-column="AWAITING_PAYMENT" data-wide-foot>
      <h2 id={id} className={styles.title}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        {t('columns.AWAITING_PAYMENT')}
        <span className={styles.count}>{orders.length}</span>
      </h2>
      <ul className={styles.list}>
        {saidPaidFirst(orders).map((order) => (
          <li
            key={order.id}
            className={styles.item}
            data-order={order.id}
            data-ringing={isRinging(order) || undefined}
          >
            <InItsBranch branch={branches?.get(order.branchId)}>
              <Row order={order} branchName={branches?.get(order.branchId)?.name} />
            </InItsBranch>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  order: OrderCardDto;
  /** Whose it is, where orders of several branches stand together: each has an 001 of its own. */
  branchName: string | undefined;
}

function Row({ order, branchName }: RowProps) {
  const { t } = useTranslation('orders');
  const { money, relative } = useFormat();
  const now = useNow(30_000);
  return (
    <>
      <Link to={fillPath(feature.paths.show, { id: order.id })} className={styles.number}>
        {order.number}
      </Link>
      {branchName && <BranchName>{branchName}</BranchName>}
      <span className={styles.who}>{order.customerName}</span>
      {order.totalCents !== null && <b className="figures">{money(order.totalCents)}</b>}
      {order.payment && <PaymentLabel method={order.payment.method} iconOnly />}
      {order.payment?.claim && <Claim claim={order.payment.claim} />}
      {order.payment?.checkout && <span>{t(`details.checkout.${order.payment.checkout}`)}</span>}
      <span className={styles.since}>{relative(order.placedAt, now)}</span>
      {order.actions.includes('confirm-payment') && <ActionButton order={order} action="confirm-payment" />}
      <OrderMenu order={order} primary="confirm-payment" />
    </>
  );
}

const saidPaidFirst = (orders: readonly OrderCardDto[]): OrderCardDto[] =>
  [...orders].sort((a, b) => Number(Boolean(b.payment?.claim)) - Number(Boolean(a.payment?.claim)));

/** What the customer says, which is not yet so. */
function Claim({ claim }: { claim: PaymentClaim }) {
  const { t } = useTranslation('order');
  const { clock } = useFormat();
  return (
    <Tag tone="waiting" icon={MessageCircleQuestion}>
      {t('pix.claim', { at: clock(claim.at) })}
      {claim.note && ` “${claim.note}”`}
    </Tag>
  );
}

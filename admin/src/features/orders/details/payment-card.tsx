import type { OrderDto } from '@contracts/orders';
import type { Payment } from '@domain/orders/payment';
import { BadgeCheck, Hourglass } from 'lucide-react';
import { PaymentTruth } from '@entities/order/payment-truth';
import { useTranslation } from 'react-i18next';
import styles from './details.module.css';
import { DisputeMark } from './dispute-mark';
import { RefundList } from './refund-list';
import { UnmatchedMark } from './unmatched-mark';
import { RefundMark } from '@entities/order/refund-mark';
import { PaymentLabel } from '@entities/order/order-labels';
import { useFormat } from '@shared/format/context';
import { Card } from '@shared/ui/card';
import { Tag } from '@shared/ui/tag';

/** How it is paid, whether it is, and what has to be given back. */
export function PaymentCard({ order }: { order: OrderDto }) {
  const { t } = useTranslation(['orders', 'order']);
  const { money } = useFormat();
  const { payments, dueCents, refundDueCents, refundedCents } = order;
  if (!payments) return null;
  const paid = dueCents === 0;
  // Whoever was not served owes nothing.
  const lost = order.cancellation !== null && order.paidCents === 0;
  return (
    <Card
      title={t('details.payment')}
      actions={
        lost ? (
          <Tag>{t('details.nothingToCollect')}</Tag>
        ) : refundDueCents || (refundedCents && paid) ? (
          <RefundMark order={order} />
        ) : (
          <Tag tone={paid ? 'ready' : 'waiting'} icon={paid ? BadgeCheck : Hourglass}>
            {paid ? t('paymentStates.CONFIRMED') : t('order:card.dueOf', { amount: money(dueCents ?? 0) })}
          </Tag>
        )
      }
    >
      {payments.map((payment, index) => (
        <OnePayment key={index} payment={payment} order={order} lost={lost} several={payments.length > 1} />
      ))}
      <RefundList payments={payments} />
    </Card>
  );
}

interface OnePaymentProps {
  payment: Payment;
  order: OrderDto;
  lost: boolean;
  several: boolean;
}

/** One payment: said paid by the customer and confirmed, by whom and by what, are different lines. */
function OnePayment({ payment, order, lost, several }: OnePaymentProps) {
  const { t } = useTranslation(['orders', 'order']);
  const { money, moment } = useFormat();
  const { method, timing, state, amountCents, changeForCents, confirmedAt, confirmedBy, claim } = payment;
  const { confirmedByName, evidence, checkout, unmatched, dispute } = payment;
  return (
    <>
      <div className={styles.paymentRow}>
        <PaymentLabel method={method} />
        <span className={styles.faint}>
          {timing === 'PREPAID' ? t('paymentTimings.PREPAID') : t(`paymentTimings.ON_DELIVERY.${order.type}`)}
          {several && ` · ${t(`paymentStates.${state}`)}`}
        </span>
        <PaymentTruth payment={payment} />
        <b className="figures">{money(amountCents)}</b>
      </div>
      {changeForCents !== null && !lost && (
        <p>
          {t('details.change', {
            note: money(changeForCents),
            change: money(Math.max(0, changeForCents - amountCents)),
          })}
        </p>
      )}
      {claim && (
        <p className={styles.faint}>
          {t('order:pix.saidPaid', { at: moment(claim.at) })}
          {claim.note && ` “${claim.note}”`}
        </p>
      )}
      {checkout && !confirmedAt && <p className={styles.faint}>{t(`details.checkout.${checkout.state}`)}</p>}
      {unmatched && <UnmatchedMark order={order} unmatched={unmatched} />}
      {dispute && <DisputeMark dispute={dispute} />}
      {confirmedAt && confirmedBy && (
        <p className={styles.faint}>
          {confirmedByName
            ? t('order:pix.confirmedBy', { name: confirmedByName, at: moment(confirmedAt) })
            : t(`details.confirmed.${confirmedBy}`, { at: moment(confirmedAt) })}
          {evidence && ` “${evidence}”`}
        </p>
      )}
    </>
  );
}

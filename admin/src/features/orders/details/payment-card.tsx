import type { OrderDto } from '@contracts/orders';
import { BadgeCheck, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './details.module.css';
import { RefundMark } from '@entities/order/refund-mark';
import { PaymentLabel } from '@entities/order/order-labels';
import { useFormat } from '@shared/format/context';
import { Card } from '@shared/ui/card';
import { Tag } from '@shared/ui/tag';

/** How it is paid, whether it is, and what has to be given back. */
export function PaymentCard({ order }: { order: OrderDto }) {
  const { t } = useTranslation(['orders', 'order']);
  const { money, moment } = useFormat();
  const { paidWith } = order;
  if (!paidWith) return null;
  const { method, timing, state, amountCents, changeForCents, confirmedAt, confirmedBy, refund } = paidWith;
  const paid = state === 'CONFIRMED';
  // Whoever was not served owes nothing.
  const lost = !paid && !refund && order.cancellation !== null;
  return (
    <Card
      title={t('details.payment')}
      actions={
        lost ? (
          <Tag>{t('details.nothingToCollect')}</Tag>
        ) : order.refundDueCents || refund ? (
          <RefundMark order={order} />
        ) : (
          <Tag tone={paid ? 'ready' : 'waiting'} icon={paid ? BadgeCheck : Hourglass}>
            {t(`paymentStates.${state}`)}
          </Tag>
        )
      }
    >
      <div className={styles.paymentRow}>
        <PaymentLabel method={method} />
        <span className={styles.faint}>
          {timing === 'PREPAID' ? t('paymentTimings.PREPAID') : t(`paymentTimings.ON_DELIVERY.${order.type}`)}
        </span>
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
      {confirmedAt && confirmedBy && (
        <p className={styles.faint}>{t(`details.confirmed.${confirmedBy}`, { at: moment(confirmedAt) })}</p>
      )}
      {refund && (
        <p className={styles.faint}>
          {t('details.refunded', {
            amount: money(refund.amountCents),
            how: t(`refund.methods.${refund.method}`, { method: t(`order:payments.${method}`) }),
            by: refund.by,
            at: moment(refund.at),
          })}
          {refund.note && ` “${refund.note}”`}
        </p>
      )}
    </Card>
  );
}

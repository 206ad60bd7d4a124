import type { PaymentMethod, Refund } from '@domain/orders/order';
import { useTranslation } from 'react-i18next';
import styles from './details.module.css';
import { useFormat } from '@shared/format/context';

/** Each time money was given back: how much, by whom, how and why. */
export function RefundList({ refunds, method }: { refunds: Refund[]; method: PaymentMethod | undefined }) {
  const { t } = useTranslation(['orders', 'order']);
  const { money, moment } = useFormat();
  return refunds.map((refund, index) => (
    <p key={index} className={styles.faint}>
      {t('details.refunded', {
        amount: money(refund.amountCents),
        how: t(`refund.methods.${refund.method}`, { method: method ? t(`order:payments.${method}`) : '' }),
        by: refund.by,
        at: moment(refund.at),
      })}
      {refund.part === 'ITEM' && refund.of && ` · ${refund.of}`}
      {refund.note && ` “${refund.note}”`}
    </p>
  ));
}

import type { Discount, Fee } from '@domain/orders/order';
import { useLocale } from '../i18n/locale';
import styles from './order-sums.module.css';

interface OrderSumsProps {
  itemsCents: number;
  fees: readonly Fee[];
  discounts: readonly Discount[];
  totalCents: number;
  /** A delivery whose fee is not known yet. */
  feeUnknown?: boolean;
}

/** How the total comes about. */
export function OrderSums({ itemsCents, fees, discounts, totalCents, feeUnknown = false }: OrderSumsProps) {
  const { t, money } = useLocale();
  const discountName = (source: Discount['source'], reason: string | null) => {
    if (!reason) return t(`discount.${source}`);
    // A reward has a name that says what it is.
    return source === 'LOYALTY' ? reason : t('sum.discountOf', { reason });
  };
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('sum.items')}</dt>
        <dd>{money(itemsCents)}</dd>
      </div>
      {fees.map(({ kind, amountCents }) => (
        <div key={kind}>
          <dt>{t(`fee.${kind}`)}</dt>
          <dd>{amountCents === 0 ? t('sum.freeDelivery') : money(amountCents)}</dd>
        </div>
      ))}
      {feeUnknown && (
        <div className={styles.unknown}>
          <dt>{t('fee.DELIVERY')}</dt>
          <dd>{t('sum.afterAddress')}</dd>
        </div>
      )}
      {discounts.map(({ source, reason, amountCents }, at) => (
        <div key={at} className={styles.discount}>
          <dt>{discountName(source, reason)}</dt>
          <dd>−{money(amountCents)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t('sum.total')}</dt>
        <dd>{money(totalCents)}</dd>
      </div>
    </dl>
  );
}

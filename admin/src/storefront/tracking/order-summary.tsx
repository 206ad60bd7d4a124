import type { TrackedOrderDto } from '@contracts/storefront';
import { counted } from '@domain/menu/unit';
import { extraWords } from '@domain/orders/choices';
import { OrderSums } from '../checkout/order-sums';
import { useLocale } from '../i18n/locale';
import styles from './order-summary.module.css';

/** What was ordered, where it goes and how it is paid. */
export function OrderSummary({ order }: { order: TrackedOrderDto }) {
  const { t, money } = useLocale();
  const { address, payment, paidCents, dueCents } = order;
  return (
    <section className={styles.card} aria-label={t('track.items')}>
      <h2>{t('track.items')}</h2>
      <ul className={styles.items}>
        {order.items.map((item, at) => {
          const chosen = [...(item.variation ? [item.variation.name] : []), ...extraWords(item.extras)];
          return (
            <li key={at}>
              <span className={styles.quantity}>{counted(item.quantity, item.unit)}</span>
              <span className={styles.words}>
                {item.name}
                {chosen.length > 0 && <span className={styles.more}>{chosen.join(', ')}</span>}
                {item.notes && <span className={styles.more}>“{item.notes}”</span>}
              </span>
              <span>{money(item.totalCents)}</span>
            </li>
          );
        })}
      </ul>
      <OrderSums {...order} />
      <dl className={styles.facts}>
        <div>
          <dt>{t('checkout.payment')}</dt>
          <dd>
            {t(`pay.${payment.method}`)}
            {paidCents > 0 && dueCents === 0 && ` – ${t('track.paid')}`}
            {paidCents > 0 && dueCents > 0 && ` – ${t('track.due', { amount: money(dueCents) })}`}
            {payment.changeForCents !== null &&
              ` – ${t('track.changeFor', { amount: money(payment.changeForCents) })}`}
          </dd>
        </div>
        {address && (
          <div>
            <dt>{t('info.address')}</dt>
            <dd>
              {[address.street, address.number, address.complement].filter(Boolean).join(', ')} –{' '}
              {address.district}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

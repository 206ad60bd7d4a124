import type { TrackedOrderDto } from '@contracts/storefront';
import { counted } from '@domain/menu/unit';
import { extraWords } from '@domain/orders/choices';
import { OrderSums } from '../checkout/order-sums';
import { useLocale } from '../i18n/locale';
import styles from './order-summary.module.css';
import { PaymentFacts } from './payment-facts';
import { RefundWords } from './refund-words';
import { hasEnded } from './steps';

/** What was ordered, where it goes, how it is paid and what of that was given back. */
export function OrderSummary({ order }: { order: TrackedOrderDto }) {
  const { t, money } = useLocale();
  const { address } = order;
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
        <PaymentFacts order={order} />
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
      {/* Of an order that came to nothing it stands with what became of it. */}
      {!hasEnded(order) && <RefundWords order={order} />}
    </section>
  );
}

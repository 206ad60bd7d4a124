import { trackingAddress } from '../addresses';
import { isNews, type RecentOrder } from '../device/recent-orders';
import { useLocale } from '../i18n/locale';
import { Action } from '../ui/action';
import { Notice } from '../ui/notice';
import notices from './store-notices.module.css';
import styles from './recent-orders.module.css';

interface RecentOrdersProps {
  slug: string;
  orders: readonly RecentOrder[];
  now: Date;
  onAgain: (order: RecentOrder) => void;
}

/** The last orders of this device: those that may still be on their way can be followed, and all be ordered again whose customer wants them kept. */
export function RecentOrders({ slug, orders, now, onAgain }: RecentOrdersProps) {
  const { t, clock, date } = useLocale();
  // What was ordered for later is awaited for days: the time alone would tell of today.
  const time = (at: string) => (date(at) === date(now) ? clock(at) : `${clock(at)} (${date(at)})`);
  const again = orders.filter(({ passing }) => !passing);
  return (
    <>
      {orders
        .filter((order) => isNews(order, now.getTime()))
        .map(({ token, number, placedAt }) => (
          <Notice
            key={token}
            kind="info"
            action={
              <a className={notices.link} href={trackingAddress(slug, token)}>
                {t('notice.follow')}
              </a>
            }
          >
            {t('notice.order', { number, time: time(placedAt) })}
          </Notice>
        ))}
      {again.length > 0 && (
        <section aria-labelledby="again" className={styles.again}>
          <h2 id="again">{t('reorder.title')}</h2>
          <ul>
            {again.map((order) => (
              <li key={order.token}>
                <Action wide end={date(order.placedAt)} onClick={() => onAgain(order)}>
                  {order.items || t('reorder.number', { number: order.number })}
                </Action>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

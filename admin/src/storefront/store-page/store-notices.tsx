import { useMemo } from 'react';
import type { Cart } from '../cart/use-cart';
import { recentOrders } from '../device/recent-orders';
import { useLocale } from '../i18n/locale';
import { Action } from '../ui/action';
import { Notice } from '../ui/notice';
import styles from './store-notices.module.css';
import type { Reorder } from './use-reorder';

interface StoreNoticesProps {
  slug: string;
  cart: Pick<Cart, 'dropped' | 'forgetDropped'>;
  reorder: Reorder;
  /** Why nothing can be ordered now, or null. */
  closed: string | null;
  /** Whether it is known from when on something can be. */
  opens: boolean;
  now: Date;
}

/** What the customer should know before they read the menu. */
export function StoreNotices({ slug, cart, reorder, closed, opens, now }: StoreNoticesProps) {
  const { t, list, clock } = useLocale();
  const orders = useMemo(() => recentOrders(slug, now.getTime()), [slug, now]);
  return (
    <div className={styles.notices}>
      {orders.map(({ token, number, placedAt }) => (
        <Notice
          key={token}
          kind="info"
          action={
            <a className={styles.link} href={`/t/${encodeURIComponent(token)}`}>
              {t('notice.follow')}
            </a>
          }
        >
          {t('notice.order', { number, time: clock(placedAt) })}
        </Notice>
      ))}
      {closed && (
        <Notice
          kind="warning"
          action={
            opens && (
              <a className={styles.link} href={`/m/${encodeURIComponent(slug)}/opening.ics`}>
                {t('notice.remind')}
              </a>
            )
          }
        >
          {t('notice.closed', { state: closed })}
        </Notice>
      )}
      {typeof reorder === 'object' && <Notice kind="info">{reorder.said}</Notice>}
      {reorder === 'failed' && <Notice kind="warning">{t('notice.reorderFailed')}</Notice>}
      {cart.dropped.length > 0 && (
        <Notice
          kind="warning"
          action={
            <Action kind="quiet" onClick={cart.forgetDropped}>
              {t('notice.understood')}
            </Action>
          }
        >
          {t('notice.dropped', { names: list(cart.dropped) })}
        </Notice>
      )}
    </div>
  );
}

import { lazy, useMemo, type ReactNode } from 'react';
import { openingAddress, type LinkIntent } from '../addresses';
import type { Cart } from '../cart/use-cart';
import type { LostOrder } from '../checkout/lost-order';
import { recentOrders } from '../device/recent-orders';
import { useLocale } from '../i18n/locale';
import { Action } from '../ui/action';
import { Notice } from '../ui/notice';
import styles from './store-notices.module.css';
import { Rare } from './rare';
import type { FailedIntent, Reorder } from './use-reorder';

const CartNotices = lazy(async () => ({ default: (await import('./cart-notices')).CartNotices }));
const RecentOrders = lazy(async () => ({ default: (await import('./recent-orders')).RecentOrders }));

interface StoreNoticesProps {
  slug: string;
  /** What became of an order whose answer was lost. */
  lost: LostOrder | null;
  /** What is said and asked before anything else. */
  first: ReactNode;
  cart: Pick<Cart, 'dropped' | 'forgetDropped'>;
  reorder: Reorder;
  failed: readonly FailedIntent[];
  onBring: (asked: LinkIntent) => void;
  /** Why nothing can be ordered for now, or null. */
  closed: string | null;
  /** Whether something can be ordered for later all the same. */
  later: boolean;
  /** Whether it is known from when on something can be. */
  opens: boolean;
  now: Date;
}

/** What the customer should know before they read the menu. */
export function StoreNotices(props: StoreNoticesProps) {
  const { slug, lost, first, cart, reorder, failed, onBring, closed, later, opens, now } = props;
  const { t } = useLocale();
  const taken = lost && 'token' in lost ? lost.token : null;
  const orders = useMemo(() => recentOrders(slug).filter(({ token }) => token !== taken), [slug, taken]);
  return (
    <div className={styles.notices}>
      {first}
      {closed && (
        <Notice
          kind="warning"
          action={
            opens && (
              <a className={styles.link} href={openingAddress(slug)}>
                {t('notice.remind')}
              </a>
            )
          }
        >
          {t(later ? 'notice.closedLater' : 'notice.closed', { state: closed })}
        </Notice>
      )}
      {(reorder !== 'none' || cart.dropped.length > 0) && (
        <Rare>
          <CartNotices {...{ cart, reorder, onBring }} />
        </Rare>
      )}
      {failed.map(({ asked, again }) => (
        <Notice
          key={asked.kind}
          kind="warning"
          action={
            again && (
              <Action kind="quiet" onClick={() => onBring(asked)}>
                {t('notice.again')}
              </Action>
            )
          }
        >
          {t(`notice.failed.${asked.kind}`)}
        </Notice>
      ))}
      {orders.length > 0 && (
        <Rare>
          <RecentOrders
            slug={slug}
            orders={orders}
            now={now}
            onAgain={({ token }) => onBring({ kind: 'again', token })}
          />
        </Rare>
      )}
    </div>
  );
}

import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { openingAddress, type LinkIntent } from '../addresses';
import type { Cart } from '../cart/use-cart';
import type { LostOrder } from '../checkout/lost-order';
import { recentOrders } from '../device/recent-orders';
import { useLocale } from '../i18n/locale';
import { Action } from '../ui/action';
import { Notice } from '../ui/notice';
import styles from './store-notices.module.css';
import type { Said } from './reorder';
import type { FailedIntent, Reorder } from './use-reorder';

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
  const { t, list } = useLocale();
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
      {typeof reorder === 'object' && <SaidNotice {...reorder} onBring={onBring} />}
      {reorder === 'done' && <Notice kind="info">{t('reorder.done')}</Notice>}
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
      {orders.length > 0 && (
        <Suspense fallback={null}>
          <RecentOrders
            slug={slug}
            orders={orders}
            now={now}
            onAgain={({ token }) => onBring({ kind: 'again', token })}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The store's answer to a link, with the way back where there is one. */
function SaidNotice({ said, offer, onBring }: Said & Pick<StoreNoticesProps, 'onBring'>) {
  const { t } = useLocale();
  return (
    <Notice
      kind="info"
      action={
        offer && (
          <Action kind="quiet" onClick={() => onBring(offer)}>
            {t('notice.remindersAgain')}
          </Action>
        )
      }
    >
      {said}
    </Notice>
  );
}

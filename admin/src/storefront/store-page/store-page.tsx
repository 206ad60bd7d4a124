import { lazy, Suspense, useEffect, useState } from 'react';
import type { StoreProduct } from '@contracts/storefront';
import { minimumOf } from '@domain/orders/minimum';
import { cartItem, roomForProduct, type CartItem } from '../cart/cart';
import { useCart } from '../cart/use-cart';
import { linkedCoupon } from '../device/linked-coupon';
import { favourites, toggleFavourite } from '../device/favourites';
import { WithWords } from '../i18n/language-provider';
import { useLocale } from '../i18n/locale';
import { loadWords } from '../i18n/words';
import { storeState } from '../menu/store-state';
import { useAnnounce } from '../ui/announcer';
import { OfflineBanner } from '../ui/offline-banner';
import { useNow } from '../ui/use-now';
import { useWide } from '../ui/use-wide';
import { LanguageSwitch } from './language-switch';
import { MenuView } from './menu-view';
import { Rare } from './rare';
import { StoreNotices } from './store-notices';
import styles from './store-page.module.css';
import { useLostOrder } from './use-lost-order';
import { useReorder } from './use-reorder';
import { useSeat } from './use-seat';
import type { LiveStore } from './use-store';
import { useView } from './use-view';

/** By then the menu is there, and the network is free. */
const AHEAD_MS = 1500;

const loadSheets = () => import('./sheets');
const loadCheckout = () => import('../checkout/checkout');
const CartViews = lazy(async () => ({ default: (await import('../cart/cart-views')).CartViews }));
const Sheets = lazy(async () => ({ default: (await loadSheets()).Sheets }));
// Most who see it go on to the checkout.
const CouponNotice = lazy(async () => ({ default: (await loadCheckout()).CouponNotice }));
const TableQuestion = lazy(async () => ({ default: (await import('./table-question')).TableQuestion }));
const LostOrderNotice = lazy(async () => ({
  default: (await import('./lost-order-notice')).LostOrderNotice,
}));
const Checkout = lazy(async () => ({ default: (await loadCheckout()).Checkout }));

export function StorePage({ slug, store }: { slug: string; store: LiveStore }) {
  const { menu } = store;
  const now = useNow();
  const seat = useSeat(slug, store.profile);
  // The minimum is that of this guest, wherever it is said.
  const minOrderCents = minimumOf(store.profile, seat.table === null ? 'TAKEOUT' : 'DINE_IN');
  const profile = { ...store.profile, minOrderCents };
  const locale = useLocale();
  const { t, language } = locale;
  const announce = useAnnounce();
  const wide = useWide();
  const cart = useCart(slug, menu);
  const navigation = useView();
  const { view, open, close, toMenu } = navigation;
  const { reorder, failed, bring } = useReorder(slug, cart, language);
  const [couponHint, setCouponHint] = useState<string | null>(null);
  const [ordering, setOrdering] = useState(false);
  /** Parts that are fetched after the menu is shown. */
  const [ahead, setAhead] = useState<Awaited<ReturnType<typeof loadSheets>>>();
  const { lost, unanswered, recheck, onTyped } = useLostOrder({
    ...{ slug, cart, ordering },
    onOrdered: () => {
      if (view.name !== 'checkout' && view.name !== 'cart') return;
      toMenu();
      window.scrollTo(0, 0);
    },
  });
  const [liked, setLiked] = useState(() => favourites(slug));
  const state = storeState(profile, locale, now);
  // Of what was seen some time ago nothing is ordered: the network's return brings it as it is.
  const seen = store.seenAt && t('offline.seen', { time: locale.moment(store.seenAt) });
  const closedNow = profile.store.canOrder ? null : state.words;
  const later = profile.scheduling.enabled;

  useEffect(() => {
    document.title = `${profile.name} – ${t('page.menu')}`;
  }, [profile.name, t]);

  // What is likely next is fetched while the customer reads the menu.
  useEffect(() => {
    const fetchAhead = () => Promise.all([loadSheets(), loadWords(language, ['order']), loadCheckout()]);
    const timer = setTimeout(
      () =>
        void fetchAhead().then(
          ([sheets]) => setAhead(sheets),
          () => undefined,
        ),
      AHEAD_MS,
    );
    return () => clearTimeout(timer);
  }, [language]);

  const edit = ({ productId, key }: CartItem) => open({ name: 'item', productId, itemKey: key });
  const addOne = (product: StoreProduct) => {
    if (roomForProduct(cart.items, product) < 1) return announce(t('product.noMore'));
    // It has no options: nothing stands chosen either.
    cart.add(cartItem(product, { variationId: null, extras: {} }, 1));
    announce(t('cart.added', { name: product.name }));
  };
  const contents = {
    items: cart.items,
    menu,
    minOrderCents,
    delivery: profile.delivery,
    closed: seen ?? (later ? null : closedNow),
    couponHint,
    onEdit: edit,
    onQuantity: cart.setQuantity,
    onCheckout: () => open({ name: 'checkout' }),
  };

  const question = seat.asked !== null && (
    <Rare>
      <TableQuestion table={seat.asked} onStay={seat.stay} onLeave={seat.leave} />
    </Rare>
  );
  const waiting = <div className={styles.waiting} aria-busy />;
  // While an order is on its way, or may be, its page stays, though the cart be empty by now.
  if (view.name === 'checkout' && (cart.items.length > 0 || ordering || unanswered)) {
    return (
      <Suspense fallback={waiting}>
        <WithWords part="order" fallback={waiting}>
          <Checkout
            slug={slug}
            profile={profile}
            menu={menu}
            cart={cart}
            table={seat.table ?? seat.asked}
            unsure={seat.asked !== null}
            question={question}
            lost={lost && <LostOrderNotice slug={slug} lost={lost} />}
            unanswered={unanswered}
            onTried={recheck}
            onTyped={onTyped}
            onBack={close}
            onMenu={toMenu}
            onEdit={edit}
            onOrdering={setOrdering}
          />
        </WithWords>
      </Suspense>
    );
  }
  return (
    <>
      <OfflineBanner unreachable={store.unreachable} words={seen ?? t('offline.menu')} />
      <div className={cart.items.length > 0 ? `${styles.page} ${styles.withBar}` : styles.page}>
        <main className={styles.menu}>
          <LanguageSwitch />
          {ahead && <ahead.LoyaltyChip slug={slug} onOpen={() => open({ name: 'card' })} />}
          <MenuView
            profile={profile}
            menu={menu}
            state={state}
            items={cart.items}
            favourites={liked}
            notices={
              <StoreNotices
                slug={slug}
                lost={lost}
                first={
                  <>
                    {lost && (
                      <Rare>
                        <LostOrderNotice slug={slug} lost={lost} />
                      </Rare>
                    )}
                    {question}
                    {(cart.items.length > 0 || linkedCoupon(slug).load()) && (
                      <Rare>
                        <CouponNotice
                          {...{ slug, profile, table: seat.table, items: cart.items }}
                          onHint={setCouponHint}
                        />
                      </Rare>
                    )}
                  </>
                }
                cart={cart}
                reorder={reorder}
                failed={failed}
                onBring={bring}
                closed={closedNow}
                later={later}
                opens={profile.store.opensAt !== null}
                now={now}
              />
            }
            onInfo={() => open({ name: 'info' })}
            onOpen={({ id }) => open({ name: 'item', productId: id, itemKey: null })}
            onAdd={addOne}
          />
        </main>
        {(wide || cart.items.length > 0) && (
          <Suspense fallback={null}>
            <CartViews
              {...contents}
              slug={slug}
              table={seat.table}
              beside={wide}
              onOpen={() => open({ name: 'cart' })}
            />
          </Suspense>
        )}
      </div>
      <Suspense fallback={null}>
        {view.name !== 'menu' && view.name !== 'checkout' && (
          <WithWords part="order" fallback={null}>
            <Sheets
              slug={slug}
              view={view}
              profile={profile}
              cart={cart}
              contents={contents}
              favourites={liked}
              onFavourite={(id) => setLiked(toggleFavourite(slug, id))}
              onClose={close}
            />
          </WithWords>
        )}
      </Suspense>
    </>
  );
}

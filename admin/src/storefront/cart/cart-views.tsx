import type { StoreProfileDto } from '@contracts/storefront';
import { useLocale } from '../i18n/locale';
import type { StoreMenu } from '../menu/store-menu';
import { CartContents, CartFooter } from './cart-contents';
import styles from './cart-views.module.css';
import type { CartItem } from './cart';
import { orderItems } from './order-items';
import { useSavedCart } from './use-saved-cart';
import { CartBar } from './cart-bar';
import { cartSums } from './cart-price';

/** A cart that stays as it is for so long while the menu is read is told to the store. */
const TELL_AFTER_MS = 10_000;

interface CartViewsProps {
  slug: string;
  items: readonly CartItem[];
  menu: StoreMenu;
  minOrderCents: number;
  delivery: StoreProfileDto['delivery'];
  closed: string | null;
  couponHint: string | null;
  /** Where the guest sits, at a store that serves tables. */
  table: string | null;
  onEdit: (item: CartItem) => void;
  onQuantity: (key: string, quantity: number) => void;
  onCheckout: () => void;
  /** There is room for it beside the menu. */
  beside: boolean;
  onOpen: () => void;
}

/** The cart beside the menu where there is room for it, else the bar at the bottom that opens it. */
export function CartViews({ slug, table, beside, onOpen, ...cart }: CartViewsProps) {
  const { t, language } = useLocale();
  const home = cart.delivery ? ('DELIVERY' as const) : ('TAKEOUT' as const);
  const way = table === null ? { type: home } : { type: 'DINE_IN' as const, table };
  const told = { ...way, items: orderItems(cart.items), step: 'BROWSING' as const };
  useSavedCart(slug, cart.items.length > 0 ? told : null, language, TELL_AFTER_MS);
  if (!beside) {
    if (cart.items.length === 0) return null;
    const { units, itemsCents } = cartSums(cart.items, cart.menu);
    return <CartBar units={units} itemsCents={itemsCents} hint={cart.couponHint} onOpen={onOpen} />;
  }
  return (
    <aside className={styles.aside} aria-label={t('cart.title')}>
      <div className={styles.panel}>
        <h2>{t('cart.title')}</h2>
        <div className={styles.scroll}>
          <CartContents {...cart} />
        </div>
        {cart.items.length > 0 && <CartFooter {...cart} />}
      </div>
    </aside>
  );
}

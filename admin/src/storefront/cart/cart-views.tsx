import type { StoreProfileDto } from '@contracts/storefront';
import { useLocale } from '../i18n/locale';
import type { StoreMenu } from '../menu/store-menu';
import { CartContents, CartFooter } from './cart-contents';
import styles from './cart-views.module.css';
import type { CartItem } from './cart';
import { CartBar } from './cart-bar';
import { cartSums } from './cart-price';

interface CartViewsProps {
  items: readonly CartItem[];
  menu: StoreMenu;
  minOrderCents: number;
  delivery: StoreProfileDto['delivery'];
  closed: string | null;
  onEdit: (item: CartItem) => void;
  onQuantity: (item: CartItem, quantity: number) => void;
  onCheckout: () => void;
  /** There is room for it beside the menu. */
  beside: boolean;
  onOpen: () => void;
}

/** The cart beside the menu where there is room for it, else the bar at the bottom that opens it. */
export function CartViews({ beside, onOpen, ...cart }: CartViewsProps) {
  const { t } = useLocale();
  if (!beside) {
    if (cart.items.length === 0) return null;
    const { units, itemsCents } = cartSums(cart.items, cart.menu);
    return <CartBar units={units} itemsCents={itemsCents} onOpen={onOpen} />;
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

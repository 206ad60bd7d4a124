import { ShoppingBag } from 'lucide-react';
import type { StoreProfileDto } from '@contracts/storefront';
import { measured } from '@domain/menu/unit';
import { useLocale } from '../i18n/locale';
import { deliveryWords } from '../menu/delivery-words';
import { unitOf, type StoreMenu } from '../menu/store-menu';
import { Action } from '../ui/action';
import { useAnnounce } from '../ui/announcer';
import type { CartItem } from './cart';
import { cartSums } from './cart-price';
import { CartItems } from './cart-items';
import styles from './cart-contents.module.css';

interface CartContentsProps {
  items: readonly CartItem[];
  menu: StoreMenu;
  minOrderCents: number;
  onEdit: (item: CartItem) => void;
  onQuantity: (key: string, quantity: number) => void;
}

/** What was put together so far. */
export function CartContents(props: CartContentsProps) {
  const { t } = useLocale();
  const announce = useAnnounce();
  const setQuantity = (item: CartItem, quantity: number) => {
    props.onQuantity(item.key, quantity);
    announce(t('cart.now', { name: item.name, count: measured(quantity, unitOf(item, props.menu)) }));
  };
  if (props.items.length > 0) return <CartItems {...props} onQuantity={setQuantity} />;
  return (
    <div className={styles.empty}>
      <ShoppingBag size={32} strokeWidth={1.5} aria-hidden />
      <p>{t('cart.empty')}</p>
    </div>
  );
}

interface CartFooterProps {
  items: readonly CartItem[];
  menu: StoreMenu;
  minOrderCents: number;
  delivery: StoreProfileDto['delivery'];
  /** Why nothing can be ordered now, or null. */
  closed: string | null;
  /** What lacks before a coupon counts, or null. */
  couponHint: string | null;
  onCheckout: () => void;
}

/** What it comes to, and the way on. */
export function CartFooter(props: CartFooterProps) {
  const { items, menu, minOrderCents, delivery, closed, couponHint, onCheckout } = props;
  const locale = useLocale();
  const { t, money } = locale;
  const { itemsCents, ready } = cartSums(items, menu);
  const missing = minOrderCents - itemsCents;
  const missingWords = missing > 0 ? t('cart.missing', { amount: money(missing) }) : null;
  const stop = closed ?? (ready ? missingWords : t('cart.notReady'));
  return (
    <div className={styles.footer}>
      <p className={styles.sum}>
        <span>{t('sum.items')}</span>
        <span>{money(itemsCents)}</span>
      </p>
      {delivery && <p className={styles.delivery}>{deliveryWords(delivery, locale)}</p>}
      {couponHint && <p className={styles.hint}>{couponHint}</p>}
      {stop && <p className={styles.hint}>{stop}</p>}
      <Action kind="primary" wide disabled={stop !== null} onClick={onCheckout}>
        {t('cart.checkout')}
      </Action>
    </div>
  );
}

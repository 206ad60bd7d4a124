import { ShoppingBag } from 'lucide-react';
import type { StoreProfileDto } from '@contracts/storefront';
import { useLocale } from '../i18n/locale';
import { deliveryWords } from '../menu/delivery-words';
import type { StoreMenu } from '../menu/store-menu';
import { Action } from '../ui/action';
import type { CartLine } from './cart';
import { cartSums } from './cart-price';
import { CartLines } from './cart-lines';
import styles from './bag.module.css';

interface BagProps {
  lines: readonly CartLine[];
  menu: StoreMenu;
  minOrderCents: number;
  onEdit: (line: CartLine) => void;
  onQuantity: (line: CartLine, quantity: number) => void;
}

/** What was put together so far. */
export function Bag(props: BagProps) {
  const { t } = useLocale();
  if (props.lines.length > 0) return <CartLines {...props} />;
  return (
    <div className={styles.empty}>
      <ShoppingBag size={32} strokeWidth={1.5} aria-hidden />
      <p>{t('bag.empty')}</p>
    </div>
  );
}

interface BagFooterProps {
  lines: readonly CartLine[];
  menu: StoreMenu;
  minOrderCents: number;
  delivery: StoreProfileDto['delivery'];
  /** Why nothing can be ordered now, or null. */
  closed: string | null;
  onCheckout: () => void;
}

/** What it comes to, and the way on. */
export function BagFooter({ lines, menu, minOrderCents, delivery, closed, onCheckout }: BagFooterProps) {
  const locale = useLocale();
  const { t, money } = locale;
  const { itemsCents, ready } = cartSums(lines, menu);
  const missing = minOrderCents - itemsCents;
  const missingWords = missing > 0 ? t('bag.missing', { amount: money(missing) }) : null;
  const stop = closed ?? (ready ? missingWords : t('bag.notReady'));
  return (
    <div className={styles.footer}>
      <p className={styles.sum}>
        <span>{t('sum.items')}</span>
        <span>{money(itemsCents)}</span>
      </p>
      {delivery && <p className={styles.delivery}>{deliveryWords(delivery, locale)}</p>}
      {stop && <p className={styles.hint}>{stop}</p>}
      <Action kind="primary" wide disabled={stop !== null} onClick={onCheckout}>
        {t('bag.checkout')}
      </Action>
    </div>
  );
}

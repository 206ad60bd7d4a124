import type { StoreProfileDto } from '@contracts/storefront';
import { useLocale } from '../i18n/locale';
import type { StoreMenu } from '../menu/store-menu';
import { Bag, BagFooter } from './bag';
import styles from './bag-views.module.css';
import type { CartLine } from './cart';
import { CartBar } from './cart-bar';
import { cartSums } from './cart-price';

interface BagViewsProps {
  lines: readonly CartLine[];
  menu: StoreMenu;
  minOrderCents: number;
  delivery: StoreProfileDto['delivery'];
  closed: string | null;
  onEdit: (line: CartLine) => void;
  onQuantity: (line: CartLine, quantity: number) => void;
  onCheckout: () => void;
  /** There is room for it beside the menu. */
  beside: boolean;
  onOpen: () => void;
}

/** The bag beside the menu where there is room for it, else the bar at the bottom that opens it. */
export function BagViews({ beside, onOpen, ...bag }: BagViewsProps) {
  const { t } = useLocale();
  if (!beside) {
    if (bag.lines.length === 0) return null;
    const { units, itemsCents } = cartSums(bag.lines, bag.menu);
    return <CartBar units={units} itemsCents={itemsCents} onOpen={onOpen} />;
  }
  return (
    <aside className={styles.aside} aria-label={t('bag.title')}>
      <div className={styles.panel}>
        <h2>{t('bag.title')}</h2>
        <div className={styles.scroll}>
          <Bag {...bag} />
        </div>
        {bag.lines.length > 0 && <BagFooter {...bag} />}
      </div>
    </aside>
  );
}

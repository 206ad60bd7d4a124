import type { StoreProfileDto } from '@contracts/storefront';
import { useLocale } from '../i18n/locale';
import type { StoreMenu } from '../menu/store-menu';
import { Sheet } from '../ui/sheet';
import { CartContents, CartFooter } from './cart-contents';
import styles from './cart-sheet.module.css';
import type { CartItem } from './cart';

interface CartSheetProps {
  items: readonly CartItem[];
  menu: StoreMenu;
  minOrderCents: number;
  delivery: StoreProfileDto['delivery'];
  closed: string | null;
  couponHint: string | null;
  onEdit: (item: CartItem) => void;
  onQuantity: (key: string, quantity: number) => void;
  onCheckout: () => void;
  onClose: () => void;
}

export function CartSheet({ onClose, ...cart }: CartSheetProps) {
  const { t } = useLocale();
  return (
    <Sheet
      title={t('cart.title')}
      onClose={onClose}
      footer={cart.items.length > 0 ? <CartFooter {...cart} /> : undefined}
    >
      <div className={styles.content}>
        <CartContents {...cart} />
      </div>
    </Sheet>
  );
}

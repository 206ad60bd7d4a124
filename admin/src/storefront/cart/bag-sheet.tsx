import type { StoreProfileDto } from '@contracts/storefront';
import { useLocale } from '../i18n/locale';
import type { StoreMenu } from '../menu/store-menu';
import { Sheet } from '../ui/sheet';
import { Bag, BagFooter } from './bag';
import styles from './bag-sheet.module.css';
import type { CartLine } from './cart';

interface BagSheetProps {
  lines: readonly CartLine[];
  menu: StoreMenu;
  minOrderCents: number;
  delivery: StoreProfileDto['delivery'];
  closed: string | null;
  onEdit: (line: CartLine) => void;
  onQuantity: (line: CartLine, quantity: number) => void;
  onCheckout: () => void;
  onClose: () => void;
}

export function BagSheet({ onClose, ...bag }: BagSheetProps) {
  const { t } = useLocale();
  return (
    <Sheet
      title={t('bag.title')}
      onClose={onClose}
      footer={bag.lines.length > 0 ? <BagFooter {...bag} /> : undefined}
    >
      <div className={styles.content}>
        <Bag {...bag} />
      </div>
    </Sheet>
  );
}

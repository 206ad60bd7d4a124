import { useEffect } from 'react';
import type { StoreProfileDto } from '@contracts/storefront';
import { BagSheet } from '../cart/bag-sheet';
import { roomForProduct, type CartLine } from '../cart/cart';
import type { Cart } from '../cart/use-cart';
import { useLocale } from '../i18n/locale';
import { StoreInfo } from '../menu/store-info';
import type { StoreMenu } from '../menu/store-menu';
import { ProductSheet } from '../product/product-sheet';
import { useAnnounce } from '../ui/announcer';
import { Sheet } from '../ui/sheet';
import type { View } from './use-view';

interface SheetsProps {
  view: Exclude<View, { name: 'menu' | 'checkout' }>;
  profile: StoreProfileDto;
  cart: Cart;
  bag: {
    lines: readonly CartLine[];
    menu: StoreMenu;
    minOrderCents: number;
    delivery: StoreProfileDto['delivery'];
    closed: string | null;
    onEdit: (line: CartLine) => void;
    onQuantity: (line: CartLine, quantity: number) => void;
    onCheckout: () => void;
  };
  onClose: () => void;
}

/** What can lie over the menu: a product, the bag, or who the store is. */
export function Sheets({ view, profile, cart, bag, onClose }: SheetsProps) {
  if (view.name === 'bag') return <BagSheet {...bag} onClose={onClose} />;
  if (view.name === 'item')
    return (
      <Item key={view.lineKey ?? view.productId} view={view} cart={cart} menu={bag.menu} onClose={onClose} />
    );
  return (
    <Sheet title={profile.name} onClose={onClose}>
      <StoreInfo profile={profile} />
    </Sheet>
  );
}

interface ItemProps {
  view: Extract<View, { name: 'item' }>;
  cart: Cart;
  menu: StoreMenu;
  onClose: () => void;
}

function Item({ view, cart, menu, onClose }: ItemProps) {
  const { t } = useLocale();
  const announce = useAnnounce();
  const product = menu.products.get(view.productId);
  const missing = product === undefined;

  // A link or a printed code may outlive the product it points to.
  useEffect(() => {
    if (!missing) return;
    announce(t('product.gone'));
    onClose();
  }, [missing, announce, onClose, t]);
  if (!product) return null;

  const line = cart.lines.find(({ key }) => key === view.lineKey) ?? null;
  return (
    <ProductSheet
      menu={menu}
      product={product}
      line={line}
      room={roomForProduct(cart.lines, product, line?.key)}
      onClose={onClose}
      onDone={(done) => {
        if (line) cart.change(line.key, done);
        else cart.add(done);
        announce(t('bag.added', { name: product.name }));
        onClose();
      }}
    />
  );
}

import { lazy, Suspense, useEffect, type ComponentProps, type ReactNode } from 'react';
import type { StoreProfileDto } from '@contracts/storefront';
import { CartSheet } from '../cart/cart-sheet';
import { roomForProduct, type CartItem } from '../cart/cart';
import type { Cart } from '../cart/use-cart';
import { useLocale } from '../i18n/locale';
import { StoreInfo } from '../menu/store-info';
import type { StoreMenu } from '../menu/store-menu';
import { FavouriteToggle } from '../product/favourite-toggle';
import { ProductSheet } from '../product/product-sheet';
import { useAnnounce } from '../ui/announcer';
import { Sheet } from '../ui/sheet';
import { Rare } from './rare';
import type { View } from './use-view';

const Chip = lazy(async () => ({ default: (await import('../loyalty/store-card')).LoyaltyChip }));
const LoyaltySheet = lazy(async () => ({ default: (await import('../loyalty/store-card')).LoyaltySheet }));

interface SheetsProps {
  slug: string;
  view: Exclude<View, { name: 'menu' | 'checkout' }>;
  profile: StoreProfileDto;
  cart: Cart;
  contents: {
    items: readonly CartItem[];
    menu: StoreMenu;
    minOrderCents: number;
    delivery: StoreProfileDto['delivery'];
    closed: string | null;
    couponHint: string | null;
    onEdit: (item: CartItem) => void;
    onQuantity: (key: string, quantity: number) => void;
    onCheckout: () => void;
  };
  /** Products that the customer likes, by id. */
  favourites: readonly string[];
  onFavourite: (productId: string) => void;
  onClose: () => void;
}

/** The loyalty program over the banner. */
export const LoyaltyChip = (props: ComponentProps<typeof Chip>) => (
  <Rare>
    <Chip {...props} />
  </Rare>
);

/** The sheets over the menu: a product, the cart, the loyalty card, and the store itself. */
export function Sheets({
  slug,
  view,
  profile,
  cart,
  contents,
  favourites,
  onFavourite,
  onClose,
}: SheetsProps) {
  if (view.name === 'card')
    return (
      <Suspense fallback={null}>
        <LoyaltySheet slug={slug} onClose={onClose} />
      </Suspense>
    );
  if (view.name === 'cart') return <CartSheet {...contents} onClose={onClose} />;
  if (view.name === 'item')
    return (
      <Item
        key={view.itemKey ?? view.productId}
        view={view}
        cart={cart}
        menu={contents.menu}
        aside={
          <FavouriteToggle
            on={favourites.includes(view.productId)}
            onToggle={() => onFavourite(view.productId)}
          />
        }
        onClose={onClose}
      />
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
  aside: ReactNode;
  onClose: () => void;
}

function Item({ view, cart, menu, aside, onClose }: ItemProps) {
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

  const item = cart.items.find(({ key }) => key === view.itemKey) ?? null;
  return (
    <ProductSheet
      menu={menu}
      product={product}
      item={item}
      room={roomForProduct(cart.items, product, item?.key)}
      aside={aside}
      onClose={onClose}
      onDone={(done) => {
        if (item) cart.change(item.key, done);
        else cart.add(done);
        announce(t('cart.added', { name: product.name }));
        onClose();
      }}
    />
  );
}

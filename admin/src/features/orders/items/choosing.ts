import type { StoreProduct } from '@contracts/storefront';
import { cartItem, initialChoice, type CartItem, type StoreMenu } from '../../../storefront/ordering';

/** A product whose options are being chosen: a new item, or one that is changed. */
export interface Choosing {
  key: string;
  item: CartItem;
  replaces: string | null;
}

/** So many of a product, with what is chosen of it unless somebody says otherwise. */
export const initialItem = (menu: StoreMenu, product: StoreProduct, quantity: number): CartItem =>
  cartItem(product, initialChoice(menu, product), quantity);

/** The options of a new item. */
export const choosingNew = (item: CartItem): Choosing => ({
  key: `${item.productId} ${Date.now()}`,
  item,
  replaces: null,
});

/** The options of an item that was picked before. */
export const choosingAgain = (item: CartItem): Choosing => ({ key: item.key, item, replaces: item.key });

/** Whether it is asked how an item is wanted, in the place of the search: not of what a menu does not have. */
export const isAsked = ({ item }: Choosing, menu: StoreMenu): boolean => menu.products.has(item.productId);

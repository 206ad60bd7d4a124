import { countUnits } from '@domain/menu/unit';
import { unitOf, type StoreMenu } from '../menu/store-menu';
import { choiceProblems, shownPrice } from '../product/choice-price';
import type { CartItem } from './cart';

type ItemState = 'READY' | 'SOLD_OUT' | 'CHOOSE_AGAIN';

/** Whether an item can be ordered as the menu is now. */
export function itemState(item: CartItem, menu: StoreMenu): ItemState {
  if (menu.products.get(item.productId)?.soldOut) return 'SOLD_OUT';
  const problems = choiceProblems(menu, item.productId, item);
  if (problems.length === 0) return 'READY';
  return problems.every(({ code }) => code.endsWith('SOLD_OUT')) ? 'SOLD_OUT' : 'CHOOSE_AGAIN';
}

export function itemCents(item: CartItem, menu: StoreMenu): number {
  const product = menu.products.get(item.productId);
  return product ? shownPrice(menu, product, item).cents * item.quantity : 0;
}

interface CartSums {
  /** Pieces of the items that can be ordered; one that is weighed or poured is one. */
  units: number;
  /** Of the same items; what cannot be ordered is not promised at a price. */
  itemsCents: number;
  /** Every item can be ordered. */
  ready: boolean;
}

export function cartSums(items: readonly CartItem[], menu: StoreMenu): CartSums {
  const ready = items.filter((item) => itemState(item, menu) === 'READY');
  return {
    units: countUnits(ready.map((item) => ({ ...item, unit: unitOf(item, menu) }))),
    itemsCents: ready.reduce((cents, item) => cents + itemCents(item, menu), 0),
    ready: ready.length === items.length,
  };
}

import type { CallerOrder } from '@contracts/staff-orders';
import { itemsOfOrder, itemState, type CartItem, type StoreMenu } from '../../../storefront/ordering';

export interface Repeatable {
  items: CartItem[];
  /** Names of what cannot be had today. */
  lost: string[];
}

/** An earlier order as it can be had today, and the names of what cannot; prices are those of today anyway. */
export function repeatable(order: Pick<CallerOrder, 'items'>, menu: StoreMenu): Repeatable {
  const asked = itemsOfOrder(order);
  const items = asked.filter(
    (item) => menu.products.has(item.productId) && itemState(item, menu) === 'READY',
  );
  return { items, lost: asked.filter((item) => !items.includes(item)).map(({ name }) => name) };
}

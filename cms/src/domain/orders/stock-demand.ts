import type { MenuIndex } from '../menu';
import type { OrderItem, OrderItemPieces } from './order';

/** What of an order's items the shelf is asked for. */
export type Demanding = Pick<OrderItem, 'productId' | 'quantity'> & {
  extras: readonly (DemandedPieces & { extras?: readonly DemandedPieces[] })[];
};

type DemandedPieces = Pick<OrderItemPieces, 'groupId' | 'extraId' | 'quantity'>;

/**
 * How many pieces of each product the items take: one for each unit, and one for each piece of an extra that is a piece
 * of a product; what was chosen with an extra counts for each piece of that one. Products whose stock is not tracked are left out.
 *
 * @returns pieces by the product's id, in the order of the ids, so that two orders never wait for each other's
 */
export function stockDemand(items: readonly Demanding[], menu: MenuIndex): Map<string, number> {
  const demand = new Map<string, number>();
  const take = (productId: string | null | undefined, pieces: number): void => {
    if (!productId || !menu.products.get(productId)?.stock.tracked) return;
    demand.set(productId, (demand.get(productId) ?? 0) + pieces);
  };
  const takeExtra = ({ groupId, extraId, quantity }: DemandedPieces, times: number): void =>
    take(menu.extras.get(groupId)?.get(extraId)?.linkedProductId, quantity * times);
  for (const { productId, quantity, extras } of items) {
    take(productId, quantity);
    for (const extra of extras) {
      takeExtra(extra, quantity);
      for (const nested of extra.extras ?? []) takeExtra(nested, extra.quantity * quantity);
    }
  }
  return new Map([...demand].sort(([a], [b]) => (a < b ? -1 : 1)));
}

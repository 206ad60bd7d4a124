import type { Tx } from '../../../database/transaction';
import { outOfStock, stockDemand } from '../../../domain/quote/stock-demand';
import { invalid } from '../../../errors/api-error';
import { heldBy, reserveStock } from '../../../stock/stock';
import { storeOf } from '../../../store/stores';
import type { StoredOrder } from './order-row';

type Place = Parameters<typeof reserveStock>[2];

/**
 * Takes what an order needs off the shelf again after it was given back. What it never gave back, because it was cooked
 * already, is not taken twice.
 */
export async function retakeStock(tx: Tx, order: StoredOrder, place: Place): Promise<void> {
  const store = await storeOf(tx, order.branchId);
  const held = await heldBy(tx, order.id);
  if (!store) return;
  const { items } = order;
  const demand = [...stockDemand(items, store.menu)].filter(([itemId]) => !held.has(itemId));
  const short = await reserveStock(tx, new Map(demand), { ...place, orderId: order.id });
  if (short === null) return;
  throw invalid([{ ...outOfStock(items, short, store.menu), path: ['items'] }], 422);
}

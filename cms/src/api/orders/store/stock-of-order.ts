import type { Tx } from '../../../database/transaction';
import { outOfStock, stockDemand } from '../../../domain/quote/stock-demand';
import { invalid } from '../../../errors/api-error';
import { reservedByOrder, reserveStock, reverseWaste, reviseStock } from '../../../stock/stock';
import type { LoadedStore } from '../../../store/load-store';
import { storeOf } from '../../../store/stores';
import type { StoredOrder } from './order-row';

type Place = Parameters<typeof reserveStock>[2];

/**
 * Takes what an order needs off the shelf again after it was given back. What it never gave back, because it was cooked
 * already, is not taken twice, and is no waste any more.
 */
export async function retakeStock(tx: Tx, order: StoredOrder, place: Place): Promise<void> {
  await reverseWaste(tx, order.id, place);
  const store = await storeOf(tx, order.branchId);
  const held = await reservedByOrder(tx, order.id);
  if (!store) return;
  const { items } = order;
  const demand = [...stockDemand(items, store.menu)].filter(([itemId]) => !held.has(itemId));
  const short = await reserveStock(tx, new Map(demand), { ...place, orderId: order.id });
  if (short === null) return;
  throw invalid([{ ...outOfStock(items, short, store.menu), path: ['items'] }], 422);
}

/**
 * Takes off the shelf what an order needs more of than before, and gives back what it needs less of – not what was made
 * already, which is wasted.
 */
export async function moveStock(
  tx: Tx,
  order: StoredOrder,
  items: StoredOrder['items'],
  { store, made, ...place }: Place & { store: LoadedStore; made: boolean },
): Promise<void> {
  const [before, after] = [stockDemand(order.items, store.menu), stockDemand(items, store.menu)];
  const ids = [...new Set([...before.keys(), ...after.keys()])].sort((a, b) => (a < b ? -1 : 1));
  const changes = ids
    .map((itemId) => [itemId, (after.get(itemId) ?? 0) - (before.get(itemId) ?? 0)] as const)
    .filter(([, pieces]) => pieces > 0 || (pieces < 0 && !made));
  const short = await reviseStock(tx, new Map(changes), { ...place, orderId: order.id });
  if (short === null) return;
  throw invalid([{ ...outOfStock(items, short, store.menu), path: ['keep'] }], 422);
}

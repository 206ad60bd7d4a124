import type { Tx } from '../../../database/transaction';
import { heldDemand, stockChange } from '../../../domain/edit';
import { outOfStock, stockDemand } from '../../../domain/quote/stock-demand';
import { invalid } from '../../../errors/api-error';
import { reservedByOrder, reserveStock, reverseWaste, reviseStock, wasteStock } from '../../../stock/stock';
import type { LoadedStore } from '../../../store/load-store';
import { storeOf } from '../../../store/stores';
import type { StoredOrder } from './order-row';

type Place = Parameters<typeof reserveStock>[2];

/** Notes as wasted what was made of an order that comes to nothing; what waits to be fired was not, and goes back on the shelf. */
export async function wasteMade(tx: Tx, { id, branchId, items }: StoredOrder, place: Place): Promise<void> {
  const store = items.some(({ held }) => held) ? await storeOf(tx, branchId) : null;
  await wasteStock(tx, id, { ...place, unmade: store ? heldDemand(items, store.menu) : new Map() });
}

/**
 * Takes what an order needs off the shelf again after it was given back. What it never gave back, because it was cooked
 * already, is not taken twice, and is no waste any more.
 */
export async function retakeStock(tx: Tx, order: StoredOrder, place: Place): Promise<void> {
  await reverseWaste(tx, order.id, place);
  const store = await storeOf(tx, order.branchId);
  const kept = await reservedByOrder(tx, order.id);
  if (!store) return;
  const { items } = order;
  const unmade = heldDemand(items, store.menu);
  // What was kept was made: what is held is taken beside it.
  const missing = [...stockDemand(items, store.menu)]
    .map(([itemId, pieces]): [string, number] => [
      itemId,
      kept.has(itemId) ? (unmade.get(itemId) ?? 0) : pieces,
    ])
    .filter(([, pieces]) => pieces > 0);
  const short = await reserveStock(tx, new Map(missing), { ...place, orderId: order.id });
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
  const changes = stockChange(order.items, items, store.menu, { made });
  const short = await reviseStock(tx, changes, { ...place, orderId: order.id });
  if (short === null) return;
  throw invalid([{ ...outOfStock(items, short, store.menu), path: ['keep'] }], 422);
}

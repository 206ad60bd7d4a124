import type { Tx } from '../../../database/transaction';
import { stockDemand } from '../../../domain/orders/stock-demand';
import { invalid } from '../../../errors/api-error';
import { heldBy, reserveStock } from '../../../stock/stock';
import { storeOf } from '../../../store/stores';
import type { StoredOrder } from './order-row';

type Place = Parameters<typeof reserveStock>[3];

/**
 * Takes what an order needs off the shelf again after it was given back. What it never gave back, because it was cooked
 * already, is not taken twice.
 */
export async function retakeStock(tx: Tx, order: StoredOrder, place: Place): Promise<void> {
  const store = await storeOf(tx, order.branchId);
  const held = await heldBy(tx, order.id);
  if (!store) return;
  for (const [productId, quantity] of stockDemand(order.items, store.menu)) {
    if (held.has(productId)) continue;
    if ((await reserveStock(tx, productId, quantity, { ...place, orderId: order.id })) !== null) continue;
    const product = store.menu.products.get(productId)?.name;
    throw invalid([{ code: 'PRODUCT_OUT_OF_STOCK', path: ['items'], args: { product } }], 422);
  }
}

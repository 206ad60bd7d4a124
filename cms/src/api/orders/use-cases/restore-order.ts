import type { z } from 'zod';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import { invalid } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { reserveStock } from '../../../stock/stock';
import { storeOf } from '../../../store/stores';
import { OrderMoved } from '../store/move-order';
import { actOnOrder } from './act-on-order';

/** Takes a cancellation back that was a mistake. What the order needs is reserved again, or the restoring is refused. */
export async function restoreOrder(
  viewer: Viewer,
  id: string,
  { version, reason }: z.output<typeof orderActionBodies.restore>,
  now: Date,
): Promise<OrderCardDto> {
  return actOnOrder(viewer, id, 'restore', now, async (order, tx) => {
    // Nobody has paid it: there is nothing to go back to.
    if (order.stateBefore === 'AWAITING_PAYMENT') throw new OrderMoved(order.id, 'TRANSITION_NOT_ALLOWED');
    const store = await storeOf(tx, order.branchId);
    const items = order.items.filter(({ productId }) => store?.menu.products.get(productId)?.stock.tracked);
    for (const { productId, quantity, name } of items.sort((a, b) => (a.productId < b.productId ? -1 : 1))) {
      const place = {
        businessId: order.businessId,
        branchId: order.branchId,
        at: now,
        orderId: order.id,
        userId: viewer.userId,
      };
      const left = await reserveStock(tx, productId, quantity, place);
      if (left === null)
        throw invalid([{ code: 'PRODUCT_OUT_OF_STOCK', path: ['items'], args: { product: name } }], 422);
    }
    return { version, reason };
  });
}

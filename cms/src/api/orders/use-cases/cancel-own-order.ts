import type { TrackedOrderDto } from '../../../contracts/storefront';
import { inTransaction } from '../../../database/transaction';
import { ApiError, notFound } from '../../../errors/api-error';
import { storeOf } from '../../../store/stores';
import { toTracked } from '../present/tracked';
import { moveOrder, OrderMoved } from '../store/move-order';
import { orderByToken } from '../store/order-row';

/** The customer takes the order back, as long as nobody has accepted it. */
export async function cancelOwnOrder(
  token: string,
  reason: string | null,
  now: Date,
): Promise<TrackedOrderDto> {
  try {
    return await inTransaction(async (tx) => {
      const order = await orderByToken(tx, token);
      const store = order && (await storeOf(tx, order.branchId));
      if (!store) throw notFound();
      const moved = await moveOrder(tx, order, {
        action: 'customer-cancel',
        actor: { kind: 'CUSTOMER', name: order.customerName },
        now,
        reason,
        cancellation: { code: 'CUSTOMER_REQUEST', note: reason, by: 'CUSTOMER', acknowledged: false },
      });
      return toTracked(moved, store, now);
    });
  } catch (error) {
    if (error instanceof OrderMoved) throw new ApiError(409, 'TOO_LATE_TO_CANCEL');
    throw error;
  }
}

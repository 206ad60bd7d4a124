import type { TrackedOrderDto } from '../../../contracts/storefront';
import { inTransaction } from '../../../database/transaction';
import { ApiError, notFound } from '../../../errors/api-error';
import { storeOf } from '../../../store/stores';
import { toTracked } from '../present/tracked';
import { moveOrder, OrderMoved } from '../store/move-order';
import { orderByToken } from '../store/order-row';
import { claimedPix } from '../store/payment-changes';

/**
 * The customer says that they have paid. The store is shown it and looks; that it is so only the store, or a provider,
 * says. Saying it again changes nothing.
 */
export async function claimPayment(token: string, note: string | null, now: Date): Promise<TrackedOrderDto> {
  try {
    return await inTransaction(async (tx) => {
      const order = await orderByToken(tx, token);
      const store = order && (await storeOf(tx, order.branchId));
      if (!store) throw notFound();
      const set = claimedPix(order, note, now);
      if (set === null) return toTracked(order, store, now);
      const moved = await moveOrder(tx, order, {
        action: 'claim-payment',
        actor: { kind: 'CUSTOMER', name: order.customerName },
        now,
        reason: note,
        // From now on it rings until somebody looks.
        set: { ...set, acknowledgedAt: null },
      });
      return toTracked(moved, store, now);
    });
  } catch (error) {
    if (error instanceof OrderMoved) throw new ApiError(409, 'NOTHING_DUE');
    throw error;
  }
}

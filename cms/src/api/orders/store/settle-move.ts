import type { Tx } from '../../../database/transaction';
import { isLost, isCooked } from '../../../domain/orders/life-cycle';
import { concededCents } from '../../../domain/orders/money';
import type { OrderState } from '../../../domain/orders/order';
import { releaseStock } from '../../../stock/stock';
import { releaseCoupon, retakeCoupon, useCoupon } from '../../campaign/exports';
import { reopenCart } from '../../carts/exports';
import { recountCustomer } from '../../customers/exports';
import { syncLoyaltyWithEdit, syncLoyaltyWithOrder, syncLoyaltyWithRefund } from '../../loyalty/exports';
import { syncCommissionWithOrder, syncCommissionWithRefund } from '../../sellers/exports';
import type { Move } from './move-order';
import type { StoredOrder } from './order-row';
import { retakeStock, wasteMade } from './stock-of-order';

/** Lets go of what an order held that comes to nothing, takes it again for one that is taken on again, and tells its seller. */
export async function settle(
  tx: Tx,
  order: StoredOrder,
  to: OrderState,
  { actor, now, restock }: Move,
): Promise<void> {
  // A test holds nothing: no customer, no coupon, no shelf.
  if (order.test) return;
  const { businessId, branchId } = order;
  const place = { businessId, branchId, at: now, userId: actor.kind === 'USER' ? actor.id : null };
  // Customer, coupon, loyalty, shelf: in the order in which placing an order locks them, so that the two never wait for each other.
  if (isLost(to) !== isLost(order.state)) await recountCustomer(tx, businessId, order.customerId);
  if (isLost(to)) await releaseCoupon(tx, order.id);
  if (isLost(order.state)) await retakeCoupon(tx, order.id);
  await syncLoyaltyWithOrder(tx, order, to, now);
  if (isLost(to)) {
    const back = restock || !isCooked(order.state);
    await (back ? releaseStock(tx, order.id, place) : wasteMade(tx, order, place));
  }
  if (isLost(order.state)) await retakeStock(tx, order, place);
  if (order.state === 'AWAITING_PAYMENT' && to === 'EXPIRED') await reopenCart(tx, order, now);
  if (to === 'CONCLUDED') await useCoupon(tx, order.id);
  await syncCommissionWithOrder(tx, order, to, now);
}

/**
 * What was given back without being owed is told to whoever earned with the order, with the move that gives it back; what
 * was before they earned, with the move with which they do. What was owed was for nothing they sold.
 */
export async function settleRefund(
  tx: Tx,
  order: StoredOrder,
  after: StoredOrder,
  { actor, reason = null, now }: Move,
): Promise<void> {
  const earned = order.state !== 'CONCLUDED' && after.state === 'CONCLUDED';
  const conceded = concededCents(after);
  if (!order.test && !isLost(after.state)) {
    // A discount by hand; what an edit changes, it has told already.
    if (after.totalCents !== order.totalCents) await syncLoyaltyWithEdit(tx, after, conceded, now);
    if (conceded > concededCents(order)) await syncLoyaltyWithRefund(tx, after, conceded, now);
  }
  if (conceded > (earned ? 0 : concededCents(order)))
    await syncCommissionWithRefund(tx, order, conceded, { actor, reason, at: now });
}

import type { Actor } from '../../audit/audit';
import { newId } from '../../database/ids';
import type { Tx } from '../../database/transaction';
import type { OrderState } from '../../domain/orders/order';
import {
  canMove,
  commissionOf,
  isSelfPurchase,
  moveOfOrder,
  reversedOf,
  sellerCode,
  type SoldOrder,
} from '../../domain/sellers';
import { postCommission } from '../ledger/exports';
import { commissionOfOrder, insertCommission, moveOfOrderTo, adjustCommission } from './store/commissions';
import { sellerByCode, sellerById, type StoredSeller } from './store/sellers';
import { reverseShare } from './reverse-share';

interface Placed extends SoldOrder {
  id: string;
  businessId: string;
  branchId: string;
  number: string;
  businessDay: string;
}

/**
 * Whose an order is that names the code of a seller. A code that is nobody's, of a seller who pauses, or of the customer's
 * own link is nobody's order, and no reason to refuse it: the customer has nothing to do with it.
 */
export async function sellerOfOrder(
  tx: Tx,
  place: { businessId: string; branchId: string },
  named: string | null | undefined,
  customerPhone: string,
): Promise<StoredSeller | null> {
  const code = sellerCode(named ?? '');
  if (code === null) return null;
  const seller = await sellerByCode(tx, place, code);
  return seller && !isSelfPurchase(seller.phone, customerPhone) ? seller : null;
}

/** Writes down what the seller of an order will have earned with it, by the rule as it is now. One for each order. */
export async function recordSale(tx: Tx, seller: StoredSeller, order: Placed, now: Date): Promise<void> {
  const due = commissionOf(seller, order);
  await insertCommission(
    tx,
    {
      id: newId(),
      businessId: order.businessId,
      branchId: order.branchId,
      sellerId: seller.id,
      personId: seller.personId,
      orderId: order.id,
      orderNumber: order.number,
      businessDay: order.businessDay,
      soldCents: order.totalCents,
      ...due,
      refundedCents: 0,
      reversedCents: 0,
      state: 'PENDING',
      earnedAt: null,
      approvedAt: null,
      paidAt: null,
      version: 1,
    },
    now,
  );
}

/** The commission of an order follows it, in the transaction in which the order is moved. */
export async function syncCommissionWithOrder(
  tx: Tx,
  order: { id: string; businessId: string; state: OrderState; sellerId: string | null },
  to: OrderState,
  now: Date,
): Promise<void> {
  const move = order.sellerId === null ? null : moveOfOrder(order.state, to);
  if (!move) return;
  const of = { businessId: order.businessId, orderId: order.id };
  if ((await moveOfOrderTo(tx, of, move, now)) === 0 || move !== 'earn') return;
  const earned = await commissionOfOrder(tx, of);
  if (earned) await postCommission(tx, { ...earned, state: 'PENDING' }, earned, now);
}

/**
 * The commission of an order follows what of its money is given back, in the transaction in which that is noted: the
 * same share of it is taken back. What was taken back for it already counts with that, by a person or for a refund that
 * failed and is made another way; what is paid out stays paid. Of what is not earned yet nothing is taken back: it is told
 * again when it is.
 *
 * @param given minor units > 0: all that was given back of the order so far
 */
export async function syncCommissionWithRefund(
  tx: Tx,
  order: { id: string; businessId: string; sellerId: string | null },
  given: number,
  why: { actor: Actor; reason: string | null; at: Date },
): Promise<void> {
  if (order.sellerId === null) return;
  for (;;) {
    const row = await commissionOfOrder(tx, { businessId: order.businessId, orderId: order.id });
    if (!row || !canMove(row.state, 'reverse')) return;
    const due = Math.min(given, row.soldCents) - row.refundedCents;
    // Whoever changed it meanwhile has finished by now: it is read as they left it.
    if (due <= 0 || (await reverseShare(tx, row, due, why))) return;
  }
}

/**
 * The commission of an order follows what the order comes to, while it is not earned yet. Where the seller's rule still
 * gives what it gave when the order was placed, it is worked out again; where the rule is another by now, a smaller order
 * earns the same share as before, and a larger one no more.
 */
export async function syncCommissionWithEdit(
  tx: Tx,
  order: { id: string; businessId: string; sellerId: string | null },
  before: SoldOrder,
  after: SoldOrder,
  now: Date,
): Promise<void> {
  if (order.sellerId === null) return;
  const row = await commissionOfOrder(tx, { businessId: order.businessId, orderId: order.id });
  const seller = await sellerById(tx, order.businessId, order.sellerId);
  if (row?.state !== 'PENDING' || !seller) return;
  const [was, is] = [commissionOf(seller, before), commissionOf(seller, after)];
  const sameRule = was.amountCents === row.amountCents && was.baseCents === row.baseCents;
  const share = reversedOf(row.amountCents, row.soldCents, Math.min(after.totalCents, row.soldCents));
  const due = sameRule ? is : { baseCents: is.baseCents, amountCents: share, withheld: row.withheld };
  await adjustCommission(tx, row, { ...due, soldCents: Math.max(after.totalCents, row.refundedCents) }, now);
}

import type { Tx } from '../../../database/transaction';
import { nextRevision } from '../../../domain/edit';
import { moneyOf, paymentsOf } from '../../../domain/orders/money';
import { withOpenPayments } from '../../../domain/orders/open-payments';
import type { Discount, Totals } from '../../../domain/orders/order';
import { ApiError } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import type { LoadedStore } from '../../../store/load-store';
import { lockFigures } from '../../customers/exports';
import { syncCommissionWithEdit } from '../../sellers/exports';
import type { StoredOrder } from '../store/order-row';
import { toPaymentColumns } from '../store/payment-changes';
import type { StaffAction } from './act-on-order';
import { methodOnDelivery } from './edit-order';

interface RevisedDiscounts {
  discounts: Discount[];
  totals: Totals;
  reason: string;
}

/**
 * Gives an order other discounts: a revision that changes no item. The seller's commission and the open payments follow in
 * the same transaction.
 *
 * @throws ApiError 422 TOO_MANY_REVISIONS
 */
export async function reviseDiscounts(
  tx: Tx,
  order: StoredOrder,
  { discounts, totals, reason }: RevisedDiscounts,
  { viewer, store, now }: { viewer: Viewer; store: LoadedStore; now: Date },
): Promise<StaffAction> {
  const deltaCents = totals.totalCents - order.totalCents;
  const made = { by: viewer.name, at: now, reason, changes: [], deltaCents };
  const revision = nextRevision(order.revisions, made);
  if (!revision) throw new ApiError(422, 'TOO_MANY_REVISIONS');
  const after = { ...order, discounts, ...totals };
  if (!order.test) {
    await lockFigures(tx, order.businessId, order.customerId);
    const firstOrder = order.newCustomer;
    await syncCommissionWithEdit(tx, order, { ...order, firstOrder }, { ...after, firstOrder }, now);
  }
  const open = withOpenPayments(paymentsOf(order), moneyOf(after).dueCents, methodOnDelivery(store));
  return {
    version: order.version,
    reason,
    set: { discounts, ...totals, ...toPaymentColumns(open), revisions: [...order.revisions, revision] },
  };
}

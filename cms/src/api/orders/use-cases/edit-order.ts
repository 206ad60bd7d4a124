import type { z } from 'zod';
import type { OrderCardDto } from '../../../contracts/orders';
import type { editBody } from '../../../contracts/order-money';
import type { Tx } from '../../../database/transaction';
import { editOutcome, nextRevision, type Edit } from '../../../domain/edit';
import { countUnits } from '../../../domain/menu';
import { transition } from '../../../domain/orders/life-cycle';
import { concededCents, moneyOf, paymentsOf } from '../../../domain/orders/money';
import { withOpenPayments } from '../../../domain/orders/open-payments';
import { isPaidBefore, type PaymentMethod } from '../../../domain/orders/payment';
import { ApiError, invalid } from '../../../errors/api-error';
import { moneyArguments } from '../../../errors/messages';
import type { Revision } from '../../../domain/orders/revision';
import type { Viewer } from '../../../sessions/viewer';
import type { LoadedStore } from '../../../store/load-store';
import { lockFigures } from '../../customers/exports';
import { syncCommissionWithEdit } from '../../sellers/exports';
import { reviseCoupon } from '../../campaign/exports';
import { reviseRedemption, syncLoyaltyWithEdit } from '../../loyalty/exports';
import { rewriteItems } from '../store/insert-order';
import { OrderMoved } from '../store/move-order';
import { NOT_ASKED, type StoredOrder } from '../store/order-row';
import { toPaymentColumns, withEditedMoney } from '../store/payment-changes';
import { moveStock } from '../store/stock-of-order';
import { performAction, type StaffAction } from './act-on-order';
import { computeEdit } from './quote-edit';

/**
 * Changes what an order consists of after it was placed: one revision, with the difference due or to give back. What
 * hangs on the items – shelf, coupon, customer, commission, reports – moves by the difference in the same transaction.
 */
export async function editOrder(
  viewer: Viewer,
  id: string,
  { version, reason, expectedTotalCents, ...wanted }: z.output<typeof editBody>,
  now: Date,
): Promise<OrderCardDto> {
  return performAction(viewer, id, 'edit', now, async (order, tx) => {
    if (version !== order.version) throw new OrderMoved(order.id);
    const step = transition(order, 'edit', now);
    if (!step.ok) throw new OrderMoved(order.id, step.code);
    const { edit, store } = await computeEdit(tx, order, wanted, now);
    refuse(edit, store, expectedTotalCents);
    await applyEditEffects(tx, order, edit, { store, now, userId: viewer.userId });
    return revisionColumns(order, edit, { by: viewer.name, at: now, reason }, store);
  });
}

export function refuse(edit: Edit, store: LoadedStore, expectedTotalCents: number): void {
  if (edit.refusals.length > 0) {
    const issues = edit.refusals.map((refusal) => ({
      ...refusal,
      args: { ...refusal.args, ...moneyArguments(store.business) },
    }));
    throw invalid(issues, 422);
  }
  if (edit.totals.totalCents !== expectedTotalCents)
    throw new ApiError(409, 'TOTAL_CHANGED', { path: ['expectedTotalCents'] });
}

/** What is asked for at the door that was not agreed on before: cash, where the branch takes it. */
export function methodOnDelivery({ branch: { paymentMethods } }: LoadedStore): PaymentMethod {
  return paymentMethods.includes('CASH')
    ? 'CASH'
    : (paymentMethods.find((method) => !isPaidBefore(method)) ?? 'PIX');
}

/** What an edit changes of the order itself. */
export function revisionColumns(
  order: StoredOrder,
  edit: Edit,
  made: Pick<Revision, 'by' | 'reason' | 'answer'> & { at: Date },
  store: LoadedStore,
): StaffAction {
  const { changes, deltaCents, items, fees, discounts, totals } = edit;
  const revision = nextRevision(order.revisions, { ...made, changes, deltaCents });
  if (!revision) throw new ApiError(422, 'TOO_MANY_REVISIONS');
  const { action, ...inKitchen } = editOutcome(order, items, revision);
  // Where somebody puts orders together, they say when one is ready.
  const kept = action === 'edit-complete' && store.branch.settings.expo ? 'edit' : action;
  const edited = withEditedMoney(order, edit);
  const { dueCents } = moneyOf(edited);
  return {
    action: kept,
    version: order.version,
    reason: made.reason,
    set: {
      fees,
      discounts,
      ...totals,
      unitCount: countUnits(items),
      ...toPaymentColumns(withOpenPayments(paymentsOf(edited), dueCents, methodOnDelivery(store))),
      revisions: [...order.revisions, revision],
      ...inKitchen,
      // What was asked was asked of the order as it was.
      ...NOT_ASKED,
    },
  };
}

/** Moves what hangs on the items of an order by the difference, in the order in which placing an order locks it. */
export async function applyEditEffects(
  tx: Tx,
  order: StoredOrder,
  edit: Edit,
  { store, now, userId }: { store: LoadedStore; now: Date; userId: number | null },
): Promise<void> {
  const after = { ...order, items: edit.items, fees: edit.fees, discounts: edit.discounts, ...edit.totals };
  await rewriteItems(tx, after);
  if (order.test) return;
  await lockFigures(tx, order.businessId, order.customerId);
  await reviseCoupon(tx, order.id, after);
  await reviseRedemption(tx, after, now);
  await syncLoyaltyWithEdit(tx, after, concededCents(order), now);
  const firstOrder = order.newCustomer;
  await syncCommissionWithEdit(tx, order, { ...order, firstOrder }, { ...after, firstOrder }, now);
  const made = order.state === 'PREPARING' || order.state === 'READY';
  const { businessId, branchId } = order;
  await moveStock(tx, order, edit.items, { store, made, businessId, branchId, at: now, userId });
}

import { writeAudit, type Actor } from '../../../audit/audit';
import type { Tx } from '../../../database/transaction';
import { courierAfter } from '../../../domain/couriers';
import {
  isLost,
  isOpen,
  stampOf,
  transition,
  type OrderMove,
  type OrderStamp,
} from '../../../domain/orders/life-cycle';
import { moneyOf, paymentsOf } from '../../../domain/orders/money';
import { withCashOfCourier } from '../../../domain/orders/open-payments';
import type { OrderState } from '../../../domain/orders/order';
import { moneyNeed } from '../../../domain/orders/provider';
import { workOf } from '../../../domain/orders/station-parts';
import { withAllStarted } from '../../../domain/orders/ticket-state';
import { ApiError } from '../../../errors/api-error';
import { appendEvent } from '../../../realtime/append';
import { recountCustomer } from '../../customers/exports';
import { followTip, syncTripWithOrder } from '../../couriers/exports';
import { postOrder } from '../../ledger/exports';
import { queueCancellation, queueChanges, queueTickets } from '../../printing/exports';
import { enqueueMail } from './order-mails';
import { NOT_ASKED, orderById, orders, type Cancellation, type StoredOrder } from './order-row';
import { toPaymentColumns } from './payment-changes';
import { enqueueProviderJobs } from './provider-jobs';
import { settle, settleRefund } from './settle-move';

export interface Move {
  action: OrderMove;
  actor: Actor;
  now: Date;
  /** When the person took it, where that was before it arrived. */
  at?: Date;
  /** The version the person saw; without it the order is moved from whatever state it is in. */
  version?: number;
  reason?: string | null;
  /** What else changes with the move. */
  set?: Readonly<Partial<StoredOrder>>;
  cancellation?: Cancellation;
  /** What was made goes back on the shelf: nothing of it is wasted. */
  restock?: boolean;
}

/** Raised when an order is no longer as the person saw it; the controller answers with the order as it is. */
export class OrderMoved extends ApiError {
  constructor(
    readonly orderId: string,
    code = 'STALE_VERSION',
  ) {
    super(409, code);
  }
}

/**
 * Takes an order one step along the life cycle, as compare-and-set: of two people acting at once one wins and the other
 * is told. Writes the log and the event, and lets go of what the order held when it comes to nothing.
 */
export async function moveOrder(tx: Tx, order: StoredOrder, move: Move): Promise<StoredOrder> {
  const { action, actor, now, at = now, version = order.version } = move;
  if (version !== order.version) throw new OrderMoved(order.id);
  const step = transition(order, action, at);
  if (!step.ok) throw new OrderMoved(order.id, step.code);

  const changes: Partial<StoredOrder> = {
    // An action may leave the order in its state, and then says nothing of when it came there.
    ...(step.to !== order.state && {
      state: step.to,
      stateBefore: order.state,
      stateChangedAt: at.toISOString(),
      stateRecordedAt: at < now ? now.toISOString() : null,
      ...stampFor(order, step.to, action, at),
    }),
    // Whoever moves an order has seen it.
    ...(order.acknowledgedAt === null && actor.kind === 'USER' && { acknowledgedAt: at.toISOString() }),
    ...(move.cancellation && { cancellation: move.cancellation }),
    ...(action === 'restore' && { cancellation: null }),
    // Begun with as a whole, an order is begun with at every station.
    ...(action === 'start' && { startedStations: withAllStarted(order, at) }),
    ...(isLost(step.to) && NOT_ASKED),
    ...courierChange(order, step.to),
    ...(move.set?.items && { stations: workOf(move.set.items, order.stations) }),
    ...move.set,
  };
  Object.assign(changes, cashOfCourier(order, changes, at));
  const assigned = orders.assign(changes, {
    updated_at: now,
    refund_due_cents: moneyOf({ ...order, ...changes }).refundDueCents,
    money_need: moneyNeed(changes.payment ?? order.payment),
    ...(changes.payment && { payment_state: changes.payment.state }),
  });
  const claimed = await tx.run(
    `UPDATE orders SET ${assigned.text}, version = version + 1
      WHERE document_id = ? AND business_id = ? AND version = ? AND state = ?`,
    [...assigned.parameters, order.id, order.businessId, version, order.state],
  );
  if (claimed === 0) throw new OrderMoved(order.id);

  if (!order.test && changes.totalCents !== undefined && changes.totalCents !== order.totalCents)
    await recountCustomer(tx, order.businessId, order.customerId);
  if (step.to !== order.state) {
    await settle(tx, order, step.to, move);
    if (!(await syncTripWithOrder(tx, order, step.to, { now, at }))) await leaveTrip(tx, order);
  } else if (changes.payment) await followTip(tx, { ...order, ...changes }, now);
  await settleRefund(tx, order, { ...order, ...changes }, move);
  await postOrder(tx, order, { ...order, ...changes, version: version + 1 }, { at, now });
  await writeAudit(tx, {
    at: now,
    businessId: order.businessId,
    branchId: order.branchId,
    actor,
    entity: 'order',
    entityId: order.id,
    action,
    before: { state: order.state },
    after: { state: step.to, ...(at < now && { pressedAt: at.toISOString() }) },
    reason: move.reason ?? null,
  });
  await appendEvent(tx, {
    businessId: order.businessId,
    branchId: order.branchId,
    type: 'order.changed',
    resource: 'orders',
    entityId: order.id,
    at: now,
  });
  const moved = await orderById(tx, order.businessId, order.id);
  if (!moved) throw new Error('A moved order is gone');
  await enqueueMail(tx, order, moved, now);
  await enqueueProviderJobs(tx, order, moved, now);
  await printFor(tx, order, moved, action, now);
  return moved;
}

/** Whose it is to carry, where the move says something about that. */
function courierChange(order: StoredOrder, to: OrderState): Partial<StoredOrder> {
  const courier = courierAfter(order.courier, order.state, to);
  return courier === order.courier ? {} : { courier, courierId: courier?.id ?? null };
}

/** The payments of an order that a courier hands over, with the cash that they hold by then. */
function cashOfCourier(order: StoredOrder, changes: Partial<StoredOrder>, at: Date): Partial<StoredOrder> {
  const { courier, payment, furtherPayments } = { ...order, ...changes };
  if (changes.state !== 'DELIVERED' || !changes.payment || !courier?.id) return {};
  return toPaymentColumns(
    withCashOfCourier(paymentsOf({ payment, furtherPayments }), courier.id, at.toISOString()),
  );
}

/** Its trip is over and settled: whoever carries it now, nobody has written down. */
const leaveTrip = (tx: Tx, { id, businessId }: StoredOrder): Promise<number> =>
  orders.update(tx, { courier: null, courierId: null }, [
    'document_id = ? AND business_id = ?',
    id,
    businessId,
  ]);

/** What the kitchen gets on paper: what it has to make, what of it is another by now, and what it need not make any more. */
async function printFor(
  tx: Tx,
  before: StoredOrder,
  order: StoredOrder,
  action: OrderMove,
  now: Date,
): Promise<void> {
  if (action === 'accept' || action === 'auto-accept' || (action === 'restore' && order.state === 'ACCEPTED'))
    await queueTickets(tx, order, now);
  // What nobody took on is no work yet: accepting it prints it as it is by then. What left took its ticket along.
  const changed = order.revisions.length > before.revisions.length || action === 'take-payment';
  const inHouse = isOpen(order.state) && order.state !== 'DISPATCHED';
  if (before.acceptedAt !== null && changed && inHouse) await queueChanges(tx, before, order, now);
  // Somebody may have had it printed before it was taken on.
  if (isLost(order.state) && !isLost(before.state)) await queueCancellation(tx, order, now);
}

/** The time of the new state; on the way back the time counts at which the order was there before. */
function stampFor(
  order: StoredOrder,
  to: OrderState,
  action: OrderMove,
  when: Date,
): Partial<Record<OrderStamp, string | null>> {
  const at = when.toISOString();
  if (action !== 'step-back' && action !== 'edit-reopen') return { [stampOf(to)]: at };
  return { [stampOf(order.state)]: null, ...(order[stampOf(to)] === null && { [stampOf(to)]: at }) };
}

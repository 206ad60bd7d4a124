/** The life cycle asked: what may happen to an order now, and what comes of it. The answers are in `transitions.ts`. */
import type { Grant, Permission } from '../access';
import { MINUTE_MS } from '../time';
import { moneyOf, paymentsOf, refundableCents, type OrderBalance } from './money';
import { isReceivedOnDelivery, isUnconfirmed } from './open-payments';
import type { OrderState, OrderType } from './order';
import { isUnacknowledgedMiss } from './missed';
import { hasUnmatchedMoney } from './provider';
import { stampOf, type OrderStamp } from './states';
import {
  ORDER_ACTIONS,
  ORDER_TRANSITIONS,
  type OrderAction,
  type OrderMove,
  type OrderTransition,
} from './transitions';

export * from './missed';
export * from './states';
export * from './transitions';

/** What of an order decides its next step. Instants are ISO-8601 UTC. */
export type OrderMoment = {
  state: OrderState;
  type: OrderType;
  timing: 'NOW' | 'SCHEDULED';
  /** The state it was in before; one of which that is not told was accepted. */
  stateBefore?: OrderState | null;
  /** When the server heard that it came to its state, where that is told: by a device without a network it was later. */
  stateRecordedAt?: string | null;
  /** When somebody took note of the new order; absent or null while it rings. */
  acknowledgedAt?: string | null;
  /** Whether the kitchen took note that it was cancelled, or never had to. */
  cancellationAcknowledged?: boolean;
  /** Whether it was placed to try things out; absent for a real order. */
  test?: boolean;
  /** When somebody acknowledged that it was missed; absent or null while nobody did. */
  missedAcknowledgedAt?: string | null;
  /** Whether something of it was changed that the kitchen has not taken note of. */
  modified?: object | null;
  /** What is taken off, as far as it counts whether somebody did so by hand. */
  discounts?: readonly { source: string }[];
  /** Its items, as far as it counts whether they are held. */
  items?: readonly { held?: true }[];
  /** What the customer is asked about; absent or null while nothing is. */
  substitution?: object | null;
} & Partial<Omit<OrderBalance, 'state'>> & { [stamp in OrderStamp]?: string | null };

/**
 * `TRANSITION_NOT_ALLOWED`: not from this state. `NOT_FOR_THIS_TYPE`: from this state, but not for this type of order.
 * `WINDOW_PASSED`: too long ago, or unknown when. `ALREADY_REFUNDED`: money has been given back. `NO_REFUND_DUE`: there is
 * none to give back. `NOTHING_DUE`: the customer has paid. `NOT_MODIFIED`: there is no change to take note of.
 * `AWAITING_ANSWER`: the customer is asked for a substitute. `NOT_ASKED`: they are not.
 * `NOT_HELD`: nothing of it is. `NOTHING_UNMATCHED`: there is no money that fits no order.
 */
export type TransitionRefusal =
  | 'TRANSITION_NOT_ALLOWED'
  | 'NOT_FOR_THIS_TYPE'
  | 'WINDOW_PASSED'
  | 'ALREADY_REFUNDED'
  | 'NO_REFUND_DUE'
  | 'NOTHING_DUE'
  | 'NOT_MODIFIED'
  | 'AWAITING_ANSWER'
  | 'NOT_ASKED'
  | 'NOT_HELD'
  | 'NOTHING_UNMATCHED';

type TransitionResult =
  | { ok: true; to: OrderState; transition: OrderTransition }
  | { ok: false; code: TransitionRefusal };

/**
 * What `action` makes of an order, whoever takes it; permissions are asked with `permissionFor`.
 * `to` equals the order's own state where the action leaves it there.
 * Source: the table under "Orders" in the design of the domain.
 */
export function transition(order: OrderMoment, action: OrderMove, now: Date): TransitionResult {
  const fromHere = rowsOf(action, order.state).filter(
    ({ before }) => before?.includes(order.stateBefore ?? 'ACCEPTED') ?? true,
  );
  if (fromHere.length === 0) return { ok: false, code: 'TRANSITION_NOT_ALLOWED' };
  const row = fromHere.find(({ types, timing }) => {
    return (types?.includes(order.type) ?? true) && (timing ?? order.timing) === order.timing;
  });
  if (!row) return { ok: false, code: 'NOT_FOR_THIS_TYPE' };
  const refused = refusedByMoney(order, row);
  if (refused) return { ok: false, code: refused };
  if (row.whileModified && !order.modified) return { ok: false, code: 'NOT_MODIFIED' };
  if (row.whileHeld && !order.items?.some(({ held }) => held)) return { ok: false, code: 'NOT_HELD' };
  if (row.whileAsked !== undefined && row.whileAsked !== Boolean(order.substitution))
    return { ok: false, code: row.whileAsked ? 'NOT_ASKED' : 'AWAITING_ANSWER' };
  if (row.windowMin !== undefined && !isWithin(enteredAt(order), row.windowMin, now)) {
    return { ok: false, code: 'WINDOW_PASSED' };
  }
  return { ok: true, to: row.to ?? order.state, transition: row };
}

/** What a person needs to take `action` on an order in `state`; null when people cannot take it from there. */
export function permissionFor(action: OrderMove, state: OrderState): Permission | null {
  const permission = rowsOf(action, state)[0]?.permission ?? null;
  return permission === 'system' || permission === 'customer' ? null : permission;
}

/**
 * What a person may do with an order now, in the order of `ORDER_ACTIONS`; what takes a manager's PIN is among it, and
 * is asked for when it is done. An `own` grant is taken as given: who holds one sees no orders but their own.
 *
 * @param grants what the person holds, from `grantsOf`
 */
export function actionsFor(
  order: OrderMoment,
  grants: Partial<Record<Permission, Grant>>,
  now: Date,
): OrderAction[] {
  return ORDER_ACTIONS.filter((action) => {
    if (action === 'acknowledge' && !isRinging(order)) return false;
    if (action === 'acknowledge-missed' && !isUnacknowledgedMiss(order)) return false;
    const permission = permissionFor(action, order.state);
    return permission && grants[permission] && transition(order, action, now).ok;
  });
}

/** An order of which no payment is told was never paid and owes nothing. */
function refusedByMoney(order: OrderMoment, row: OrderTransition): TransitionRefusal | null {
  const { state, totalCents = 0, payment, furtherPayments = [] } = order;
  if (row.whileUnmatched && !(payment && hasUnmatchedMoney(payment))) return 'NOTHING_UNMATCHED';
  if (!payment)
    return row.whilePaid
      ? 'NO_REFUND_DUE'
      : row.whileDue || row.whileDiscountable || row.whileUnconfirmed
        ? 'NOTHING_DUE'
        : null;
  const owing = { state, totalCents, payment, furtherPayments };
  const payments = paymentsOf(owing);
  const held =
    row.unlessRefunded === 'RECEIVED_WITH_IT'
      ? payments.filter((each) => isReceivedOnDelivery(each, order.deliveredAt))
      : payments;
  if (row.unlessRefunded && held.some(({ refunds }) => refunds.length > 0)) return 'ALREADY_REFUNDED';
  if (row.whilePaid && payments.every((each) => refundableCents(each) === 0)) return 'NO_REFUND_DUE';
  if (row.whileDue && moneyOf(owing).dueCents === 0) return 'NOTHING_DUE';
  if (row.whileDiscountable && moneyOf(owing).dueCents === 0 && !order.discounts?.some(isByHand))
    return 'NOTHING_DUE';
  if (row.whileUnconfirmed && !payments.some(isUnconfirmed)) return 'NOTHING_DUE';
  return null;
}

function isRinging(order: OrderMoment): boolean {
  return order.state === 'CANCELLED' ? !order.cancellationAcknowledged : !order.acknowledgedAt;
}

/**
 * Since when an order counts as being in its state, ISO 8601 UTC; null where that is not known. What a device kept for a
 * while counts from when the server heard of it: nobody else could take it back before.
 */
export function enteredAt(order: Pick<OrderMoment, 'state' | 'stateRecordedAt' | OrderStamp>): string | null {
  const stamp = order[stampOf(order.state)] ?? null;
  const { stateRecordedAt = null } = order;
  return stamp !== null && stateRecordedAt !== null && stateRecordedAt > stamp ? stateRecordedAt : stamp;
}

function rowsOf(action: OrderMove, state: OrderState): OrderTransition[] {
  return ORDER_TRANSITIONS.filter((row) => row.action === action && row.from.includes(state));
}

const isByHand = ({ source }: { source: string }) => source === 'MANUAL';

/** The last instant of the window still counts. A step of the future (clocks differ) is one of just now. */
function isWithin(since: string | null | undefined, minutes: number, now: Date): boolean {
  return since != null && now.getTime() - Date.parse(since) <= minutes * MINUTE_MS;
}

import { inTransaction, read, type Tx } from '../../../database/transaction';
import { askedFrom } from '../../../domain/orders/attended';
import { enteredAt, type OrderMove } from '../../../domain/orders/life-cycle';
import { moneyOf } from '../../../domain/orders/money';
import { paymentExpiresAt, PAYMENT_MIN } from '../../../domain/orders/payment-deadline';
import { DAY_MS, HOUR_MS, MINUTE_MS, MINUTE_SEC } from '../../../domain/time';
import { isolate } from '../../../errors/job-failures';
import { ordersAhead } from '../../../store/learned';
import type { LoadedStore } from '../../../store/load-store';
import { storeOf } from '../../../store/stores';
import { lockBranch } from '../../branches/exports';
import { ordersDueForClock } from '../store/branch-orders';
import { moveOrder, OrderMoved } from '../store/move-order';
import type { StoredOrder } from '../store/order-row';

const CONCLUDE_AFTER_MIN = 120;
const PAGE = 500;

/** Before the time of an order for later its kitchen begins so much earlier at most, and its way; as branches and zones can say. */
const LONGEST_PREPARATION_MS = 3 * HOUR_MS;
const LONGEST_WAY_MS = DAY_MS;

/** Moves the orders that time moves: unanswered ones expire, scheduled ones are released, delivered ones are concluded. */
export async function advanceOrders(now: Date): Promise<void> {
  const before = {
    placed: new Date(now.getTime() - PAYMENT_MIN * MINUTE_MS),
    scheduled: new Date(now.getTime() + LONGEST_PREPARATION_MS),
    scheduledDelivery: new Date(now.getTime() + LONGEST_PREPARATION_MS + LONGEST_WAY_MS),
    delivered: new Date(now.getTime() - CONCLUDE_AFTER_MIN * MINUTE_MS),
  };
  let last: StoredOrder | undefined;
  do {
    const { rows, found } = await read((sql) => ordersDueForClock(sql, last, before, PAGE));
    for (const order of rows) await isolate('orders', `the order ${order.id}`, () => advance(order, now));
    last = found === PAGE ? rows.at(-1) : undefined;
  } while (last);
}

async function advance(order: StoredOrder, now: Date): Promise<void> {
  const store = await read((sql) => storeOf(sql, order.branchId));
  // Of a branch that was archived nothing is under way; what it handed over last is concluded all the same.
  const action = store
    ? dueAction(order, store, now)
    : order.state === 'DELIVERED' && whenHandedOver(order, now);
  if (!action) return;
  try {
    await inTransaction(async (tx) => {
      const asks = store && action === 'auto-accept' && order.state === 'PENDING';
      const full = asks && (await isFullOnceLocked(tx, store));
      if (full && !isUnanswered(order, now)) return;
      const taken = full ? 'expire' : action;
      const move = { action: taken, actor: { kind: 'SYSTEM' as const }, now };
      await moveOrder(tx, order, { ...move, ...(store && consequences(taken, order, store, now)) });
    });
  } catch (error) {
    // Somebody was faster: it is looked at again at the next tick.
    if (!(error instanceof OrderMoved)) throw error;
  }
}

/**
 * Whether as many orders are being made as the branch lets be accepted by themselves. Two instances that both go by the
 * clock count one after the other, so that each counts what the other has accepted.
 */
async function isFullOnceLocked(tx: Tx, store: LoadedStore): Promise<boolean> {
  const { maxOpenOrders } = store.branch.autoAccept;
  if (maxOpenOrders === null) return false;
  await lockBranch(tx, store.businessId, store.branch.id);
  return (await ordersAhead(tx, store)) >= maxOpenOrders;
}

/** Whether the time in which somebody had to answer an order is over. */
const isUnanswered = ({ acceptBy }: StoredOrder, now: Date): boolean =>
  acceptBy !== null && Date.parse(acceptBy) <= now.getTime();

function dueAction(order: StoredOrder, { branch, zones }: LoadedStore, now: Date): OrderMove | null {
  const minutesSince = (at: string | null) =>
    at === null ? -1 : (now.getTime() - Date.parse(at)) / MINUTE_MS;
  switch (order.state) {
    case 'AWAITING_PAYMENT':
      return now.getTime() >= paymentExpiresAt(order) ? 'expire' : null;
    case 'PENDING': {
      const late = isUnanswered(order, now);
      // One that only tries the devices out is not to be cooked.
      if (order.drill) return late ? 'expire' : null;
      const { enabled, delaySec, onlyIfPaid } = branch.autoAccept;
      const waited = minutesSince(order.pendingAt ?? order.placedAt) * MINUTE_SEC >= delaySec;
      // What would have been accepted while the server was away still is, as long as it can come as it was promised.
      const inTime = !late || minutesSince(order.promisedAt) < 0;
      if (enabled && waited && inTime && (!onlyIfPaid || isPaid(order))) return 'auto-accept';
      return late ? 'expire' : null;
    }
    case 'SCHEDULED': {
      const travelMin = order.type === 'DELIVERY' ? travelTo(order.zoneName, zones) : 0;
      const leadMin = (order.preparationMin ?? branch.preparationMin) + travelMin;
      if (minutesSince(order.scheduledFor) < -leadMin) return null;
      // Whoever typed it for their own branch took it on then: nobody has to answer it any more.
      return order.acceptBy === null ? 'auto-accept' : 'release';
    }
    case 'DELIVERED':
      return whenHandedOver(order, now);
    default:
      return null;
  }
}

/** What was paid and handed over long enough ago is concluded. */
function whenHandedOver(order: StoredOrder, now: Date): OrderMove | null {
  // What a courier's phone kept for hours can be taken back all the same.
  const concludedFrom = Date.parse(enteredAt(order) ?? '') + CONCLUDE_AFTER_MIN * MINUTE_MS;
  return isPaid(order) && concludedFrom <= now.getTime() ? 'conclude' : null;
}

/** Minutes to where an order is carried, at the most; a zone that is called otherwise by now may be any of them. */
function travelTo(zoneName: string | null, zones: LoadedStore['zones']): number {
  const zone = zones.find(({ name }) => name === zoneName);
  return zone?.etaMax ?? Math.max(0, ...zones.map(({ etaMax }) => etaMax));
}

/** What there was to pay is paid; of an order that costs nothing, there is nothing. */
const isPaid = (order: StoredOrder): boolean => moneyOf(order).dueCents === 0;

function consequences(action: OrderMove, order: StoredOrder, store: LoadedStore, now: Date) {
  if (action === 'expire') {
    const code = order.state === 'AWAITING_PAYMENT' ? ('PAYMENT_PROBLEM' as const) : ('NO_ANSWER' as const);
    return { cancellation: { code, note: null, by: 'SYSTEM' as const, acknowledged: true } };
  }
  // Its time has come, which rings, however often it was seen before.
  const ringing = { acknowledgedAt: null, escalation: [] };
  if (action === 'release') {
    const acceptMs = store.branch.acceptDeadlineMin * MINUTE_MS;
    const asked = askedFrom(store, order.scheduledFor, now);
    return { set: { ...ringing, acceptBy: new Date(asked.getTime() + acceptMs).toISOString() } };
  }
  return order.state === 'SCHEDULED' ? { set: { ...ringing, pendingAt: now.toISOString() } } : {};
}

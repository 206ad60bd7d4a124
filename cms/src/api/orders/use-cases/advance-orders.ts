import { inTransaction, read } from '../../../database/transaction';
import type { OrderMove } from '../../../domain/orders/life-cycle';
import { businessDay } from '../../../domain/time';
import type { LoadedStore } from '../../../store/load-store';
import { storeOf } from '../../../store/stores';
import { moveOrder, OrderMoved } from '../store/move-order';
import { selectOrders, type StoredOrder } from '../store/order-row';
import { CLOCKED_STATES } from '../store/state-lists';

const MINUTE_MS = 60_000;
/** How long a Pix may be paid before the order is given up. */
const PAYMENT_MIN = 30;
const CONCLUDE_AFTER_MIN = 120;
const BATCH = 100;

/** Moves the orders that time moves: unanswered ones expire, scheduled ones are released, delivered ones are concluded. */
export async function advanceOrders(now: Date): Promise<void> {
  const due = await read((sql) =>
    selectOrders(
      sql,
      `state IN ${CLOCKED_STATES} AND (state = 'PENDING' OR (state = 'AWAITING_PAYMENT' AND placed_at < ?)
        OR (state = 'SCHEDULED' AND scheduled_for < ?) OR (state = 'DELIVERED' AND delivered_at < ?))
       ORDER BY placed_at LIMIT ${BATCH * 5}`,
      [
        new Date(now.getTime() - PAYMENT_MIN * MINUTE_MS),
        new Date(now.getTime() + 6 * 60 * MINUTE_MS),
        new Date(now.getTime() - CONCLUDE_AFTER_MIN * MINUTE_MS),
      ],
    ),
  );
  for (const order of due) {
    try {
      await inTransaction(async (tx) => {
        const store = await storeOf(tx, order.branchId);
        const action = store && dueAction(order, store, now);
        if (action)
          await moveOrder(tx, order, {
            action,
            actor: { kind: 'SYSTEM' },
            now,
            ...consequences(action, order, now),
          });
      });
    } catch (error) {
      // Somebody was faster: the order is looked at again at the next tick.
      if (!(error instanceof OrderMoved)) throw error;
    }
  }
}

function dueAction(order: StoredOrder, { branch, zones }: LoadedStore, now: Date): OrderMove | null {
  const minutesSince = (at: string | null) =>
    at === null ? -1 : (now.getTime() - Date.parse(at)) / MINUTE_MS;
  switch (order.state) {
    case 'AWAITING_PAYMENT':
      return minutesSince(order.placedAt) >= PAYMENT_MIN ? 'expire' : null;
    case 'PENDING': {
      if (order.acceptBy !== null && minutesSince(order.acceptBy) >= 0) return 'expire';
      const { enabled, delaySec, onlyIfPaid } = branch.autoAccept;
      const waited = minutesSince(order.pendingAt ?? order.placedAt) * 60 >= delaySec;
      return enabled && waited && (!onlyIfPaid || order.payment.state === 'CONFIRMED') ? 'auto-accept' : null;
    }
    case 'SCHEDULED': {
      const travelMin =
        order.type === 'DELIVERY' ? (zones.find(({ name }) => name === order.zoneName)?.etaMax ?? 0) : 0;
      const leadMin = (order.preparationMin ?? branch.preparationMin) + travelMin;
      return minutesSince(order.scheduledFor) >= -leadMin ? 'release' : null;
    }
    case 'DELIVERED': {
      if (order.payment.state !== 'CONFIRMED') return null;
      const dayOver = businessDay(now, branch.timezone, branch.closeoutTime) !== order.businessDay;
      return dayOver || minutesSince(order.deliveredAt) >= CONCLUDE_AFTER_MIN ? 'conclude' : null;
    }
    default:
      return null;
  }
}

function consequences(action: OrderMove, order: StoredOrder, now: Date) {
  if (action === 'expire') {
    const code =
      order.state === 'AWAITING_PAYMENT' ? ('PAYMENT_PROBLEM' as const) : ('SYSTEM_ISSUE' as const);
    return { cancellation: { code, note: null, by: 'SYSTEM' as const, acknowledged: true } };
  }
  if (action === 'release') {
    const acceptMs = order.acceptBy ? Date.parse(order.acceptBy) - Date.parse(order.placedAt) : 8 * MINUTE_MS;
    return { set: { accept_by: new Date(now.getTime() + acceptMs), acknowledged_at: null } };
  }
  return {};
}

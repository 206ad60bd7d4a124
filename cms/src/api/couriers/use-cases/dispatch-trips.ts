import { inTransaction, read, type Tx } from '../../../database/transaction';
import {
  canMove,
  chooseCourier,
  chooseForWaiting,
  hasCapacity,
  ordersOnRoute,
  type Candidate,
} from '../../../domain/couriers';
import { ApiError } from '../../../errors/api-error';
import { isolate } from '../../../errors/job-failures';
import type { LoadedStore } from '../../../store/load-store';
import { storeOf } from '../../../store/stores';
import {
  branchesWaitingForCourier,
  orderForChange,
  ordersWithoutCourierAt,
  type StoredOrder,
} from '../../orders/exports';
import { readCandidates } from '../candidates';
import { overdueOffers, type StoredDelivery } from '../store/deliveries';
import { leaveTrip } from '../leave-trip';
import { lockCourierWithCapacity, unassignTrip, createTrip, offerTrip, orderLocation } from '../trips';
import { tripForChange } from './withdraw-delivery';

const SYSTEM = { kind: 'SYSTEM' } as const;

/** What time does with trips: offers that nobody answered run out, and where a branch wants it orders find a courier. */
export async function dispatchTrips(now: Date): Promise<void> {
  for (const offer of await read((sql) => overdueOffers(sql, now))) await expire(offer, now);
  for (const { branchId } of await read((sql) => branchesWaitingForCourier(sql)))
    await isolate('trips', `the branch ${branchId}`, () => giveOutAt(branchId, now));
}

async function expire(offer: StoredDelivery, now: Date): Promise<void> {
  await unlessMoved(`the trip ${offer.id}`, () =>
    inTransaction(async (tx) => {
      const { trip, found } = await tripForChange(tx, offer.businessId, offer.id);
      if (trip.version !== offer.version || !canMove(trip.state, 'expire')) return;
      await unassignTrip(tx, { trip, found }, 'EXPIRED', { actor: SYSTEM, now });
    }),
  );
}

async function giveOutAt(branchId: string, now: Date): Promise<void> {
  const store = await read((sql) => storeOf(sql, branchId));
  if (!store || store.couriers.assign === 'BY_HAND') return;
  const orders = await read((sql) => ordersWithoutCourierAt(sql, store.businessId, branchId));
  const ready = orders.filter(({ state }) => store.couriers.assignOn === 'ACCEPTED' || state === 'READY');
  for (const order of ready)
    await unlessMoved(`the order ${order.id}`, () => giveOut(store, order, ready, now));
}

/** Somebody was faster, or nobody has room: it is looked at again at the next tick, and so are the others. */
const unlessMoved = (subject: string, work: () => Promise<void>): Promise<void> =>
  isolate('trips', subject, async () => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  });

/**
 * Offers an order to whoever the branch's way of choosing names, with what else waits and lies on its way, as one trip.
 * What has been on a trip before is offered again as that trip, or as much of it as somebody has room for.
 */
const giveOut = (
  store: LoadedStore,
  seen: StoredOrder,
  ready: readonly StoredOrder[],
  now: Date,
): Promise<void> =>
  inTransaction((tx) =>
    seen.courier
      ? giveOutAgain(tx, store, { orderId: seen.id, tripId: seen.courier.deliveryId }, now)
      : giveOutNew(tx, store, seen, ready, now),
  );

async function giveOutNew(
  tx: Tx,
  store: LoadedStore,
  seen: StoredOrder,
  ready: readonly StoredOrder[],
  now: Date,
): Promise<void> {
  const { candidates } = await readCandidates(tx, store.businessId, store.branch.id);
  const chosen = chooseCourier(store.couriers.assign, candidates, { orders: 1, missed: [], now });
  if (!chosen) return;
  const others = ready.filter(({ courier }) => courier === null);
  const found = await asSeen(tx, withOnRoute(store, seen, others, chosen));
  if (!found.some(({ id }) => id === seen.id)) return;
  const courier = await lockCourierWithCapacity(tx, chosen, found.length);
  await createTrip(tx, store, { found, courier }, { actor: SYSTEM, now });
}

async function giveOutAgain(
  tx: Tx,
  store: LoadedStore,
  { orderId, tripId }: { orderId: string; tripId: string },
  now: Date,
): Promise<void> {
  const by = { actor: SYSTEM, now };
  const { trip, found } = await tripForChange(tx, store.businessId, tripId);
  const first = found.find(({ id }) => id === orderId);
  if (trip.state !== 'UNASSIGNED' || !first) return;
  const { declined } = trip;
  const { candidates } = await readCandidates(tx, store.businessId, store.branch.id);
  const waiting = { orders: found.length, missed: declined, now };
  const chosen = chooseForWaiting(store.couriers.assign, candidates, waiting);
  if (!chosen) return;
  if (hasCapacity(chosen, found.length)) {
    const courier = await lockCourierWithCapacity(tx, chosen, found.length);
    await offerTrip(tx, store, { trip, found, courier }, by);
    return;
  }
  const part = withOnRoute(store, first, found, chosen);
  // The courier is locked before anything is told of, as by whoever moves on with an order of theirs.
  const courier = await lockCourierWithCapacity(tx, chosen, part.length);
  for (const order of part) await leaveTrip(tx, order, now);
  await createTrip(tx, store, { found: part, courier, declined }, by);
}

/** An order and those of others that lie on its way, as far as a courier has room for them. */
function withOnRoute(
  { branch }: LoadedStore,
  first: StoredOrder,
  others: readonly StoredOrder[],
  { maxConcurrent, load }: Candidate,
): StoredOrder[] {
  const waiting = others.filter(({ id }) => id !== first.id).map(placed);
  const along = ordersOnRoute(branch.location, placed(first), waiting, maxConcurrent - load);
  return [first, ...along.map(({ order }) => order)];
}

const placed = (order: StoredOrder) => ({ order, place: orderLocation(order) });

/** Of the orders those that are still as they were seen, locked in one order for all, in the order in which they came. */
async function asSeen(tx: Tx, seen: readonly StoredOrder[]): Promise<StoredOrder[]> {
  const found = new Map<string, StoredOrder>();
  for (const { id, businessId, version } of seen.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const order = await orderForChange(tx, businessId, id);
    if (order?.version === version) found.set(id, order);
  }
  return seen.flatMap(({ id }) => found.get(id) ?? []);
}

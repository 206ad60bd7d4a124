import { inTransaction, read, type Tx } from '../../../database/transaction';
import { canMove, chooseCourier, isBeforePickUp, ordersOnRoute } from '../../../domain/couriers';
import { ApiError } from '../../../errors/api-error';
import { logFailure } from '../../../errors/log-failure';
import type { LoadedStore } from '../../../store/load-store';
import { storeOf } from '../../../store/stores';
import {
  branchesWaitingForCourier,
  orderForChange,
  ordersWithoutCourierAt,
  type StoredOrder,
} from '../../orders/exports';
import { couriersAt } from '../store/couriers';
import { openDeliveriesAt, overdueOffers, type StoredDelivery } from '../store/deliveries';
import {
  lockCourierWithCapacity,
  unassignTrip,
  courierLoad,
  createTrip,
  offerTrip,
  orderLocation,
} from '../trips';
import { tripForChange } from './withdraw-delivery';

const SYSTEM = { kind: 'SYSTEM' } as const;

/** What time does with trips: offers that nobody answered run out, and where a branch wants it orders find a courier. */
export async function dispatchTrips(now: Date): Promise<void> {
  for (const offer of await read((sql) => overdueOffers(sql, now))) await expire(offer, now);
  for (const { branchId } of await read((sql) => branchesWaitingForCourier(sql)))
    await giveOutAt(branchId, now);
}

async function expire(offer: StoredDelivery, now: Date): Promise<void> {
  await unlessMoved(`The offer of the trip ${offer.id} did not run out`, () =>
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
    await unlessMoved(`The order ${order.id} found no courier`, () => giveOut(store, order, ready, now));
}

/** Somebody was faster, or nobody has room: it is looked at again at the next tick, and so are the others. */
async function unlessMoved(failure: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ApiError)) logFailure(failure, error);
  }
}

/**
 * Offers an order to whoever the branch's way of choosing names, with what else waits and lies on its way, as one trip.
 * What has been on a trip before is offered again as that trip.
 */
async function giveOut(
  store: LoadedStore,
  seen: StoredOrder,
  ready: readonly StoredOrder[],
  now: Date,
): Promise<void> {
  const { businessId } = store;
  const by = { actor: SYSTEM, now };
  await inTransaction(async (tx) => {
    if (seen.courier) {
      const { trip, found } = await tripForChange(tx, businessId, seen.courier.deliveryId);
      if (trip.state !== 'UNASSIGNED' || found.length === 0) return;
      const chosen = await choose(tx, store, { orders: found.length, missed: trip.declined, now });
      if (!chosen) return;
      const courier = await lockCourierWithCapacity(tx, chosen, found.length);
      await offerTrip(tx, store, { trip, found, courier }, by);
      return;
    }
    const chosen = await choose(tx, store, { orders: 1, missed: [], now });
    if (!chosen) return;
    const room = chosen.maxConcurrent - chosen.load;
    const others = ready.filter(({ id, courier }) => id !== seen.id && courier === null);
    const along = ordersOnRoute(store.branch.location, placed(seen), others.map(placed), room);
    const found = await asSeen(tx, [seen, ...along.map(({ order }) => order)]);
    if (!found.some(({ id }) => id === seen.id)) return;
    await createTrip(tx, store, found, await lockCourierWithCapacity(tx, chosen, found.length), by);
  });
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

/** Who of a branch is offered a trip, by what they carry now. */
async function choose(
  tx: Tx,
  { businessId, branch, couriers }: LoadedStore,
  trip: Parameters<typeof chooseCourier>[2],
) {
  const open = await openDeliveriesAt(tx, businessId, branch.id);
  const candidates = (await couriersAt(tx, businessId, branch.id))
    .filter(({ state }) => state === 'ACTIVE')
    .map((courier) => {
      const trips = open.filter(({ courierId }) => courierId === courier.id);
      return {
        ...courier,
        load: courierLoad(trips),
        onTheRoad: trips.some(({ state }) => !isBeforePickUp(state)),
      };
    });
  return chooseCourier(couriers.assign, candidates, trip);
}

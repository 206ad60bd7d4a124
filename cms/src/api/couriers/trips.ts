import { writeAudit, type Actor } from '../../audit/audit';
import { newId } from '../../database/ids';
import { documentStamps } from '../../database/table';
import type { Tx } from '../../database/transaction';
import { bestOrder, hasCapacity, rememberMissed, type OrderCourier } from '../../domain/couriers';
import { pointOf } from '../../domain/delivery';
import { businessDay } from '../../domain/time';
import { ApiError } from '../../errors/api-error';
import type { LoadedStore } from '../../store/load-store';
import { OrderMoved, setCourier, type StoredOrder } from '../orders/exports';
import { courierForChange, markAssigned, type StoredCourier } from './store/couriers';
import {
  changeDelivery,
  deliveries,
  openDeliveriesOf,
  type Declined,
  type Stop,
  type StoredDelivery,
} from './store/deliveries';
import { courierLoad } from './candidates';
import { leaveTrip } from './leave-trip';
import { publishCourierChange } from './publish-courier-change';

export interface TripActor {
  actor: Actor;
  now: Date;
}

/** What the orders of a trip say of it. */
const toldOrders = (
  { id }: Pick<StoredDelivery, 'id'>,
  courier: Pick<StoredCourier, 'id' | 'name'> | null,
  trip: OrderCourier['trip'],
): OrderCourier => ({ deliveryId: id, id: courier?.id ?? null, name: courier?.name ?? null, trip });

/** Writes what the orders say of their trip; whoever moved one meanwhile was faster, and the trip is not changed. */
export async function writeTripToOrders(
  tx: Tx,
  found: readonly StoredOrder[],
  trip: Pick<StoredDelivery, 'id'>,
  courier: Pick<StoredCourier, 'id' | 'name'> | null,
  state: OrderCourier['trip'],
  now: Date,
): Promise<void> {
  for (const order of found)
    if (!(await setCourier(tx, order, toldOrders(trip, courier, state), now))) throw new OrderMoved(order.id);
}

/**
 * The courier, locked, if they can be given so many orders more: what two give out at once never adds up to more than
 * the courier carries.
 */
export async function lockCourierWithCapacity(
  tx: Tx,
  { id, businessId }: Pick<StoredCourier, 'id' | 'businessId'>,
  orders: number,
): Promise<StoredCourier> {
  const courier = await courierForChange(tx, businessId, id);
  if (courier?.state !== 'ACTIVE') throw new ApiError(409, 'COURIER_NOT_ACTIVE');
  const load = courierLoad(await openDeliveriesOf(tx, businessId, id));
  if (!hasCapacity({ load, maxConcurrent: courier.maxConcurrent }, orders))
    throw new ApiError(409, 'COURIER_FULL', { args: { limit: courier.maxConcurrent } });
  return courier;
}

/** Where an order goes; null where that is not known. */
export const orderLocation = ({ address }: StoredOrder): Stop['place'] => address && pointOf(address);

const stopOf = (order: StoredOrder): Stop => ({
  orderId: order.id,
  orderNumber: order.number,
  district: order.district,
  place: orderLocation(order),
  legMeters: null,
  state: 'WAITING',
  problem: null,
  note: null,
  earnedCents: 0,
  tipCents: 0,
  cashCents: 0,
  changeCents: 0,
});

/**
 * A new trip of orders that are on no other, in the better order, offered to a courier who has room for it.
 *
 * @param declined who missed the trip that they were on before
 */
export async function createTrip(
  tx: Tx,
  store: LoadedStore,
  {
    found,
    courier,
    declined = [],
    accepted,
  }: {
    found: readonly StoredOrder[];
    courier: StoredCourier;
    declined?: Declined[];
    accepted?: boolean | undefined;
  },
  by: TripActor,
): Promise<StoredDelivery> {
  const trip = await insertTrip(tx, store, { found, declined }, by.now);
  return offerTrip(tx, store, { trip, found, courier, accepted }, by);
}

/** Of orders that are on no other, in the better order; where places are not known, by their promises. Nobody has it yet. */
async function insertTrip(
  tx: Tx,
  { branch, businessId }: LoadedStore,
  { found, declined }: { found: readonly StoredOrder[]; declined: Declined[] },
  now: Date,
): Promise<StoredDelivery> {
  const byPromise = found.toSorted((a, b) => (a.promisedAt ?? '').localeCompare(b.promisedAt ?? ''));
  const stops = bestOrder(branch.location, byPromise.map(stopOf)).map(({ stop, legMeters }) => ({
    ...stop,
    legMeters,
  }));
  const trip: StoredDelivery = {
    id: newId(),
    businessId,
    branchId: branch.id,
    courierId: null,
    personId: null,
    businessDay: businessDay(now, branch.timezone, branch.closeoutTime),
    stops,
    declined,
    offeredAt: null,
    offerEndsAt: null,
    acceptedAt: null,
    pickedUpAt: null,
    endedAt: null,
    refusedAt: null,
    deliveries: 0,
    dailyCents: 0,
    earnedCents: 0,
    tipCents: 0,
    cashCents: 0,
    changeCents: 0,
    settlementId: null,
    state: 'UNASSIGNED',
    version: 1,
  };
  await deliveries.insert(tx, trip, documentStamps(now));
  return trip;
}

/**
 * Offers a trip that nobody has. A courier who is available by phone is asked and has `offerSec` to answer; one who is
 * not has it at once, because nobody would answer.
 *
 * @param accepted whether the courier has it at once in any case, as when they leave with it
 */
export async function offerTrip(
  tx: Tx,
  { couriers: policy }: LoadedStore,
  {
    trip,
    found,
    courier,
    accepted: leaving = false,
  }: {
    trip: StoredDelivery;
    found: readonly StoredOrder[];
    courier: StoredCourier;
    accepted?: boolean | undefined;
  },
  { actor, now }: TripActor,
): Promise<StoredDelivery> {
  const accepted = leaving || !courier.available;
  const state = accepted ? ('ACCEPTED' as const) : ('OFFERED' as const);
  const at = now.toISOString();
  const changes = {
    state,
    courierId: courier.id,
    personId: courier.personId,
    offeredAt: at,
    offerEndsAt: accepted ? null : new Date(now.getTime() + policy.offerSec * 1000).toISOString(),
    acceptedAt: accepted ? at : null,
  };
  if ((await changeDelivery(tx, trip, changes, now)) === 0) throw new ApiError(409, 'DELIVERY_MOVED');
  await writeTripToOrders(tx, found, trip, courier, state, now);
  await markAssigned(tx, courier, now);
  const offered = { ...trip, ...changes, version: trip.version + 1 };
  await recordTrip(tx, offered, 'offer', {
    actor,
    now,
    after: { courier: courier.name, orders: trip.stops.map(({ orderNumber }) => orderNumber) },
  });
  await publishCourierChange(tx, offered, now);
  return offered;
}

/** Takes the courier off a trip that has not begun: it waits for another, and remembers who had it. */
export async function unassignTrip(
  tx: Tx,
  { trip, found }: { trip: StoredDelivery; found: readonly StoredOrder[] },
  how: Declined['how'],
  { actor, now }: TripActor,
): Promise<void> {
  const changes = {
    state: 'UNASSIGNED' as const,
    courierId: null,
    personId: null,
    offerEndsAt: null,
    acceptedAt: null,
    declined: missedBy(trip, how, now),
  };
  if ((await changeDelivery(tx, trip, changes, now)) === 0) throw new ApiError(409, 'DELIVERY_MOVED');
  await writeTripToOrders(tx, found, trip, null, 'UNASSIGNED', now);
  const action = { REJECTED: 'reject', EXPIRED: 'expire', WITHDRAWN: 'withdraw' }[how];
  await recordTrip(tx, trip, action, { actor, now });
  await publishCourierChange(tx, trip, now);
}

/**
 * Takes an accepted trip from its courier. They may have left with it and their phone without a network, so that it stays
 * theirs with nothing left on it, and what they tell of its doors is theirs too: its orders wait on a new trip for another.
 *
 * @returns the new one
 */
export async function withdrawAccepted(
  tx: Tx,
  store: LoadedStore,
  { trip, found }: { trip: StoredDelivery; found: readonly StoredOrder[] },
  by: TripActor,
): Promise<StoredDelivery> {
  const { now } = by;
  const declined = missedBy(trip, 'WITHDRAWN', now);
  if ((await changeDelivery(tx, trip, { declined }, now)) === 0) throw new ApiError(409, 'DELIVERY_MOVED');
  for (const order of found) await leaveTrip(tx, order, now);
  const waiting = await insertTrip(tx, store, { found, declined }, now);
  await writeTripToOrders(tx, found, waiting, null, 'UNASSIGNED', now);
  await recordTrip(tx, trip, 'withdraw', by);
  await publishCourierChange(tx, waiting, now);
  return waiting;
}

/** Who missed a trip once its courier does not have it any more. */
function missedBy(trip: StoredDelivery, how: Declined['how'], now: Date): Declined[] {
  const { courierId, declined, offeredAt, acceptedAt } = trip;
  if (!courierId) return declined;
  return rememberMissed(declined, { courierId, how, at: now.toISOString(), offeredAt, acceptedAt });
}

/** Writes what was done with a trip into the log. */
export const recordTrip = (
  tx: Tx,
  { id, businessId, branchId }: StoredDelivery,
  action: string,
  { actor, now, after, reason = null }: TripActor & { after?: object; reason?: string | null },
): Promise<void> =>
  writeAudit(tx, {
    at: now,
    businessId,
    branchId,
    actor,
    entity: 'delivery',
    entityId: id,
    action,
    ...(after && { after }),
    reason,
  });

import type { CourierStep } from '../../../contracts/courier-page';
import type { Tx } from '../../../database/transaction';
import { canMove } from '../../../domain/couriers';
import { pressedAt } from '../../../domain/orders/pressed-at';
import { ApiError, notFound } from '../../../errors/api-error';
import { moveOrder } from '../../orders/exports';
import type { StoredCourier } from '../store/couriers';
import { changeDelivery, type Declined, type StoredDelivery } from '../store/deliveries';
import { publishCourierChange } from '../publish-courier-change';
import { unassignTrip, recordTrip, writeTripToOrders } from '../trips';
import { tripForChange } from './withdraw-delivery';

/** When something was pressed on a phone that may have had no network then. */
export interface PressTime {
  now: Date;
  /** How long before that it was pressed, in milliseconds. */
  ago: number;
}

/** Who carries a trip, in the log and the timeline of its orders. */
export const courierActor = ({ name }: StoredCourier) => ({ kind: 'COURIER', name }) as const;

type Gone = (how: Declined['how']) => ApiError;

const tripGone: Gone = () => new ApiError(409, 'DELIVERY_TAKEN_OFF');
const offerWithdrawn = () => new ApiError(409, 'OFFER_WITHDRAWN');
/** An offer was nobody's yet: whoever answers it too late is told what became of it. */
const offerGone: Gone = (how) => {
  if (how === 'EXPIRED') return new ApiError(409, 'OFFER_EXPIRED');
  return how === 'WITHDRAWN' ? offerWithdrawn() : tripGone(how);
};

/**
 * A trip of this courier, with its orders; anybody else's does not exist for them.
 *
 * @param gone as what it is refused once they do not have it any more, by how that came
 */
export async function ownTrip(tx: Tx, courier: StoredCourier, id: string, gone = tripGone) {
  const held = await tripForChange(tx, courier.businessId, id);
  requireOwn(held.trip, courier, gone);
  return held;
}

function requireOwn(trip: StoredDelivery, courier: StoredCourier, gone: Gone): void {
  const had = lastDeclined(trip, courier);
  // Whoever had it a moment ago is told so; nobody else learns that it exists.
  if (had && (trip.courierId !== courier.id || trip.state === 'CANCELLED')) throw gone(had.how);
  if (trip.courierId !== courier.id) throw notFound();
}

/** A courier takes an offered trip, or does not. */
export async function answerOffer(
  tx: Tx,
  courier: StoredCourier,
  { action, trip: id }: Extract<CourierStep, { action: 'accept' | 'reject' }>,
  now: Date,
): Promise<void> {
  const { trip, found } = await tripForChange(tx, courier.businessId, id);
  if (action === 'reject' && hasRejected(trip, courier)) return;
  requireOwn(trip, courier, offerGone);
  // Called off, or given to somebody else: nothing is left of it to be looked at.
  if (trip.state === 'CANCELLED') throw offerWithdrawn();
  const by = { actor: courierActor(courier), now };
  if (action === 'accept' && trip.state !== 'OFFERED') return;
  if (!canMove(trip.state, action)) throw new ApiError(409, 'DELIVERY_MOVED');
  if (action === 'reject') return unassignTrip(tx, { trip, found }, 'REJECTED', by);
  const changes = { state: 'ACCEPTED' as const, acceptedAt: now.toISOString(), offerEndsAt: null };
  if ((await changeDelivery(tx, trip, changes, now)) === 0) throw new ApiError(409, 'DELIVERY_MOVED');
  await writeTripToOrders(tx, found, trip, courier, 'ACCEPTED', now);
  await recordTrip(tx, trip, 'accept', by);
  await publishCourierChange(tx, trip, now);
}

/** How they came to have it no more, the last time. */
const lastDeclined = ({ declined }: StoredDelivery, { id }: StoredCourier) =>
  declined.findLast(({ courierId }) => courierId === id);

/** Whether they declined it, and it was not offered to them again. */
const hasRejected = (trip: StoredDelivery, courier: StoredCourier) =>
  trip.courierId !== courier.id && lastDeclined(trip, courier)?.how === 'REJECTED';

/** A courier leaves with all orders of a trip; until every one of them is ready there is nothing to leave with. */
export async function pickUpTrip(
  tx: Tx,
  courier: StoredCourier,
  id: string,
  { now, ago }: PressTime,
): Promise<void> {
  const { trip, found } = await ownTrip(tx, courier, id);
  // Nothing is left on it: what it carried is cancelled, or somebody else's.
  if (trip.state === 'CANCELLED') throw new ApiError(409, 'DELIVERY_MOVED');
  const waiting = trip.stops.filter(({ state }) => state === 'WAITING').map(({ orderId }) => orderId);
  if (waiting.length === 0) return;
  const toCarry = found.filter((order) => waiting.includes(order.id));
  const missing = toCarry.find(({ state }) => state !== 'READY' && state !== 'RETURNING');
  if (missing) throw new ApiError(409, 'ORDERS_NOT_READY', { args: { number: missing.number } });
  for (const order of toCarry) {
    const at = pressedAt(now, ago, order.stateChangedAt);
    await moveOrder(tx, order, { action: 'dispatch', actor: courierActor(courier), now, at });
  }
}

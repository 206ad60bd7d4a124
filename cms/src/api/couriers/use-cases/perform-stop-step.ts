import type { CourierStep } from '../../../contracts/courier-page';
import type { Tx } from '../../../database/transaction';
import { pressedAt } from '../../../domain/orders/pressed-at';
import { ApiError, notFound } from '../../../errors/api-error';
import type { LoadedStore } from '../../../store/load-store';
import { moveOrder, setCourier, type StoredOrder } from '../../orders/exports';
import { markReturned, markStop } from '../mark-stop';
import { isHandedOverFor, paymentsAtDoor } from '../received-at-door';
import type { StoredCourier } from '../store/couriers';
import type { Stop, StoredDelivery } from '../store/deliveries';
import { recordTrip } from '../trips';
import type { Linked } from '../courier-of-link';
import { courierActor, ownTrip, type PressTime } from './answer-offer';

export type PressedAtStop = Extract<CourierStep, { order: string }>;

interface AtStop {
  courier: StoredCourier;
  store: LoadedStore;
  trip: StoredDelivery;
  stop: Stop;
  /** Null once the order is on another trip. */
  order: StoredOrder | null;
  now: Date;
  /** How long before that it was pressed, in milliseconds. */
  ago: number;
}

/** What a courier does at a door, or because of it. */
export async function performStopStep(
  tx: Tx,
  { courier, store }: Linked,
  step: PressedAtStop,
  { now, ago }: PressTime,
): Promise<void> {
  const { trip, found } = await ownTrip(tx, courier, step.trip);
  const stop = trip.stops.find(({ orderId }) => orderId === step.order);
  if (!stop) throw notFound();
  // Off the trip by now; its courier may have had it in their hands.
  if (stop.state === 'DROPPED') throw moved();
  const order = found.find(({ id }) => id === step.order) ?? null;
  const at: AtStop = { courier, store, trip, stop, order, now, ago };
  switch (step.action) {
    case 'deliver':
      return deliver(tx, at, step);
    case 'problem':
      return reportProblem(tx, at, step);
    case 'carry-on':
      return carryOn(tx, at);
    case 'turn-back':
      return turnBack(tx, at);
    case 'returned':
      if (stop.state === 'RETURNED') return;
      return markReturned(tx, at, { actor: courierActor(courier), now });
  }
}

const moved = () => new ApiError(409, 'DELIVERY_MOVED');

/**
 * An order is in the customer's hands; what was to be paid at the door is paid with it, as the page showed it or as the
 * courier tells. What they carry of it follows from how it was paid.
 */
async function deliver(
  tx: Tx,
  { courier, store, trip, stop, order, now, ago }: AtStop,
  step: Extract<PressedAtStop, { action: 'deliver' }>,
): Promise<void> {
  if (stop.state === 'DELIVERED') {
    // Handed over for other money than they collected is not what they pressed.
    if (order && !isHandedOverFor(order, step, trip)) throw moved();
    return;
  }
  if (order?.state !== 'DISPATCHED') throw moved();
  // At the very instant of the hand-over: taken back, what is received is open again.
  const at = pressedAt(now, ago, order.stateChangedAt);
  const { told, set } = paymentsAtDoor(order, step, { store, trip, by: courier.name, at });
  await moveOrder(tx, told, { action: 'deliver', actor: courierActor(courier), now, at, set });
}

async function reportProblem(
  tx: Tx,
  at: AtStop,
  { problem, note }: Extract<PressedAtStop, { action: 'problem' }>,
): Promise<void> {
  const { courier, stop, order, trip, now } = at;
  if (stop.state !== 'ON_THE_WAY' && stop.state !== 'PROBLEM') throw moved();
  await markStop(tx, at, { state: 'PROBLEM', problem, note: note ?? null }, now);
  if (order?.courier) await setCourier(tx, order, { ...order.courier, trip: 'PROBLEM' }, now);
  const by = { actor: courierActor(courier), now, after: { order: stop.orderNumber, problem } };
  await recordTrip(tx, trip, 'problem', { ...by, reason: note ?? null });
}

/** The problem is out of the way, and the order no longer says that there is one. */
async function carryOn(tx: Tx, at: AtStop): Promise<void> {
  const { stop, order, now } = at;
  if (stop.state !== 'PROBLEM') return;
  await markStop(tx, at, { state: 'ON_THE_WAY', problem: null, note: null }, now);
  if (order?.courier) await setCourier(tx, order, { ...order.courier, trip: 'ACCEPTED' }, now);
}

/** The order comes back to the store, which decides what becomes of it. */
async function turnBack(tx: Tx, { courier, stop, order, now, ago }: AtStop): Promise<void> {
  if (stop.state === 'RETURNING' || stop.state === 'RETURNED') return;
  if (order?.state !== 'DISPATCHED') throw moved();
  const reason = stop.note ?? stop.problem ?? 'RETURN';
  const at = pressedAt(now, ago, order.stateChangedAt);
  await moveOrder(tx, order, { action: 'return', actor: courierActor(courier), now, at, reason });
}

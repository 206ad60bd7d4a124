import type { CourierStep } from '../../../contracts/courier-page';
import type { Tx } from '../../../database/transaction';
import { ApiError, notFound } from '../../../errors/api-error';
import { moveOrder, receivedAll, setCourier, type StoredOrder } from '../../orders/exports';
import { changeStop } from '../follow-orders';
import { courierForChange, type StoredCourier } from '../store/couriers';
import { deliveryForChange, type Stop, type StoredDelivery } from '../store/deliveries';
import { recordTrip } from '../trips';
import { asActor, ownTrip } from './answer-offer';

type StopStep = Extract<CourierStep, { order: string }>;

interface AtStop {
  courier: StoredCourier;
  trip: StoredDelivery;
  stop: Stop;
  /** Null once the order is on another trip. */
  order: StoredOrder | null;
  now: Date;
}

/** What a courier does at a door, or because of it. */
export async function stepAtStop(tx: Tx, courier: StoredCourier, step: StopStep, now: Date): Promise<void> {
  const { trip, found } = await ownTrip(tx, courier, step.trip);
  const stop = trip.stops.find(({ orderId }) => orderId === step.order);
  if (!stop || stop.state === 'DROPPED') throw notFound();
  const order = found.find(({ id }) => id === step.order) ?? null;
  const at: AtStop = { courier, trip, stop, order, now };
  switch (step.action) {
    case 'deliver':
      return deliver(tx, at);
    case 'problem':
      return reportProblem(tx, at, step);
    case 'carry-on':
      if (stop.state === 'PROBLEM')
        await markStop(tx, at, { state: 'ON_THE_WAY', problem: null, note: null });
      return;
    case 'turn-back':
      return turnBack(tx, at);
    case 'returned':
      if (stop.state === 'RETURNED') return;
      if (stop.state !== 'RETURNING') throw moved();
      return markStop(tx, at, { state: 'RETURNED' });
  }
}

const moved = () => new ApiError(409, 'DELIVERY_MOVED');

/** An order is in the customer's hands; what was to be paid at the door is paid with it. */
async function deliver(tx: Tx, { courier, stop, order, now }: AtStop): Promise<void> {
  if (stop.state === 'DELIVERED') return;
  if (order?.state !== 'DISPATCHED') throw moved();
  await moveOrder(tx, order, {
    action: 'deliver',
    actor: asActor(courier),
    now,
    set: receivedAll(order, { by: courier.name, at: now }),
  });
}

async function reportProblem(
  tx: Tx,
  at: AtStop,
  { problem, note }: Extract<StopStep, { action: 'problem' }>,
): Promise<void> {
  const { courier, stop, order, trip, now } = at;
  if (stop.state !== 'ON_THE_WAY' && stop.state !== 'PROBLEM') throw moved();
  await markStop(tx, at, { state: 'PROBLEM', problem, note: note ?? null });
  if (order?.courier) await setCourier(tx, order, { ...order.courier, trip: 'PROBLEM' }, now);
  const by = { actor: asActor(courier), now, after: { order: stop.orderNumber, problem } };
  await recordTrip(tx, trip, 'problem', { ...by, reason: note ?? null });
}

/** The order comes back to the store, which decides what becomes of it. */
async function turnBack(tx: Tx, { courier, stop, order, now }: AtStop): Promise<void> {
  if (stop.state === 'RETURNING' || stop.state === 'RETURNED') return;
  if (order?.state !== 'DISPATCHED') throw moved();
  const reason = stop.note ?? stop.problem ?? 'RETURN';
  await moveOrder(tx, order, { action: 'return', actor: asActor(courier), now, reason });
}

/** Writes where a stop is while its order stays where it is. */
async function markStop(tx: Tx, { trip, stop, now }: AtStop, changes: Partial<Stop>): Promise<void> {
  const held = await deliveryForChange(tx, trip.businessId, trip.id);
  const courier =
    trip.courierId === null ? null : await courierForChange(tx, trip.businessId, trip.courierId);
  if (!held) throw notFound();
  await changeStop(tx, held, { ...stop, ...changes }, { courier, now });
}

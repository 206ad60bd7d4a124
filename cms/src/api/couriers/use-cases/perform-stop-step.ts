import type { CourierStep } from '../../../contracts/courier-page';
import type { Tx } from '../../../database/transaction';
import type { Language } from '../../../contracts/session';
import { doorMethods } from '../../../domain/couriers';
import { ApiError, notFound } from '../../../errors/api-error';
import type { LoadedStore } from '../../../store/load-store';
import { moveOrder, receivedAll, setCourier, plannedPayments, type StoredOrder } from '../../orders/exports';
import { updateStop } from '../sync-trip';
import { courierForChange, type StoredCourier } from '../store/couriers';
import { deliveryForChange, type Stop, type StoredDelivery } from '../store/deliveries';
import { recordTrip } from '../trips';
import type { Linked } from '../courier-of-link';
import { courierActor, ownTrip } from './answer-offer';

type StopStep = Extract<CourierStep, { order: string }>;

interface AtStop {
  courier: StoredCourier;
  store: LoadedStore;
  trip: StoredDelivery;
  stop: Stop;
  /** Null once the order is on another trip. */
  order: StoredOrder | null;
  now: Date;
}

/** What a courier does at a door, or because of it. */
export async function performStopStep(
  tx: Tx,
  { courier, store }: Linked,
  step: StopStep,
  now: Date,
): Promise<void> {
  const { trip, found } = await ownTrip(tx, courier, step.trip);
  const stop = trip.stops.find(({ orderId }) => orderId === step.order);
  if (!stop || stop.state === 'DROPPED') throw notFound();
  const order = found.find(({ id }) => id === step.order) ?? null;
  const at: AtStop = { courier, store, trip, stop, order, now };
  switch (step.action) {
    case 'deliver':
      return deliver(tx, at, step);
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

/**
 * An order is in the customer's hands; what was to be paid at the door is paid with it, as it was agreed or as the courier
 * tells. What they carry of it follows from how it was paid.
 */
async function deliver(
  tx: Tx,
  { courier, store, stop, order, now }: AtStop,
  { paid }: Extract<StopStep, { action: 'deliver' }>,
): Promise<void> {
  if (stop.state === 'DELIVERED') return;
  if (order?.state !== 'DISPATCHED') throw moved();
  const taken = doorMethods(store.branch.paymentMethods);
  const told = paid === undefined ? order : { ...order, ...plannedPayments(order, paid, taken) };
  const evidence = paid === undefined ? null : TOLD_BY_COURIER[store.business.language];
  await moveOrder(tx, told, {
    action: 'deliver',
    actor: courierActor(courier),
    now,
    set: receivedAll(told, { by: courier.name, at: now, evidence }),
  });
}

/** What staff read at a payment of which only its courier knows how it was made, in the language of the business. */
const TOLD_BY_COURIER: Record<Language, string> = {
  en: 'Told by the courier',
  'pt-BR': 'Informado pelo entregador',
  es: 'Informado por el repartidor',
};

async function reportProblem(
  tx: Tx,
  at: AtStop,
  { problem, note }: Extract<StopStep, { action: 'problem' }>,
): Promise<void> {
  const { courier, stop, order, trip, now } = at;
  if (stop.state !== 'ON_THE_WAY' && stop.state !== 'PROBLEM') throw moved();
  await markStop(tx, at, { state: 'PROBLEM', problem, note: note ?? null });
  if (order?.courier) await setCourier(tx, order, { ...order.courier, trip: 'PROBLEM' }, now);
  const by = { actor: courierActor(courier), now, after: { order: stop.orderNumber, problem } };
  await recordTrip(tx, trip, 'problem', { ...by, reason: note ?? null });
}

/** The order comes back to the store, which decides what becomes of it. */
async function turnBack(tx: Tx, { courier, stop, order, now }: AtStop): Promise<void> {
  if (stop.state === 'RETURNING' || stop.state === 'RETURNED') return;
  if (order?.state !== 'DISPATCHED') throw moved();
  const reason = stop.note ?? stop.problem ?? 'RETURN';
  await moveOrder(tx, order, { action: 'return', actor: courierActor(courier), now, reason });
}

/** Writes where a stop is while its order stays where it is. */
async function markStop(tx: Tx, { trip, stop, now }: AtStop, changes: Partial<Stop>): Promise<void> {
  const held = await deliveryForChange(tx, trip.businessId, trip.id);
  const courier =
    trip.courierId === null ? null : await courierForChange(tx, trip.businessId, trip.courierId);
  if (!held) throw notFound();
  await updateStop(tx, held, { ...stop, ...changes }, { courier, now });
}

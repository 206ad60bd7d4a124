import type { Tx } from '../../database/transaction';
import {
  dailyPay,
  deliveryEarnings,
  isBeforePickUp,
  isBookedWith,
  isOver,
  handedMoney,
  reorderStops,
  stateOfStops,
  stopAfter,
  tipOf,
  type OrderCourier,
} from '../../domain/couriers';
import { paymentsOf } from '../../domain/orders/money';
import { paymentsToCollect } from '../../domain/orders/open-payments';
import type { Fee, OrderState } from '../../domain/orders/order';
import type { Payment } from '../../domain/orders/payment';
import { ApiError } from '../../errors/api-error';
import { storeOf } from '../../store/stores';
import { courierForChange, type StoredCourier } from './store/couriers';
import {
  lockOtherTripOfDay,
  changeDelivery,
  deliveryForChange,
  isDayPaid,
  isDaySettled,
  type Stop,
  type StoredDelivery,
} from './store/deliveries';
import { publishCourierChange } from './publish-courier-change';

interface CarriedOrder {
  id: string;
  businessId: string;
  state: OrderState;
  courier: OrderCourier | null;
  fees: readonly Fee[];
  payment: Payment;
  furtherPayments: readonly Payment[];
  test: boolean;
}

/**
 * The trip of an order follows it, in the transaction in which the order is moved and after it: whoever moves the order,
 * trip and money at the door come out the same. A trip that is settled holds what it handed over where it is.
 *
 * @param order as it was before that: what is received at the door is still open
 * @param at when the order was moved, where that was before it arrived
 * @returns false where the order has left its trip: what that brought back is settled, and goes nowhere with it again
 */
export async function syncTripWithOrder(
  tx: Tx,
  order: CarriedOrder,
  to: OrderState,
  { now, at }: { now: Date; at: Date },
): Promise<boolean> {
  if (!order.courier) return true;
  const trip = await deliveryForChange(tx, order.businessId, order.courier.deliveryId);
  const stop = trip?.stops.find(({ orderId }) => orderId === order.id);
  const told = stop && stopAfter(stop.state, order.state, to);
  if (!trip || !told || stop.state === 'DROPPED') return true;
  if (trip.settlementId !== null && stop.state === 'RETURNED') return false;
  // Nobody's trip cannot begin: what leaves without a courier leaves the trip.
  const next = trip.courierId === null ? 'DROPPED' : told;
  const courier =
    trip.courierId === null ? null : await courierForChange(tx, order.businessId, trip.courierId);
  const money = next === 'DELIVERED' && courier && !order.test ? moneyOf(order, stop, courier) : NO_MONEY;
  const test = order.test && { test: true };
  const after: Stop = { ...stop, ...money, ...test, state: next, problem: null, note: null };
  // Handed over after all for the money that its courier told of, that is settled with it. Of other money only they know.
  const received = paymentsToCollect(paymentsOf(order));
  if (next === 'DELIVERED' && after.refused)
    after.refused = after.refused.filter((each) => !isBookedWith(each, received));
  await updateStop(tx, trip, after, { courier, now, at });
  return true;
}

const NO_MONEY = { earnedCents: 0, tipCents: 0, cashCents: 0, changeCents: 0 };

const moneyOf = (order: CarriedOrder, { legMeters }: Stop, courier: StoredCourier) => ({
  earnedCents: deliveryEarnings(courier, legMeters),
  ...handedMoney({ fees: order.fees, payments: paymentsOf(order) }),
});

/**
 * The tip of an order that was handed over is as much less as was given back of it, until it is settled. Nothing else
 * follows from that: what its day is paid stays as it was on the day, whatever the courier's rule is by now.
 */
export async function followTip(tx: Tx, order: CarriedOrder, now: Date): Promise<void> {
  if (!order.courier || order.test) return;
  const tipCents = tipOf({ fees: order.fees, payments: paymentsOf(order) });
  const trip = await deliveryForChange(tx, order.businessId, order.courier.deliveryId);
  const stop = trip?.stops.find(({ orderId }) => orderId === order.id);
  if (!trip || stop?.state !== 'DELIVERED' || stop.tipCents === tipCents) return;
  if (trip.settlementId !== null) return;
  await updateStop(tx, trip, { ...stop, tipCents }, { courier: null, now });
}

/**
 * Writes a stop of a trip anew, and with it everything of the trip that follows from its stops.
 *
 * @param courier whose row is locked by now, so that a day is paid by one trip; null: the day stays paid as it is
 */
export async function updateStop(
  tx: Tx,
  trip: StoredDelivery,
  stop: Stop,
  { courier, now, at: when = now }: { courier: StoredCourier | null; now: Date; at?: Date },
): Promise<void> {
  if (trip.settlementId !== null) throw new ApiError(409, 'DELIVERY_SETTLED');
  const written: Stop = stop.state === 'DROPPED' ? { leftAt: now.toISOString(), ...stop } : stop;
  const stops = await placed(
    tx,
    trip,
    trip.stops.map((each) => (each.orderId === stop.orderId ? written : each)),
  );
  const state = stateOfStops(trip.state, stops);
  // A test order is none: it pays nobody, nor their day.
  const handedOver = stops.filter((each) => each.state === 'DELIVERED' && !each.test);
  const heir = handedOver.length === 0 && trip.dailyCents > 0 ? await lockOtherTripOfDay(tx, trip) : null;
  const dailyCents =
    handedOver.length === 0
      ? await keptPayOfDay(tx, trip, heir)
      : courier
        ? await payOfDay(tx, trip, courier)
        : trip.dailyCents;
  const sum = (key: 'earnedCents' | 'tipCents' | 'cashCents' | 'changeCents') =>
    handedOver.reduce((total, each) => total + each[key], 0);
  const at = when.toISOString();
  const isOut =
    state !== 'UNASSIGNED' && state !== 'OFFERED' && state !== 'ACCEPTED' && state !== 'CANCELLED';
  const changes = {
    stops,
    state,
    deliveries: handedOver.length,
    dailyCents,
    earnedCents: sum('earnedCents') + dailyCents,
    tipCents: sum('tipCents'),
    cashCents: sum('cashCents'),
    changeCents: sum('changeCents'),
    pickedUpAt: isOut ? (trip.pickedUpAt ?? at) : null,
    endedAt: isOver(state) ? (trip.endedAt ?? at) : null,
    ...(isOut && trip.state === 'OFFERED' && { acceptedAt: at, offerEndsAt: null }),
  };
  // Its row is locked: who changed it meanwhile has finished, and it was read after that.
  if ((await changeDelivery(tx, trip, changes, now)) === 0) throw new ApiError(409, 'STALE_VERSION');
  if (heir) await passDayOn(tx, trip, heir, now);
  await publishCourierChange(tx, trip, now);
}

/** The stops in the order in which they are gone to, worked out again once one has left the trip. */
async function placed(tx: Tx, trip: StoredDelivery, stops: readonly Stop[]): Promise<Stop[]> {
  const gone = (list: readonly Stop[]) => list.filter(({ state }) => state === 'DROPPED').length;
  if (gone(stops) === gone(trip.stops)) return [...stops];
  const store = await storeOf(tx, trip.branchId);
  return reorderStops(store?.branch.location ?? null, stops, !isBeforePickUp(trip.state));
}

/** The day is paid by another trip of it, where this one has nothing left that was handed over. */
async function passDayOn(
  tx: Tx,
  { dailyCents }: StoredDelivery,
  heir: StoredDelivery,
  now: Date,
): Promise<void> {
  const changes = { dailyCents, earnedCents: heir.earnedCents + dailyCents };
  if ((await changeDelivery(tx, heir, changes, now)) === 0) throw new ApiError(409, 'STALE_VERSION');
}

/**
 * What a trip that has nothing left that was handed over still pays of its day: all of it, where no other can and the rest
 * of the day was settled without it.
 */
const keptPayOfDay = async (tx: Tx, trip: StoredDelivery, heir: StoredDelivery | null): Promise<number> =>
  trip.dailyCents > 0 && !heir && (await isDaySettled(tx, trip)) ? trip.dailyCents : 0;

/** What the day of a trip pays: what it already does, or what no other trip of the day does. */
async function payOfDay(tx: Tx, trip: StoredDelivery, courier: StoredCourier): Promise<number> {
  if (trip.dailyCents > 0) return trip.dailyCents;
  const pay = dailyPay(courier);
  return pay > 0 && !(await isDayPaid(tx, trip)) ? pay : 0;
}

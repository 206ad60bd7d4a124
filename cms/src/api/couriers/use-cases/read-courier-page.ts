import type { CourierPageDto, CourierStopDto, CourierTripDto } from '../../../contracts/courier-page';
import type { Sql } from '../../../database/sql';
import { read } from '../../../database/transaction';
import {
  availabilityOf,
  doorMethods,
  isBeforePickUp,
  isOpenStop,
  settlementOf,
} from '../../../domain/couriers';
import { itemWords } from '../../../domain/orders/choices';
import { paymentsOf } from '../../../domain/orders/money';
import { paymentsToCollect } from '../../../domain/orders/open-payments';
import { paymentTruth } from '../../../domain/orders/payment-truth';
import { businessDay } from '../../../domain/time';
import type { LoadedStore } from '../../../store/load-store';
import { ordersOfTrips, type StoredOrder } from '../../orders/exports';
import {
  endedDeliveriesOn,
  openDeliveriesOf,
  unsettledSums,
  type Stop,
  type StoredDelivery,
} from '../store/deliveries';
import { broughtForwardOf } from '../store/settlements';
import { courierLoad } from '../candidates';
import { courierOfLink, type Linked } from '../courier-of-link';

/** What a courier's phone shows, by their link. */
export const readCourierPage = (token: string, now: Date): Promise<CourierPageDto> =>
  read(async (sql) => pageOf(sql, await courierOfLink(sql, token), now));

/** The same of a courier whose link was looked at. */
export async function pageOf(sql: Sql, { courier, store }: Linked, now: Date): Promise<CourierPageDto> {
  const { id, businessId, available } = courier;
  const day = businessDay(now, store.branch.timezone, store.branch.closeoutTime);
  const open = await openDeliveriesOf(sql, businessId, id);
  const ended = await endedDeliveriesOn(sql, { businessId, courierId: id, day });
  const orderIds = open.flatMap(({ stops }) => stops.map(({ orderId }) => orderId));
  const orders = await ordersOfTrips(sql, businessId, orderIds);
  const byId = new Map(orders.map((order) => [order.id, order]));
  const owed = (await unsettledSums(sql, businessId, [id])).get(id);
  const left = await broughtForwardOf(sql, businessId, id);
  const today = settlementOf([...ended, ...open.filter((trip) => trip.businessDay === day)]);
  return {
    name: courier.name,
    available,
    availability: availabilityOf(available, courierLoad(open.filter(({ state }) => !isBeforePickUp(state)))),
    storeName: store.branch.name,
    storePhone: store.profile.phone,
    storeLanguage: store.business.language,
    country: store.business.country,
    currency: store.business.currency,
    timezone: store.branch.timezone,
    trips: [...open, ...ended.filter(({ state }) => state !== 'CANCELLED')].map((trip) =>
      toTrip(trip, byId, store),
    ),
    today: {
      deliveries: today.deliveries,
      earnedCents: today.earnedCents,
      tipsCents: today.tipsCents,
    },
    balanceCents: settlementOf([...(owed ? [owed] : []), ...open], left).balanceCents,
  };
}

function toTrip(
  trip: StoredDelivery,
  orders: ReadonlyMap<string, StoredOrder>,
  store: LoadedStore,
): CourierTripDto {
  return {
    id: trip.id,
    state: trip.state,
    offerEndsAt: trip.offerEndsAt,
    earnedCents: trip.earnedCents + trip.tipCents,
    stops: trip.stops
      .filter(({ state }) => state !== 'DROPPED')
      .map((stop) => toStop(stop, trip, orders.get(stop.orderId), store)),
  };
}

/** Whose order it is, is told from the acceptance on, and no longer than the courier has something to do with it. */
function toStop(
  stop: Stop,
  trip: StoredDelivery,
  order: StoredOrder | undefined,
  { branch, couriers }: LoadedStore,
): CourierStopDto {
  const told = order && trip.state !== 'OFFERED' && isOpenStop(stop.state);
  return {
    orderId: stop.orderId,
    number: stop.orderNumber,
    state: stop.state,
    orderState: order?.state ?? 'DELIVERED',
    district: stop.district,
    legMeters: stop.legMeters,
    problem: stop.problem,
    promisedAt: order?.promisedAt ?? null,
    handover: told
      ? {
          name: order.customerName,
          phone: order.customerPhone,
          address: order.address,
          notes: order.notes,
          items: order.items.map((item) => ({
            quantity: item.quantity,
            unit: item.unit,
            name: item.name,
            choices: itemWords(item),
            notes: item.notes,
          })),
          collect: collectOf(order),
          paidBy: paymentTruth(order.payment),
          methods: doorMethods(branch.paymentMethods),
          needsCode: couriers.requireDeliveryCode,
        }
      : null,
  };
}

const collectOf = (order: StoredOrder) =>
  paymentsToCollect(paymentsOf(order)).map(({ method, amountCents, changeForCents }) => ({
    method,
    amountCents,
    changeForCents,
  }));

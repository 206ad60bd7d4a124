import { randomUUID } from 'node:crypto';
import type { CourierPageDto, CourierStep } from '../../../src/contracts/courier-page';
import type { CourierBoardDto, CourierDto, DeliveryDto } from '../../../src/contracts/couriers';
import type { OrderCardDto } from '../../../src/contracts/orders';
import { anonymous, unique, type TestBusiness } from './business';
import type { Answer, Client } from './client';
import { MINUTE_MS, SECOND_MS, later } from './instants';
import { fromServer, serverUrl } from './server';
import { newProduct } from './menu';
import { newOrder } from './ordering';
import { performAction, cardOf } from './states';

/** A courier of the business's branch, who is there by phone unless something else is said. */
export async function newCourier(business: TestBusiness, fields: object = {}): Promise<CourierDto> {
  const body = {
    branchId: business.branch.id,
    name: unique('Courier'),
    payBaseCents: 700,
    maxConcurrent: 4,
    available: true,
    ...fields,
  };
  const answer = await business.owner.post<CourierDto>('/api/couriers', body);
  if (answer.status !== 201) throw new Error(`The courier was not stored: ${answer.text}`);
  return answer.body.data;
}

/** An order to be carried that is ready, of R$ 20.00 and R$ 5.00 for the delivery unless something else is said. */
export async function readyOrder(business: TestBusiness, more: object = {}): Promise<OrderCardDto> {
  const product = await newProduct(business);
  const { id } = await newOrder(business, product, { type: 'DELIVERY', ...more });
  for (const action of ['accept', 'start', 'ready']) {
    const answer = await performAction(business.owner, await cardOf(business, id), action);
    if (answer.status !== 200) throw new Error(`${action} answered ${answer.text}`);
  }
  return cardOf(business, id);
}

type Seen = Pick<OrderCardDto, 'id' | 'version'>;

/** Gives orders to a courier as somebody who saw them as they are here. */
export const assign = (
  who: Client,
  courier: { id: string },
  orders: readonly Seen[],
): Promise<Answer<DeliveryDto>> =>
  who.post<DeliveryDto>('/api/deliveries', {
    courierId: courier.id,
    orders: orders.map(({ id, version }) => ({ id, version })),
  });

/** A trip of one order that a courier was offered, or has where they are not there by phone. */
export async function newTrip(business: TestBusiness, courier: { id: string }, more: object = {}) {
  const order = await readyOrder(business, more);
  const answer = await assign(business.owner, courier, [order]);
  if (answer.status !== 201) throw new Error(`Nobody was given the order: ${answer.text}`);
  return { order, trip: answer.body.data };
}

/** The secret of a courier's address. */
export async function tokenOf(business: TestBusiness, { id }: { id: string }): Promise<string> {
  const answer = await business.owner.get<{ url: string }>(`/api/couriers/${id}/link`);
  return answer.body.data.url.split('/c/')[1] ?? '';
}

/** A courier's phone: what it shows, and what is pressed on it. */
export async function phoneOf(business: TestBusiness, courier: { id: string }) {
  const token = await tokenOf(business, courier);
  return {
    token,
    page: async () => (await anonymous.get<CourierPageDto>(`/api/courier/${token}`)).body.data,
    press: (step: CourierStep, key: string = randomUUID()): Promise<Answer<CourierPageDto>> =>
      anonymous.post<CourierPageDto>(`/api/courier/${token}/steps`, step, { 'idempotency-key': key }),
  };
}

/** A courier whose phone lost its network at a door, and what they press there. */
export async function atTheDoor(business: TestBusiness) {
  const courier = await newCourier(business, { available: false });
  const { order, trip } = await newTrip(business, courier);
  const phone = await phoneOf(business, courier);
  await phone.press({ action: 'pick-up', trip: trip.id });
  const collect = [{ method: 'CASH' as const, amountCents: order.totalCents ?? 0 }];
  const press = { action: 'deliver', trip: trip.id, order: order.id, collect, ago: MINUTE_MS } as const;
  return { courier, order, trip, phone, collect, press };
}

export async function boardOf(business: TestBusiness): Promise<CourierBoardDto> {
  const answer = await business.owner.get<CourierBoardDto>(
    `/api/couriers/board?branchId=${business.branch.id}`,
  );
  if (answer.status !== 200) throw new Error(`The couriers answered ${answer.text}`);
  return answer.body.data;
}

/** Lets the server do with trips what it does by the clock as if it were so many seconds later. */
export async function secondsLater(seconds: number): Promise<void> {
  await serverUrl();
  const { dispatchTrips } = fromServer('./api/couriers/use-cases/dispatch-trips') as {
    dispatchTrips: (now: Date) => Promise<void>;
  };
  await dispatchTrips(later(seconds * SECOND_MS));
}

/** A trip of one order that was carried to its end. */
export async function carried(business: TestBusiness, courier: { id: string }, more: object = {}) {
  const { order, trip } = await newTrip(business, courier, more);
  for (const action of ['dispatch', 'deliver']) {
    const answer = await performAction(business.owner, await cardOf(business, order.id), action);
    if (answer.status !== 200) throw new Error(`${action} answered ${answer.text}`);
  }
  return { order, trip };
}

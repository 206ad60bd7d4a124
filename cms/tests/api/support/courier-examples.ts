import type { RequestWithBody } from './bodies';
import type { TestBusiness } from './business';
import { boardOf, carried, newCourier, newTrip, readyOrder } from './couriers';
import { acting, reading, type Example } from './example';
import { cardOf, performAction } from './states';

const courier = async (business: TestBusiness) => (await newCourier(business)).id;
const offered = async (business: TestBusiness) =>
  (await newTrip(business, await newCourier(business))).trip.id;
/** Each trip that comes back with what is said of it. */
const comingBack = new Map<string, { order: string; version: number }>();
async function returning(business: TestBusiness): Promise<string> {
  const { order, trip } = await newTrip(business, await newCourier(business));
  for (const action of ['dispatch', 'return']) {
    const answer = await performAction(business.owner, await cardOf(business, order.id), action);
    if (answer.status !== 200) throw new Error(`${action} answered ${answer.text}`);
  }
  const { couriers } = await boardOf(business);
  const seen = couriers.flatMap(({ trips }) => trips).find(({ id }) => id === trip.id);
  if (!seen) throw new Error('The trip is not on the board');
  comingBack.set(trip.id, { order: order.id, version: seen.version });
  return trip.id;
}
const returnedBody = (id: string) => comingBack.get(id) ?? { order: 'none', version: 1 };
/** Each order with a courier who could carry it. */
const carrierOf = new Map<string, string>();
const order = async (business: TestBusiness) => {
  const { id } = await readyOrder(business);
  carrierOf.set(id, await courier(business));
  return id;
};
const balance = { expectedBalanceCents: 0, expectedTrips: 1 };

async function settled(business: TestBusiness): Promise<string> {
  const one = await newCourier(business);
  await carried(business, one);
  const open = await business.owner.get<{ balanceCents: number }>(`/api/couriers/${one.id}/settlement`);
  const answer = await business.owner.post<{ id: string }>(`/api/couriers/${one.id}/settle`, {
    expectedBalanceCents: open.body.data.balanceCents,
    expectedTrips: 1,
  });
  if (answer.status !== 201) throw new Error(`Nothing was settled: ${answer.text}`);
  return answer.body.data.id;
}

/** Every route of couriers and their trips that is about one thing, beside those of the plain noun. */
export const COURIER_EXAMPLES: Record<string, Example> = {
  'GET /api/couriers/board': {
    subject: (business) => Promise.resolve(business.branch.id),
    path: (id) => `/api/couriers/board?branchId=${id}`,
    missing: 404,
  },
  'GET /api/couriers/:id/link': reading(courier, 'couriers', '/link'),
  'POST /api/couriers/:id/renew-link': acting(courier, 'couriers', 'renew-link', { version: 1 }),
  'GET /api/couriers/:id/settlement': reading(courier, 'couriers', '/settlement'),
  'POST /api/couriers/:id/settle': acting(courier, 'couriers', 'settle', balance),
  'POST /api/deliveries': {
    subject: order,
    path: () => '/api/deliveries',
    body: (id) => ({ courierId: carrierOf.get(id) ?? 'nobody', orders: [{ id, version: 1 }] }),
    missing: 404,
  },
  'POST /api/deliveries/:id/withdraw': acting(offered, 'deliveries', 'withdraw', { version: 1 }),
  'POST /api/deliveries/:id/returned': {
    ...acting(returning, 'deliveries', 'returned'),
    body: returnedBody,
  },
  'GET /api/settlements/:id/deliveries': reading(settled, 'settlements', '/deliveries'),
  'POST /api/settlements/:id/pay': acting(settled, 'settlements', 'pay', { version: 1 }),
};

const KNOWN_ELSEWHERE = ['state', 'businessId', 'branchId', 'balanceCents', 'paidAt', 'deliveryId'];

/** One request for every route of couriers that reads a body. */
export async function courierRequests(business: TestBusiness): Promise<RequestWithBody[]> {
  const one = await newCourier(business);
  const ready = await readyOrder(business);
  const tripId = await offered(business);
  const settlementId = await settled(business);
  const returningId = await returning(business);
  const alsoUnknown = KNOWN_ELSEWHERE;
  return [
    { method: 'POST', path: `/api/couriers/${one.id}/renew-link`, body: { version: 1 }, alsoUnknown },
    { method: 'POST', path: `/api/couriers/${one.id}/settle`, body: balance, alsoUnknown },
    {
      method: 'POST',
      path: '/api/deliveries',
      body: { courierId: one.id, orders: [{ id: ready.id, version: ready.version }] },
      alsoUnknown,
    },
    { method: 'POST', path: `/api/deliveries/${tripId}/withdraw`, body: { version: 1 }, alsoUnknown },
    {
      ...{ method: 'POST', path: `/api/deliveries/${returningId}/returned` },
      ...{ body: returnedBody(returningId), alsoUnknown },
    },
    { method: 'POST', path: `/api/settlements/${settlementId}/pay`, body: { version: 1 }, alsoUnknown },
  ];
}

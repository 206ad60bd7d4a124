import { beforeAll, describe, expect, it } from 'vitest';
import type { DeliveryDto, OpenSettlementDto } from '../../../src/contracts/couriers';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal, type Client } from '../support/client';
import { assign, boardOf, newCourier, readyOrder } from '../support/couriers';
import { countOf } from '../support/database';
import { performAction, cardOf } from '../support/states';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const does = async (id: string, ...actions: string[]) => {
  for (const action of actions) {
    const answer = await performAction(business.owner, await cardOf(business, id), action);
    expect(answer.status, `${action} ${answer.text}`).toBe(200);
  }
};

/** A courier without a phone who left with two orders: one was paid in cash, the other comes back. */
async function halfDelivered() {
  const courier = await newCourier(business, { available: false, maxConcurrent: 2 });
  const [paid, refused] = [await readyOrder(business), await readyOrder(business)];
  const { id } = (await assign(business.owner, courier, [paid, refused])).body.data;
  for (const order of [paid, refused]) await does(order.id, 'dispatch');
  await does(paid.id, 'deliver');
  return { courier, paid, refused, id };
}

const tripOf = async (courier: { id: string }): Promise<DeliveryDto | undefined> =>
  (await boardOf(business)).couriers.find(({ id }) => id === courier.id)?.trips[0];
const receive = (trip: { id: string; version: number }, order: string, who: Client = business.owner) =>
  who.post<DeliveryDto>(`/api/deliveries/${trip.id}/returned`, { order, version: trip.version });
const shiftOf = async ({ id }: { id: string }) =>
  (await business.owner.get<OpenSettlementDto>(`/api/couriers/${id}/settlement`)).body.data;

describe('what a courier brings back to the counter', () => {
  it.each([
    ['comes back and is called off', ['return', 'cancel']],
    ['is called off on its way', ['cancel']],
    ['comes back', ['return']],
  ])('ends its trip once the counter says that it is there, where the order %s', async (_, actions) => {
    const { courier, paid, refused } = await halfDelivered();
    await does(refused.id, ...actions);
    const trip = await tripOf(courier);
    expect(trip).toMatchObject({ state: 'RETURNING' });
    // Until then the courier is still out with it, whatever becomes of the order.
    expect((await shiftOf(courier)).trips).toEqual([]);
    const answer = await receive(trip!, refused.id);
    expect(answer.status, answer.text).toBe(200);
    const stops = [{ state: 'DELIVERED' }, { state: 'RETURNED' }];
    expect(answer.body.data).toMatchObject({ state: 'RETURNED', version: trip!.version + 1 });
    expect(answer.body.data.stops.toSorted((a, b) => a.state.localeCompare(b.state))).toMatchObject(stops);
    const shift = await shiftOf(courier);
    expect(shift).toMatchObject({
      cashDueCents: (await cardOf(business, paid.id)).totalCents,
      deliveries: 1,
    });
    const settled = await business.owner.post(`/api/couriers/${courier.id}/settle`, {
      ...{ expectedBalanceCents: shift.balanceCents, expectedTrips: 1 },
    });
    expect(settled.status, settled.text).toBe(201);
    const next = [await readyOrder(business), await readyOrder(business)];
    expect((await assign(business.owner, courier, next)).status).toBe(201);
    const told = "entity_id = ? AND action = 'returned'";
    expect(await countOf('audit_entries', told, [trip!.id])).toBe(1);
  });

  it('can be given to somebody else from then on', async () => {
    const { courier, refused } = await halfDelivered();
    await does(refused.id, 'return');
    const other = await newCourier(business);
    const given = async () => assign(business.owner, other, [await cardOf(business, refused.id)]);
    expect(refusal(await given())).toEqual([409, 'DELIVERY_UNDER_WAY']);
    await receive((await tripOf(courier))!, refused.id);
    expect((await given()).status).toBe(201);
  });

  it('is nothing that is still to be carried, was seen otherwise, or is on another trip', async () => {
    const { courier, paid, refused } = await halfDelivered();
    const before = (await tripOf(courier))!;
    for (const order of [paid, refused])
      expect(refusal(await receive(before, order.id))).toEqual([409, 'DELIVERY_MOVED']);
    await does(refused.id, 'return');
    expect(refusal(await receive(before, refused.id))).toEqual([409, 'DELIVERY_MOVED']);
    const trip = (await tripOf(courier))!;
    expect(refusal(await receive(trip, (await readyOrder(business)).id))).toEqual([404, 'NOT_FOUND']);
    expect((await receive(trip, refused.id, await business.person('kitchen'))).status).toBe(403);
    expect((await receive(trip, refused.id)).status).toBe(200);
    expect(refusal(await receive(trip, refused.id))).toEqual([409, 'DELIVERY_MOVED']);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenSettlementDto } from '../../../src/contracts/couriers';
import { newBusiness, type TestBusiness } from '../support/business';
import { assign, carried, newCourier, newTrip, phoneOf, readyOrder } from '../support/couriers';
import { change } from '../support/database';
import { performAction, cardOf } from '../support/states';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

/** A courier who is paid by the day. */
const daily = (more: object = {}) =>
  newCourier(business, { payKind: 'DAILY', payDailyCents: 8000, payBaseCents: 650, ...more });

const openOf = async ({ id }: { id: string }) =>
  (await business.owner.get<OpenSettlementDto>(`/api/couriers/${id}/settlement`)).body.data;

const madeTest = ({ id }: { id: string }) =>
  change('UPDATE orders SET test = ? WHERE document_id = ?', [true, id]);

async function move({ id }: { id: string }, ...actions: string[]): Promise<void> {
  for (const action of actions) {
    const answer = await performAction(business.owner, await cardOf(business, id), action);
    expect(answer.status, `${action}: ${answer.text}`).toBe(200);
  }
}

describe('an order on a trip that only tries things out', () => {
  it('pays nobody, nor their day', async () => {
    const courier = await daily();
    const { order } = await newTrip(business, courier);
    await madeTest(order);
    await move(order, 'dispatch', 'deliver');
    expect(await openOf(courier)).toMatchObject({ deliveries: 0, earnedCents: 0, cashDueCents: 0 });
    await carried(business, courier);
    expect(await openOf(courier)).toMatchObject({ deliveries: 1, earnedCents: 8000 });
  });

  it('pays no day where the other order of its trip comes back', async () => {
    const courier = await daily({ available: false });
    const orders = [await readyOrder(business), await readyOrder(business)] as const;
    const [tried, real] = orders;
    const trip = (await assign(business.owner, courier, orders)).body.data.id;
    await madeTest(tried);
    await move(tried, 'dispatch', 'deliver');
    await move(real, 'dispatch');
    const phone = await phoneOf(business, courier);
    for (const action of ['turn-back', 'returned'] as const)
      expect((await phone.press({ action, trip, order: real.id })).status, action).toBe(200);
    const open = await openOf(courier);
    expect(open.trips.map(({ id }) => id)).toEqual([trip]);
    expect(open).toMatchObject({ deliveries: 0, earnedCents: 0 });
  });

  it('does not take on the day of a trip whose order was not handed over after all', async () => {
    const courier = await daily();
    const { order: real } = await carried(business, courier);
    const { order: tried, trip } = await newTrip(business, courier);
    await madeTest(tried);
    await move(tried, 'dispatch', 'deliver');
    expect(await openOf(courier)).toMatchObject({ deliveries: 1, earnedCents: 8000 });
    await move(real, 'step-back');
    const open = await openOf(courier);
    expect(open.trips.map(({ id }) => id)).toEqual([trip.id]);
    expect(open).toMatchObject({ deliveries: 0, earnedCents: 0 });
  });
});

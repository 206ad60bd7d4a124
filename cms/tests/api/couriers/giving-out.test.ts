import { describe, expect, it } from 'vitest';
import type { HomeDto } from '../../../src/contracts/home';
import type { OrderCardDto } from '../../../src/contracts/orders';
import { blackBoxOf, offersIn } from '../support/black-box';
import { setSettings } from '../support/branch-settings';
import { newBusiness, type TestBusiness } from '../support/business';
import {
  boardOf,
  carried,
  newCourier,
  newTrip,
  phoneOf,
  readyOrder,
  secondsLater,
} from '../support/couriers';
import { OWN_ADDRESS } from '../support/branches';
import { withClockPaused } from '../support/clock';
import { CENTRO } from '../support/ordering';
import { cardOf } from '../support/states';

/** Where the branch is. */
const HERE = { lat: -23.55, lng: -46.63 };

const needOf = async (business: TestBusiness) => {
  const { body } = await business.owner.get<HomeDto>(`/api/home?branch=${business.branch.id}`);
  return body.data.needs.find(({ code }) => code === 'COURIERS_MISSING')?.count ?? 0;
};

/** An order that goes so many degrees north of the branch. */
const north = (degrees: number) => ({ address: { ...CENTRO, ...HERE, lat: HERE.lat + degrees } });

describe('an order that the server gives out', () => {
  it('is offered to a courier again who missed it, after a rest, and told at home once nobody takes it', async () => {
    const business = await newBusiness();
    await newCourier(business);
    await setSettings(business, { couriers: { assign: 'ROUND_ROBIN', offerSec: 30 } });
    const order = await readyOrder(business);
    const trip = async () => (await cardOf(business, order.id)).courier?.trip;
    for (const [round, start] of [0, 200, 400].entries()) {
      expect(await needOf(business), `before round ${round + 1}`).toBe(0);
      await secondsLater(start);
      expect(await trip()).toBe('OFFERED');
      await secondsLater(start + 31);
      expect(await trip()).toBe('UNASSIGNED');
      await secondsLater(start + 60);
      expect(await trip(), 'at rest').toBe('UNASSIGNED');
    }
    expect(await needOf(business)).toBe(1);
    expect((await boardOf(business)).waiting[0]?.rounds).toBe(3);
  });

  it('goes to a courier who is at the store before one who is on the road', async () => {
    const business = await newBusiness();
    const [away, here] = [await newCourier(business), await newCourier(business)];
    const { order: first, trip } = await newTrip(business, away);
    const phone = await phoneOf(business, away);
    await phone.press({ action: 'accept', trip: trip.id });
    await phone.press({ action: 'pick-up', trip: trip.id });
    // They were given something last, so that it would be the other's turn.
    await carried(business, here);
    const second = await readyOrder(business);
    await setSettings(business, { couriers: { assign: 'ROUND_ROBIN' } });
    await secondsLater(0);
    expect((await cardOf(business, second.id)).courier?.id).toBe(here.id);
    expect((await cardOf(business, first.id)).courier?.id).toBe(away.id);
  });

  it('takes along what lies on its way, in the better order, and nothing else', async () => {
    const business = await newBusiness({ branch: { address: { ...OWN_ADDRESS, ...HERE } } });
    const [one, other] = [await newCourier(business), await newCourier(business)];
    const far = await readyOrder(business, north(0.012));
    const near = await readyOrder(business, north(0.006));
    const away = await readyOrder(business, north(-0.012));
    await setSettings(business, { couriers: { assign: 'ROUND_ROBIN' } });
    await secondsLater(0);
    const ofFar = await cardOf(business, far.id);
    expect((await cardOf(business, near.id)).courier?.deliveryId).toBe(ofFar.courier?.deliveryId);
    expect((await cardOf(business, away.id)).courier?.deliveryId).not.toBe(ofFar.courier?.deliveryId);
    const taker = ofFar.courier?.id === one.id ? one : other;
    const [trip] = (await (await phoneOf(business, taker)).page()).trips;
    expect(trip?.stops.map(({ orderId }) => orderId)).toEqual([near.id, far.id]);
  });

  it('is told at home where whoever has room takes nothing and everybody else is full', async () => {
    const business = await newBusiness();
    const full = await newCourier(business, { maxConcurrent: 1 });
    const { trip: theirs } = await newTrip(business, full);
    const phone = await phoneOf(business, full);
    expect((await phone.press({ action: 'accept', trip: theirs.id })).status).toBe(200);
    const order = await readyOrder(business);
    expect(await needOf(business), 'nobody has room').toBe(1);
    await newCourier(business);
    expect(await needOf(business), 'somebody has').toBe(0);
    await setSettings(business, { couriers: { assign: 'ROUND_ROBIN', offerSec: 30 } });
    for (const start of [0, 200, 400]) {
      expect(await needOf(business)).toBe(0);
      await secondsLater(start);
      expect((await cardOf(business, order.id)).courier?.trip).toBe('OFFERED');
      await secondsLater(start + 31);
    }
    expect(await needOf(business), 'asked in vain').toBe(1);
    expect((await boardOf(business)).waiting[0]?.rounds).toBe(3);
  });

  it('with others that nobody has room for together is given out in parts, to whoever has not missed it', () =>
    // By its own clock the server would give out a part of it in between.
    withClockPaused(async () => {
      const business = await newBusiness({ branch: { address: { ...OWN_ADDRESS, ...HERE } } });
      const car = await newCourier(business);
      const orders: OrderCardDto[] = [];
      for (const degrees of [0.006, 0.009, 0.012, 0.015])
        orders.push(await readyOrder(business, north(degrees)));
      const cards = () => Promise.all(orders.map(({ id }) => cardOf(business, id)));
      await setSettings(business, { couriers: { assign: 'ROUND_ROBIN', offerSec: 30 } });
      await secondsLater(0);
      expect(new Set((await cards()).map(({ courier }) => courier?.deliveryId)).size).toBe(1);
      expect(new Set((await cards()).map(({ courier }) => courier?.id))).toEqual(new Set([car.id]));
      const motorcycles = [
        await newCourier(business, { maxConcurrent: 2 }),
        await newCourier(business, { maxConcurrent: 2 }),
      ];
      await secondsLater(31);
      const given = await cards();
      expect(given.map(({ courier }) => courier?.trip)).toEqual(['OFFERED', 'OFFERED', 'OFFERED', 'OFFERED']);
      const [one, other] = motorcycles.map((each) => given.filter(({ courier }) => courier?.id === each.id));
      expect([one?.length, other?.length]).toEqual([2, 2]);
      expect(new Set(given.map(({ courier }) => courier?.deliveryId)).size).toBe(2);
      // Each part tells of who was asked for it, and of nobody who was asked for the rest at the same moment.
      const asked = await Promise.all(given.map(({ id }) => blackBoxOf(business, id)));
      expect(asked.map((box) => offersIn(box).map(({ what, who }) => [what, who]))).toEqual(
        given.map(({ courier }) => [
          ['OFFERED', car.name],
          ['OFFER_EXPIRED', car.name],
          ['OFFERED', courier?.name],
        ]),
      );
      // It is known of each part who missed the whole: the other motorcycle is asked for it before the car.
      await secondsLater(62);
      const again = new Map((await cards()).map(({ id, courier }) => [id, courier?.id]));
      expect(one?.map(({ id }) => again.get(id))).toEqual([motorcycles[1]?.id, motorcycles[1]?.id]);
      expect(other?.map(({ id }) => again.get(id))).toEqual([motorcycles[0]?.id, motorcycles[0]?.id]);
    }));
});

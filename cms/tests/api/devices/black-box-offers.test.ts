import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CourierDto, DeliveryDto } from '../../../src/contracts/couriers';
import { blackBoxOf, offersIn } from '../support/black-box';
import { newBusiness, type TestBusiness } from '../support/business';
import { assign, newCourier, newTrip, phoneOf, readyOrder, secondsLater } from '../support/couriers';
import { change, rows } from '../support/database';
import { MINUTE_MS, ago, now } from '../support/instants';
import { cardOf, performAction } from '../support/states';

let business: TestBusiness;
let ana: CourierDto;
let bruno: CourierDto;

beforeAll(async () => {
  business = await newBusiness();
});

// Each carries few at a time.
beforeEach(async () => {
  ana = await newCourier(business, { name: 'Ana' });
  bruno = await newCourier(business, { name: 'Bruno' });
});

/** What an order's black box tells of the couriers who were asked, in its order. */
async function offersOf(id: string) {
  const box = await blackBoxOf(business, id);
  expect(box.cut).toBe(false);
  return offersIn(box);
}
const toldOf = async (id: string) => (await offersOf(id)).map(({ what, who }) => [what, who]);

const give = async (courier: CourierDto, ...ids: string[]) => {
  const orders = await Promise.all(ids.map((id) => cardOf(business, id)));
  const answer = await assign(business.owner, courier, orders);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data;
};
const answer = async (courier: CourierDto, action: 'accept' | 'reject', { id }: Pick<DeliveryDto, 'id'>) => {
  const { status, text } = await (await phoneOf(business, courier)).press({ action, trip: id });
  expect(status, text).toBe(200);
};
const withdraw = async (id: string) => {
  const path = `/api/deliveries/${id}`;
  const [trip] = await rows<{ version: number }>('SELECT version FROM deliveries WHERE document_id = ?', [
    id,
  ]);
  const answer = await business.owner.post<DeliveryDto>(`${path}/withdraw`, { version: trip?.version });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
};
/** Nobody answered a trip in time. */
async function expire({ id }: Pick<DeliveryDto, 'id'>) {
  await change('UPDATE deliveries SET offer_ends_at = ? WHERE document_id = ?', [ago(MINUTE_MS), id]);
  await secondsLater(0);
}

describe('the black box of an order tells of each courier who was asked', () => {
  it('and let the offer run out, beside who was given it after that', async () => {
    const { order, trip } = await newTrip(business, ana);
    await expire(trip);
    const [asked, expired] = await offersOf(order.id);
    await give(bruno, order.id);
    expect(await toldOf(order.id)).toEqual([
      ['OFFERED', 'Ana'],
      ['OFFER_EXPIRED', 'Ana'],
      ['OFFERED', 'Bruno'],
    ]);
    // What was told before Bruno was asked stays as it was.
    expect((await offersOf(order.id)).slice(0, 2)).toEqual([asked, expired]);
  });

  it('and declined', async () => {
    const { order, trip } = await newTrip(business, ana);
    await answer(ana, 'reject', trip);
    await answer(bruno, 'accept', await give(bruno, order.id));
    expect(await toldOf(order.id)).toEqual([
      ['OFFERED', 'Ana'],
      ['OFFER_REJECTED', 'Ana'],
      ['OFFERED', 'Bruno'],
      ['OFFER_ACCEPTED', 'Bruno'],
    ]);
  });

  it('and had accepted when it was given to another', async () => {
    const { order, trip } = await newTrip(business, ana);
    await answer(ana, 'accept', trip);
    await give(bruno, order.id);
    expect(await toldOf(order.id)).toEqual([
      ['OFFERED', 'Ana'],
      ['OFFER_ACCEPTED', 'Ana'],
      ['OFFER_WITHDRAWN', 'Ana'],
      ['OFFERED', 'Bruno'],
    ]);
  });

  it('once each, where the trip was withdrawn from who was asked and from who had accepted', async () => {
    const { order, trip } = await newTrip(business, ana);
    await withdraw(trip.id);
    const second = await give(bruno, order.id);
    await answer(bruno, 'accept', second);
    const waiting = await withdraw(second.id);
    expect(waiting.id).not.toBe(second.id);
    await give(ana, order.id);
    expect(await toldOf(order.id)).toEqual([
      ['OFFERED', 'Ana'],
      ['OFFER_WITHDRAWN', 'Ana'],
      ['OFFERED', 'Bruno'],
      ['OFFER_ACCEPTED', 'Bruno'],
      ['OFFER_WITHDRAWN', 'Bruno'],
      ['OFFERED', 'Ana'],
    ]);
  });

  it('until it left a trip, whose other orders somebody else is asked for', async () => {
    const [left, stays] = [await readyOrder(business), await readyOrder(business)];
    const trip = await give(ana, left.id, stays.id);
    await give(bruno, left.id);
    await answer(ana, 'accept', trip);
    expect(await toldOf(left.id)).toEqual([
      ['OFFERED', 'Ana'],
      ['OFFER_WITHDRAWN', 'Ana'],
      ['OFFERED', 'Bruno'],
    ]);
    expect(await toldOf(stays.id)).toEqual([
      ['OFFERED', 'Ana'],
      ['OFFER_ACCEPTED', 'Ana'],
    ]);
  });

  it('also once it is cancelled and on no trip any more', async () => {
    const { order, trip } = await newTrip(business, ana);
    await answer(ana, 'accept', trip);
    const { status, text } = await performAction(business.owner, await cardOf(business, order.id), 'cancel');
    expect(status, text).toBe(200);
    expect((await cardOf(business, order.id)).courier).toBeNull();
    expect(await toldOf(order.id)).toEqual([
      ['OFFERED', 'Ana'],
      ['OFFER_ACCEPTED', 'Ana'],
      ['OFFER_WITHDRAWN', 'Ana'],
    ]);
  });

  it('of before those times were kept, as far as they are known', async () => {
    const { order, trip } = await newTrip(business, ana);
    await answer(ana, 'reject', trip);
    const declined = [
      { courierId: bruno.id, how: 'EXPIRED', at: ago(MINUTE_MS).toISOString() },
      { courierId: ana.id, how: 'REJECTED', at: now().toISOString() },
    ];
    await change('UPDATE deliveries SET declined = ? WHERE document_id = ?', [
      JSON.stringify(declined),
      trip.id,
    ]);
    expect(await toldOf(order.id)).toEqual([
      ['OFFER_EXPIRED', 'Bruno'],
      ['OFFERED', 'Ana'],
      ['OFFER_REJECTED', 'Ana'],
    ]);
  });
});

import { beforeAll, expect, it } from 'vitest';
import type { OpenSettlementDto } from '../../../src/contracts/couriers';
import type { OrderDto } from '../../../src/contracts/orders';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { atTheDoor, boardOf } from '../support/couriers';
import { cardOf, performAction } from '../support/states';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const does = async (id: string, action: string) => {
  const answer = await performAction(business.owner, await cardOf(business, id), action);
  expect(answer.status, `${action} ${answer.text}`).toBe(200);
};
const onTimeline = async (id: string) =>
  (await business.owner.get<OrderDto>(`/api/orders/${id}`)).body.data.timeline.flatMap(
    ({ refused }) => refused ?? [],
  );
/** What was refused at the one stop of a courier's trip, on the board. */
const atStop = async ({ id }: { id: string }) =>
  (await boardOf(business)).couriers.find((courier) => courier.id === id)?.trips[0]?.stops[0]?.refused;

it('all that was refused at a stop is told there, and only money that is booked goes from it', async () => {
  const { courier, order, trip, phone, collect, press } = await atTheDoor(business);
  await does(order.id, 'return');
  const less = [{ method: 'CASH' as const, amountCents: 1500 }];
  const problem = { action: 'problem', trip: trip.id, order: order.id, problem: 'OTHER' } as const;
  for (const step of [press, { ...press, collect: less }, problem, press])
    expect(refusal(await phone.press(step))).toEqual([409, 'DELIVERY_MOVED']);
  const told = [
    { step: 'deliver', collected: collect },
    { step: 'deliver', collected: less },
    { step: 'problem', collected: [] },
  ];
  expect(await onTimeline(order.id)).toMatchObject(told);
  expect(await atStop(courier)).toMatchObject(told);

  for (const action of ['dispatch', 'deliver']) await does(order.id, action);
  const shift = await business.owner.get<OpenSettlementDto>(`/api/couriers/${courier.id}/settlement`);
  expect(shift.body.data).toMatchObject({
    cashDueCents: order.totalCents,
    trips: [{ stops: [{ state: 'DELIVERED', refused: [{ step: 'deliver', collected: less }] }] }],
  });
});

it('what the timeline of the order has no room for is told at the stop, of which the last are kept', async () => {
  const { courier, order, phone, press } = await atTheDoor(business);
  await does(order.id, 'cancel');
  const money = (amountCents: number) => [{ method: 'CASH' as const, amountCents }];
  for (let cents = 1; cents <= 25; cents += 1)
    expect((await phone.press({ ...press, collect: money(cents) })).status).toBe(409);
  const cents = (told: Awaited<ReturnType<typeof atStop>> = []) =>
    told.map(({ collected }) => collected?.[0]?.amountCents);
  const numbers = (first: number) => Array.from({ length: 20 }, (_, place) => first + place);
  expect(cents(await onTimeline(order.id))).toEqual(numbers(1));
  expect(cents(await atStop(courier))).toEqual(numbers(6));
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { CourierDto, OpenSettlementDto, SettlementDto } from '../../../src/contracts/couriers';
import { newBusiness, type TestBusiness } from '../support/business';
import { assign, boardOf, carried, newCourier, phoneOf, readyOrder } from '../support/couriers';
import { cardOf, performAction } from '../support/states';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const DAY_CENTS = 8000;

async function move({ id }: { id: string }, ...actions: string[]): Promise<void> {
  for (const action of actions) {
    const answer = await performAction(business.owner, await cardOf(business, id), action);
    expect(answer.status, `${action}: ${answer.text}`).toBe(200);
  }
}

const openOf = async ({ id }: CourierDto) =>
  (await business.owner.get<OpenSettlementDto>(`/api/couriers/${id}/settlement`)).body.data;

async function settle(courier: CourierDto): Promise<SettlementDto> {
  const { trips, balanceCents } = await openOf(courier);
  const { status, text, body } = await business.owner.post<SettlementDto>(
    `/api/couriers/${courier.id}/settle`,
    { expectedBalanceCents: balanceCents, expectedTrips: trips.length, countedCents: null },
  );
  expect(status, text).toBe(201);
  return body.data;
}

type Order = Awaited<ReturnType<typeof readyOrder>>;
type Ending = (courier: CourierDto, trip: string, orders: readonly Order[]) => Promise<void>;

/** How a trip ends of which one order was stepped back onto the road and another is there still. */
const ENDINGS: [string, Ending, number][] = [
  [
    'comes back',
    async (courier, trip, orders) => {
      const phone = await phoneOf(business, courier);
      for (const { id } of orders)
        for (const action of ['turn-back', 'returned'] as const)
          expect((await phone.press({ action, trip, order: id })).status, action).toBe(200);
    },
    0,
  ],
  [
    'has nothing left on it',
    async (_courier, _trip, orders) => {
      for (const order of orders) await move(order, 'step-back', 'cancel');
    },
    0,
  ],
  [
    'is delivered after all',
    async (_courier, _trip, orders) => {
      for (const order of orders) await move(order, 'deliver');
    },
    2,
  ],
];

describe('the pay of a day whose trip is stepped back after another of the day was settled', () => {
  it.each(ENDINGS)('is paid once where that trip %s', async (_, end, delivered) => {
    const pay = { payKind: 'DAILY', payDailyCents: DAY_CENTS };
    const courier = await newCourier(business, { ...pay, available: false });
    const orders = [await readyOrder(business), await readyOrder(business)] as const;
    const trip = (await assign(business.owner, courier, orders)).body.data.id;
    for (const order of orders) await move(order, 'dispatch');
    await move(orders[0], 'deliver');
    await carried(business, courier);
    expect(await settle(courier)).toMatchObject({ deliveries: 1, earnedCents: 0 });

    await move(orders[0], 'step-back');
    await end(courier, trip, orders);
    const open = await openOf(courier);
    expect(open.trips.map(({ id }) => id)).toEqual([trip]);
    expect(open).toMatchObject({ deliveries: delivered, earnedCents: DAY_CENTS });
    const onBoard = (await boardOf(business)).couriers.find(({ id }) => id === courier.id)?.open;
    expect(onBoard).toMatchObject({ earnedCents: DAY_CENTS, balanceCents: open.balanceCents });
    const onPhone = await (await phoneOf(business, courier)).page();
    expect(onPhone).toMatchObject({
      balanceCents: open.balanceCents,
      today: { deliveries: delivered + 1, earnedCents: DAY_CENTS },
    });

    await carried(business, courier);
    expect(await settle(courier)).toMatchObject({ deliveries: delivered + 1, earnedCents: DAY_CENTS });
    await carried(business, courier);
    expect(await settle(courier)).toMatchObject({ deliveries: 1, earnedCents: 0 });
  });
});

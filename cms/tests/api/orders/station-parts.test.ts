import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderCardDto } from '../../../src/contracts/orders';
import type { TrackedOrderDto } from '../../../src/contracts/storefront';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal, type Client } from '../support/client';
import { newExtraGroup, newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { tally, thorough } from '../support/proof';
import { performAction, cardOf } from '../support/states';
import { BAR, newTwoStations, OVEN, type TwoStations } from '../support/two-stations';

let business: TestBusiness;
let kitchen: Client;
let pizza: TwoStations['pizza'];
let juice: TwoStations['juice'];

beforeAll(async () => {
  business = await newBusiness();
  ({ kitchen, pizza, juice } = await newTwoStations(business));
});

/** An accepted order of a pizza and a juice. */
async function ordered(): Promise<OrderCardDto & { token: string }> {
  const { id, token } = await newOrder(business, pizza, {
    items: [pizza, juice].map((product) => ({ productId: product.id, quantity: 1, extras: [] })),
    expectedTotalCents: 4000,
  });
  const accepted = await performAction(business.owner, await cardOf(business, id), 'accept');
  return { ...accepted.body.data, token };
}

const ready = (order: OrderCardDto, station: string) => performAction(kitchen, order, 'ready', { station });
const done = ({ readyStations }: OrderCardDto) => readyStations.map(({ station }) => station).sort();

describe('a station that is done', () => {
  it('is done with its part alone; the last one makes the order ready', async () => {
    const order = await ordered();
    const first = (await ready(order, OVEN)).body.data;
    expect(first).toMatchObject({ state: 'PREPARING', readyAt: null });
    expect(done(first)).toEqual([OVEN]);
    expect(done(await cardOf(business, order.id))).toEqual([OVEN]);

    const tracked = () => anonymous.get<TrackedOrderDto>(`/api/store/orders/${order.token}`);
    expect((await tracked()).body.data.state).toBe('PREPARING');
    const last = (await ready(first, BAR)).body.data;
    expect(last.state).toBe('READY');
    expect(last.readyAt).not.toBeNull();
    expect((await tracked()).body.data.state).toBe('READY');
  });

  it('does not wait for what another one did meanwhile', async () => {
    const seen = await ordered();
    expect((await ready(seen, OVEN)).status).toBe(200);
    const late = await ready(seen, BAR);
    expect(late.status).toBe(200);
    expect(late.body.data.state).toBe('READY');
  });

  it('cannot be done twice, nor with an order that is not cooked any more', async () => {
    const order = await ordered();
    await ready(order, OVEN);
    const again = await ready(order, OVEN);
    expect(refusal(again)).toEqual([409, 'TRANSITION_NOT_ALLOWED']);
    expect(again.body.error.details.current).toMatchObject({ id: order.id, state: 'PREPARING' });

    const cancelled = await performAction(business.owner, await cardOf(business, order.id), 'cancel');
    expect(refusal(await ready(cancelled.body.data, BAR))).toEqual([409, 'TRANSITION_NOT_ALLOWED']);
  });

  it('makes a part of the order', async () => {
    const order = await ordered();
    for (const station of ['Grill', '']) {
      const answer = await ready(order, station);
      expect(refusal(answer)).toEqual([422, 'NOT_ONE_OF']);
      expect(answer.body.error.details.path).toEqual(['station']);
    }
    expect(refusal(await ready(order, 'x'.repeat(41)))).toEqual([400, 'TOO_LONG']);
    expect(await cardOf(business, order.id)).toMatchObject({ state: 'ACCEPTED', readyStations: [] });
  });

  it('is told in what happened, with its name', async () => {
    const order = await ordered();
    await ready(order, OVEN);
    const { body } = await business.owner.get<{ timeline: object[] }>(`/api/orders/${order.id}`);
    expect(body.data.timeline.at(-1)).toMatchObject({
      action: 'station-ready',
      from: 'ACCEPTED',
      to: 'PREPARING',
      reason: OVEN,
    });
  });

  it('leaves the whole to whoever sees it all', async () => {
    const order = await ordered();
    const partly = (await ready(order, OVEN)).body.data;
    expect((await performAction(kitchen, partly, 'ready')).body.data.state).toBe('READY');
  });
});

describe('a station that takes its part back', () => {
  const back = (order: OrderCardDto, station: string) =>
    performAction(kitchen, order, 'step-back', { station });

  it('leaves those of others done, while the order is being made', async () => {
    const partly = (await ready(await ordered(), OVEN)).body.data;
    const answer = await back(partly, OVEN);
    expect(answer.body.data).toMatchObject({ state: 'PREPARING', readyStations: [] });
    expect(refusal(await back(answer.body.data, OVEN))).toEqual([409, 'TRANSITION_NOT_ALLOWED']);
  });

  it.each(['by its stations', 'as a whole'])(
    'opens its part alone of an order called ready %s',
    async (how) => {
      const order = await ordered();
      if (how === 'as a whole') await performAction(kitchen, order, 'ready');
      else for (const station of [OVEN, BAR]) await ready(order, station);
      const opened = (await back(await cardOf(business, order.id), BAR)).body.data;
      expect(opened).toMatchObject({ state: 'PREPARING', readyAt: null });
      expect(done(opened)).toEqual([OVEN]);
      expect((await ready(opened, BAR)).body.data.state).toBe('READY');
    },
  );

  it('opens every part where the whole order is taken back', async () => {
    const order = await ordered();
    for (const station of [OVEN, BAR]) await ready(order, station);
    const opened = await performAction(kitchen, await cardOf(business, order.id), 'step-back');
    expect(opened.body.data).toMatchObject({ state: 'PREPARING', readyStations: [] });
  });
});

describe('stations at once', () => {
  const ROUNDS = thorough(30, 3);

  it('make the order ready exactly once, whichever is last', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await ordered();
      const answers = await Promise.all([OVEN, BAR, OVEN, BAR].map((station) => ready(order, station)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
      expect((await cardOf(business, order.id)).state).toBe('READY');
      const { body } = await business.owner.get<{ timeline: { action: string }[] }>(
        `/api/orders/${order.id}`,
      );
      const moves = body.data.timeline.map(({ action }) => action);
      expect(moves.filter((move) => move === 'ready')).toHaveLength(1);
      expect(moves.filter((move) => move === 'station-ready')).toHaveLength(1);
    }
    tally(`two stations, each pressed twice at once, ${ROUNDS} rounds`, ROUNDS * 4);
  });
});

describe('the parts of a combo', () => {
  it('are made where their products are made', async () => {
    const group = await newExtraGroup(business, {
      min: 2,
      max: 2,
      extras: [
        { name: 'A pizza', priceCents: 0, position: 0, linkedProductId: pizza.id },
        { name: 'A juice', priceCents: 0, position: 1, linkedProductId: juice.id },
      ],
    });
    const combo = await newProduct(business, { station: OVEN, extraGroupIds: [group.id] });
    const { id } = await newOrder(business, combo, {
      items: [
        {
          productId: combo.id,
          quantity: 2,
          extras: group.extras.map((extra) => ({ extraId: extra.id, quantity: 1 })),
        },
      ],
      expectedTotalCents: 4000,
    });
    const { orders } = (
      await business.owner.get<{ orders: OrderCardDto[] }>(`/api/orders/board?branch=${business.branch.id}`)
    ).body.data;
    const card = orders.find((order) => order.id === id)!;
    expect(card.items[0]).toMatchObject({
      station: OVEN,
      extras: [{ name: 'A pizza' }, { name: 'A juice', station: BAR }],
    });
    expect(card.items[0]!.extras[0]).not.toHaveProperty('station');

    const accepted = (await performAction(business.owner, card, 'accept')).body.data;
    const partly = (await ready(accepted, OVEN)).body.data;
    expect(partly.state).toBe('PREPARING');
    expect((await ready(partly, BAR)).body.data.state).toBe('READY');
  });
});

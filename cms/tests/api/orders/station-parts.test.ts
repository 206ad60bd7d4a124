import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderCardDto } from '../../../src/contracts/orders';
import type { TrackedOrderDto } from '../../../src/contracts/storefront';
import { anonymous } from '../support/business';
import { refusal } from '../support/client';
import { newExtraGroup, newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { tally, thorough } from '../support/proof';
import { performAction } from '../support/states';
import { BAR, newTwoStations, OVEN, type TwoStations } from '../support/two-stations';

let shop: TwoStations;

beforeAll(async () => {
  shop = await newTwoStations();
});

const done = ({ readyStations }: OrderCardDto) => readyStations.map(({ station }) => station).sort();

describe('a station that is done', () => {
  it('is done with its part alone; the last one makes the order ready', async () => {
    const order = await shop.ordered();
    const first = (await shop.ready(order, OVEN)).body.data;
    expect(first).toMatchObject({ state: 'PREPARING', readyAt: null });
    expect(done(first)).toEqual([OVEN]);
    expect(done(await shop.card(order.id))).toEqual([OVEN]);

    const tracked = () => anonymous.get<TrackedOrderDto>(`/api/store/orders/${order.token}`);
    expect((await tracked()).body.data.state).toBe('PREPARING');
    const last = (await shop.ready(first, BAR)).body.data;
    expect(last.state).toBe('READY');
    expect(last.readyAt).not.toBeNull();
    expect((await tracked()).body.data.state).toBe('READY');
  });

  it('does not wait for what another one did meanwhile', async () => {
    const seen = await shop.ordered();
    expect((await shop.ready(seen, OVEN)).status).toBe(200);
    const late = await shop.ready(seen, BAR);
    expect(late.status).toBe(200);
    expect(late.body.data.state).toBe('READY');
  });

  it('cannot be done twice, nor with an order that is not cooked any more', async () => {
    const order = await shop.ordered();
    await shop.ready(order, OVEN);
    const again = await shop.ready(order, OVEN);
    expect(refusal(again)).toEqual([409, 'TRANSITION_NOT_ALLOWED']);
    expect(again.body.error.details.current).toMatchObject({ id: order.id, state: 'PREPARING' });

    const cancelled = await performAction(shop.business.owner, await shop.card(order.id), 'cancel');
    expect(refusal(await shop.ready(cancelled.body.data, BAR))).toEqual([409, 'TRANSITION_NOT_ALLOWED']);
  });

  it('makes a part of the order', async () => {
    const order = await shop.ordered();
    for (const station of ['Grill', '']) {
      const answer = await shop.ready(order, station);
      expect(refusal(answer)).toEqual([422, 'NOT_ONE_OF']);
      expect(answer.body.error.details.path).toEqual(['station']);
    }
    expect(refusal(await shop.ready(order, 'x'.repeat(41)))).toEqual([400, 'TOO_LONG']);
    expect(await shop.card(order.id)).toMatchObject({ state: 'ACCEPTED', readyStations: [] });
  });

  it('is told in what happened, with its name', async () => {
    const order = await shop.ordered();
    await shop.ready(order, OVEN);
    const { body } = await shop.business.owner.get<{ timeline: object[] }>(`/api/orders/${order.id}`);
    expect(body.data.timeline.at(-1)).toMatchObject({
      action: 'station-ready',
      from: 'ACCEPTED',
      to: 'PREPARING',
      reason: OVEN,
    });
  });

  it('leaves the whole to whoever sees it all', async () => {
    const order = await shop.ordered();
    const partly = (await shop.ready(order, OVEN)).body.data;
    expect((await performAction(shop.kitchen, partly, 'ready')).body.data.state).toBe('READY');
  });
});

describe('a station that takes its part back', () => {
  const back = (order: OrderCardDto, station: string) =>
    performAction(shop.kitchen, order, 'step-back', { station });

  it('leaves those of others done, while the order is being made', async () => {
    const partly = (await shop.ready(await shop.ordered(), OVEN)).body.data;
    const answer = await back(partly, OVEN);
    expect(answer.body.data).toMatchObject({ state: 'PREPARING', readyStations: [] });
    expect(refusal(await back(answer.body.data, OVEN))).toEqual([409, 'TRANSITION_NOT_ALLOWED']);
  });

  it.each(['by its stations', 'as a whole'])(
    'opens its part alone of an order called ready %s',
    async (how) => {
      const order = await shop.ordered();
      if (how === 'as a whole') await performAction(shop.kitchen, order, 'ready');
      else for (const station of [OVEN, BAR]) await shop.ready(order, station);
      const opened = (await back(await shop.card(order.id), BAR)).body.data;
      expect(opened).toMatchObject({ state: 'PREPARING', readyAt: null });
      expect(done(opened)).toEqual([OVEN]);
      expect((await shop.ready(opened, BAR)).body.data.state).toBe('READY');
    },
  );

  it('opens every part where the whole order is taken back', async () => {
    const order = await shop.ordered();
    for (const station of [OVEN, BAR]) await shop.ready(order, station);
    const opened = await performAction(shop.kitchen, await shop.card(order.id), 'step-back');
    expect(opened.body.data).toMatchObject({ state: 'PREPARING', readyStations: [] });
  });
});

describe('stations at once', () => {
  const ROUNDS = thorough(30, 3);

  it('make the order ready exactly once, whichever is last', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await shop.ordered();
      const answers = await Promise.all([OVEN, BAR, OVEN, BAR].map((station) => shop.ready(order, station)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
      expect((await shop.card(order.id)).state).toBe('READY');
      const { body } = await shop.business.owner.get<{ timeline: { action: string }[] }>(
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
    const group = await newExtraGroup(shop.business, {
      min: 2,
      max: 2,
      extras: [
        { name: 'A pizza', priceCents: 0, position: 0, linkedProductId: shop.pizza.id },
        { name: 'A juice', priceCents: 0, position: 1, linkedProductId: shop.juice.id },
      ],
    });
    const combo = await newProduct(shop.business, { station: OVEN, extraGroupIds: [group.id] });
    const { id } = await newOrder(shop.business, combo, {
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
      await shop.business.owner.get<{ orders: OrderCardDto[] }>(
        `/api/orders/board?branch=${shop.business.branch.id}`,
      )
    ).body.data;
    const card = orders.find((order) => order.id === id)!;
    expect(card.items[0]).toMatchObject({
      station: OVEN,
      extras: [{ name: 'A pizza' }, { name: 'A juice', station: BAR }],
    });
    expect(card.items[0]!.extras[0]).not.toHaveProperty('station');

    const accepted = (await performAction(shop.business.owner, card, 'accept')).body.data;
    const partly = (await shop.ready(accepted, OVEN)).body.data;
    expect(partly.state).toBe('PREPARING');
    // Some of it is on a plate: as a whole it cannot be kept back any more.
    const held = await performAction(shop.business.owner, partly, 'hold');
    expect(refusal(held)).toEqual([422, 'ALREADY_MADE']);
    expect((await shop.ready(partly, BAR)).body.data.state).toBe('READY');
  });
});

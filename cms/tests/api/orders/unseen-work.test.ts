import { beforeAll, describe, expect, it } from 'vitest';
import type { EditQuoteDto } from '../../../src/contracts/order-money';
import type { OrderCardDto } from '../../../src/contracts/orders';
import { refusal } from '../support/client';
import { oneWinner, untilEachWon } from '../support/one-winner';
import { tally, thorough } from '../support/proof';
import { orderIn, performAction } from '../support/states';
import { BAR, newTwoStations, OVEN, type TwoStations } from '../support/two-stations';

const PATIENCE_MS = 300_000;

let shop: TwoStations;

beforeAll(async () => {
  shop = await newTwoStations();
});

const done = ({ readyStations }: OrderCardDto) => readyStations.map(({ station }) => station);

/** A pizza and a juice of which the bar is done, as the oven sees them. */
async function ofBothWithBarDone(): Promise<OrderCardDto> {
  const order = await shop.ordered('ACCEPTED', 'DINE_IN');
  const answer = await shop.ready(order, BAR);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
}

/** Asks for an order to be edited to so many pizzas and juices. */
async function editTo(order: OrderCardDto, pizzas: number, juices: number) {
  const keep = [pizzas, juices].map((quantity, place) => ({ place, quantity }));
  const quote = await shop.business.owner.post<EditQuoteDto>(`/api/orders/${order.id}/edit-quote`, {
    keep,
    add: [],
  });
  const wanted = { keep, add: [], expectedTotalCents: quote.body.data.totalCents };
  return () => performAction(shop.business.owner, order, 'edit', wanted);
}

describe('what a station was given to make after it looked', () => {
  it('is not done with a press that came from what it saw before', async () => {
    const seen = await ofBothWithBarDone();
    const edited = (await (await editTo(seen, 2, 1))()).body.data;
    const late = await shop.ready(seen, OVEN);
    expect(refusal(late)).toEqual([409, 'STALE_VERSION']);
    expect(late.body.error.details.current).toMatchObject({ id: seen.id, version: edited.version });
    expect(done(await shop.card(seen.id))).toEqual([BAR]);
    expect((await shop.ready(edited, OVEN)).body.data.state).toBe('READY');
  });

  it('is nothing to another station, whose press goes by its own part', async () => {
    const order = await shop.ordered('ACCEPTED', 'DINE_IN');
    await (
      await editTo(order, 1, 2)
    )();
    const oven = await shop.ready(order, OVEN);
    expect([oven.status, done(oven.body.data)]).toEqual([200, [OVEN]]);
    expect(refusal(await shop.ready(order, BAR))).toEqual([409, 'STALE_VERSION']);
  });

  it('may have been fired, as well as added', async () => {
    const placed = await orderIn(shop.business, shop.pizza, 'ACCEPTED', 'DINE_IN', {
      items: [shop.pizza, shop.juice, shop.pizza].map(({ id }, place) => ({
        productId: id,
        quantity: 1,
        notes: `Course ${place}`,
      })),
      expectedTotalCents: 2 * shop.pizza.priceCents + shop.juice.priceCents,
    });
    const held = (await performAction(shop.business.owner, placed, 'hold', { places: [2] })).body.data;
    const fired = (await performAction(shop.business.owner, held, 'fire')).body.data;
    expect(refusal(await shop.ready(held, OVEN))).toEqual([409, 'STALE_VERSION']);
    expect(done((await shop.ready(fired, OVEN)).body.data)).toEqual([OVEN]);
  });

  it('can be begun with: the ticket hangs until it is done', async () => {
    const seen = await ofBothWithBarDone();
    await (
      await editTo(seen, 2, 1)
    )();
    const begun = await performAction(shop.kitchen, seen, 'start', { station: OVEN });
    expect([begun.status, begun.body.data.startedStations.map(({ station }) => station)]).toEqual([
      200,
      [OVEN],
    ]);
    expect(refusal(await shop.ready(seen, OVEN))).toEqual([409, 'STALE_VERSION']);
  });
});

const ROUNDS = thorough(20, 5);

it(
  'of an edit that gives a station more to make, and its being done, one is done',
  async () => {
    const wins = await untilEachWon(2, ROUNDS, async (start) => {
      const order = await ofBothWithBarDone();
      const edit = await editTo(order, 2, 1);
      const won = await oneWinner(order.id, ['STALE_VERSION'], start, [edit, () => shop.ready(order, OVEN)]);
      const { state, readyStations } = await shop.card(order.id);
      const oven = readyStations.some(({ station }) => station === OVEN);
      expect([state, oven]).toEqual(won === 0 ? ['PREPARING', false] : ['READY', true]);
      return won;
    });
    tally(`edit against a station's bump, won ${wins.join(', ')}`, ROUNDS);
  },
  PATIENCE_MS,
);

import { beforeAll, expect, it } from 'vitest';
import type { OrderCardDto } from '../../../src/contracts/orders';
import { refusal } from '../support/client';
import { countOf } from '../support/database';
import { oneWinner, untilEachWon } from '../support/one-winner';
import { tally, thorough } from '../support/proof';
import { performAction } from '../support/states';
import { BAR, newTwoStations, OVEN, type TwoStations } from '../support/two-stations';

const ROUNDS = thorough(20, 5);
const PATIENCE_MS = 300_000;

let shop: TwoStations;

beforeAll(async () => {
  shop = await newTwoStations();
});

const cancel = (order: OrderCardDto) => performAction(shop.business.owner, order, 'cancel');
const countMoves = ({ id }: OrderCardDto) =>
  countOf('audit_entries', `entity_id = ? AND action IN ('ready', 'station-ready', 'cancel')`, [id]);

/** An order that is being made, of which some stations are done. */
async function cookedUpTo(done: readonly string[]): Promise<OrderCardDto> {
  let order: OrderCardDto = await shop.ordered('PREPARING');
  for (const station of done) order = (await shop.ready(order, station)).body.data;
  return order;
}

it.each([
  { what: 'a whole ticket', done: [], bump: {}, state: 'READY' },
  { what: 'the last part of a ticket', done: [BAR], bump: { station: OVEN }, state: 'READY' },
  { what: 'a part that is not the last', done: [], bump: { station: OVEN }, state: 'PREPARING' },
])(
  '$what that is called ready while its order is cancelled has one winner',
  async ({ what, done, bump, state }) => {
    const wins = await untilEachWon(2, ROUNDS, async (start) => {
      const order = await cookedUpTo(done);
      const won = await oneWinner(order.id, ['STALE_VERSION', 'TRANSITION_NOT_ALLOWED'], start, [
        () => performAction(shop.kitchen, order, 'ready', bump),
        () => cancel(order),
      ]);
      const after = await shop.card(order.id);
      expect(after.state).toBe(won === 0 ? state : 'CANCELLED');
      expect(await countMoves(order)).toBe(done.length + 1);

      // Who looks again may cancel what was made meanwhile; nothing is called ready after that.
      const cancelled = won === 0 ? (await cancel(after)).body.data : after;
      expect(cancelled.state).toBe('CANCELLED');
      const moves = await countMoves(order);
      for (const late of [{}, { station: OVEN }, { station: BAR }])
        expect(refusal(await performAction(shop.kitchen, cancelled, 'ready', late))).toEqual([
          409,
          'TRANSITION_NOT_ALLOWED',
        ]);
      expect(await countMoves(order)).toBe(moves);
      return won;
    });
    tally(`bump of ${what} against cancel, won ${wins.join(', ')}`, ROUNDS);
  },
  PATIENCE_MS,
);

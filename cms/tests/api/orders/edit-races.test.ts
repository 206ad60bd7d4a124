import { expect, it } from 'vitest';
import type { EditQuoteDto } from '../../../src/contracts/order-money';
import type { OrderDto } from '../../../src/contracts/orders';
import { newBusiness } from '../support/business';
import { newProduct } from '../support/menu';
import { oneWinner, untilEachWon } from '../support/one-winner';
import { tally, thorough } from '../support/proof';
import { performAction, EVERY_STATE, orderIn } from '../support/states';

const PATIENCE_MS = 300_000;
const ROUNDS = thorough(20, 5);

it(
  'of two edits at once, and of an edit and leaving the house, one is done',
  async () => {
    const business = await newBusiness(EVERY_STATE);
    const [pizza, beer] = [await newProduct(business), await newProduct(business)];
    const { owner } = business;
    const wins = await untilEachWon(3, ROUNDS, async (start) => {
      const order = await orderIn(business, pizza, 'READY');
      const path = `/api/orders/${order.id}`;
      const wanted = {
        keep: [{ place: 0, quantity: 1 }],
        add: [{ productId: beer.id, quantity: 1, extras: [] }],
      };
      const quote = await owner.post<EditQuoteDto>(`${path}/edit-quote`, wanted);
      const edit = () =>
        performAction(owner, order, 'edit', { ...wanted, expectedTotalCents: quote.body.data.totalCents });
      const won = await oneWinner(order.id, ['STALE_VERSION'], start, [
        edit,
        edit,
        () => performAction(owner, order, 'dispatch'),
      ]);
      const { revisions, state } = (await owner.get<OrderDto>(path)).body.data;
      // An edit may send what was ready back to the kitchen.
      expect([revisions.length, state === 'DISPATCHED']).toEqual(won === 2 ? [0, true] : [1, false]);
      return won;
    });
    tally(`edit against edit and dispatch, won ${wins.join(', ')}`, ROUNDS);
  },
  PATIENCE_MS,
);

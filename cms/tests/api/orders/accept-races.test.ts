import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import type { Client } from '../support/client';
import { countOf } from '../support/database';
import { newProduct } from '../support/menu';
import { oneWinner, untilEachWon } from '../support/one-winner';
import { tally, thorough } from '../support/proof';
import { cardOf, orderIn, performAction } from '../support/states';

const ROUNDS = thorough(20, 5);
const PATIENCE_MS = 300_000;

let business: TestBusiness;
let attendant: Client;
let product: Awaited<ReturnType<typeof newProduct>>;

beforeAll(async () => {
  business = await newBusiness();
  attendant = await business.person('attendant');
  product = await newProduct(business);
});

const newOrder = () => orderIn(business, product, 'PENDING', 'TAKEOUT');
type NewOrder = Awaited<ReturnType<typeof newOrder>>;

/** That the order was moved once, and where to. */
async function expectMovedOnce(order: NewOrder, state: string): Promise<void> {
  expect(await cardOf(business, order.id)).toMatchObject({ state, version: order.version + 1 });
  expect(await countOf('audit_entries', 'entity_id = ?', [order.id])).toBe(1);
}

describe('an order that waits', () => {
  it.each([
    {
      by: 'cancelled by its customer',
      ended: 'CANCELLED',
      lost: 'TOO_LATE_TO_CANCEL',
      end: ({ token }: NewOrder) => anonymous.post(`/api/store/orders/${token}/cancel`, {}),
    },
    {
      by: 'cancelled by the store',
      ended: 'CANCELLED',
      lost: 'STALE_VERSION',
      end: (order: NewOrder) => performAction(business.owner, order, 'cancel'),
    },
    {
      by: 'rejected',
      ended: 'REJECTED',
      lost: 'STALE_VERSION',
      end: (order: NewOrder) => performAction(business.owner, order, 'reject'),
    },
  ])(
    'and is accepted and $by at once: one of the two happens',
    async ({ by, ended, lost, end }) => {
      const wins = await untilEachWon(2, ROUNDS, async (start) => {
        const order = await newOrder();
        const won = await oneWinner(order.id, ['STALE_VERSION', lost], start, [
          () => performAction(attendant, order, 'accept'),
          () => end(order),
        ]);
        await expectMovedOnce(order, won === 0 ? 'ACCEPTED' : ended);
        return won;
      });
      tally(`accepted against ${by}, won ${wins.join(', ')}`, ROUNDS);
    },
    PATIENCE_MS,
  );

  it(
    'and is accepted by two people at once: one of them has done it',
    async () => {
      const wins = await untilEachWon(2, ROUNDS, async (start) => {
        const order = await newOrder();
        const accept = [attendant, business.owner].map((who) => () => performAction(who, order, 'accept'));
        const won = await oneWinner(order.id, ['STALE_VERSION'], start, accept);
        await expectMovedOnce(order, 'ACCEPTED');
        return won;
      });
      tally(`accepted twice, won ${wins.join(', ')}`, ROUNDS);
    },
    PATIENCE_MS,
  );
});

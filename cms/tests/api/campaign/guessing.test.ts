import { describe, expect, it } from 'vitest';
import { newBusiness } from '../support/business';
import { refusal } from '../support/client';
import { newCoupon } from '../support/coupon';
import { newProduct } from '../support/menu';
import { orderBody } from '../support/ordering';
import { tally } from '../support/proof';
import { expectLimit, expectWait, newNetwork, post, startBehindProxy } from '../support/rate-limits';

const GUESSES = { most: 30, step: 3 };
const TIMEOUT_MS = 300_000;

describe('a network', () => {
  it(
    'may guess so many unknown codes an hour, in quotes and orders together',
    async () => {
      const business = await newBusiness();
      const product = (await newProduct(business)).id;
      await newCoupon(business, { code: 'TEN' });
      const urls = await startBehindProxy();
      const address = newNetwork();
      const quoted = (coupons: string[], items = [{ productId: product, quantity: 1 }]) =>
        post(`${business.branch.slug}/quote`, { type: 'TAKEOUT', items, coupons });
      const ordered = (coupons: string[]) =>
        post(`${business.branch.slug}/orders`, orderBody(product, 2000, { coupons }));
      // Codes that the store has do not count, whatever is said of them.
      for (let each = 0; each < 2 * GUESSES.most; each += 1)
        expect((await quoted(['TEN'])(urls[each % urls.length]!, address)).status).toBe(200);

      let guesses = 0;
      for (; guesses < 2 * GUESSES.most; guesses += 3) {
        const url = urls[guesses % urls.length]!;
        const codes = [`GUESS-${guesses}`, `GUESS-${guesses + 1}`];
        const answer = await quoted(codes)(url, address);
        const placed = answer.status === 429 ? answer : await ordered([`GUESS-${guesses + 2}`])(url, address);
        if (placed.status === 429) break;
        expect(refusal(placed)).toEqual([422, 'COUPON_UNKNOWN']);
      }
      expectLimit(guesses, GUESSES, urls.length);
      for (const url of urls) {
        // From now on a code that there is gets the answer of one that there is not.
        for (const code of ['TEN', 'GUESS']) {
          expectWait(await quoted([code])(url, address));
          expectWait(await ordered([code])(url, address));
        }
        expect((await quoted([])(url, address)).status).toBe(200);
        expect((await quoted(['GUESS'])(url, newNetwork())).status).toBe(200);
      }
      tally('guesses of one network', guesses);
    },
    TIMEOUT_MS,
  );
});

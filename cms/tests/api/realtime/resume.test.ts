import { describe, expect, it } from 'vitest';
import { newBusiness } from '../support/business';
import { range, reachedBy } from '../support/events';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { tally, thorough } from '../support/proof';
import { serverUrl } from '../support/server';
import { readOnBadLine } from '../support/bad-line';

const READERS = thorough(20, 4);
const ORDERS = thorough(400, 60);
const PATIENCE_MS = 300_000;

describe('a reader who is cut off at random', () => {
  it(
    'misses nothing and is told nothing twice, while orders come in',
    async () => {
      const business = await newBusiness();
      const product = await newProduct(business);
      const from = await reachedBy(business.id);
      const to = from + ORDERS;
      const readers = Array.from({ length: READERS }, () =>
        readOnBadLine(business, { from, to, where: serverUrl }),
      );
      const placing = (async () => {
        for (let placed = 0; placed < ORDERS; placed += 4)
          await Promise.all(Array.from({ length: 4 }, () => newOrder(business, product)));
      })();
      const [readings] = await Promise.all([Promise.all(readers), placing]);
      for (const { numbers } of readings) expect(numbers).toEqual(range(from + 1, to));
      const cuts = readings.reduce((sum, reading) => sum + reading.cuts, 0);
      tally(`events to readers who were cut off ${cuts} times`, READERS * ORDERS);
    },
    PATIENCE_MS,
  );
});

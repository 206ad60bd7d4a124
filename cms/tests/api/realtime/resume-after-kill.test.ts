import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readOnBadLine } from '../support/bad-line';
import { newBusiness } from '../support/business';
import { range, reachedBy } from '../support/events';
import { killableServer, tryToOrder } from '../support/killable-server';
import { newProduct } from '../support/menu';
import { orderBody } from '../support/ordering';
import { tally, thorough } from '../support/proof';
import { serverUrl } from '../support/server';
import { newHome } from '../support/spawned';

const READERS = thorough(20, 4);
const ORDERS = thorough(400, 60);
const PATIENCE_MS = 300_000;

describe('a reader who is cut off at random', () => {
  it(
    'goes on where it was when the server was killed and comes back, and from one instance to another',
    async () => {
      const business = await newBusiness();
      const product = await newProduct(business);
      const from = await reachedBy(business.id);
      const to = from + ORDERS;
      const home = await newHome();
      const server = await killableServer(home);
      // On PostgreSQL this run's own server is a second instance: orders and readers go to both in turn.
      const instances = process.env.DATABASE_URL ? [server.url, await serverUrl()] : [server.url];
      const where = async (turn: number) => {
        await server.up();
        return instances[turn % instances.length]!;
      };
      const placing = (async () => {
        for (let placed = 0; placed < ORDERS; ) {
          const body = orderBody(product.id, product.priceCents);
          const key = randomUUID();
          let tries = 0;
          while (!(await tryToOrder(await where(placed + tries), business.branch.slug, key, body)))
            tries += 1;
          placed += 1;
          if (placed === ORDERS / 2) server.kill();
        }
      })();
      const readers = Array.from({ length: READERS }, () => readOnBadLine(business, { from, to, where }));
      const [readings] = await Promise.all([Promise.all(readers), placing]);
      await (await server.up()).end('SIGKILL');
      for (const { numbers } of readings) expect(numbers).toEqual(range(from + 1, to));
      const cuts = readings.reduce((sum, reading) => sum + reading.cuts, 0);
      tally(`events from ${instances.length} instances, ${cuts} cuts and a kill`, READERS * ORDERS);
    },
    PATIENCE_MS,
  );
});

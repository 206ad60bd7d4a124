import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newBusiness, type TestBusiness } from '../support/business';
import { range, reachedBy } from '../support/events';
import { newProduct } from '../support/menu';
import { killableServer, tryToOrder } from '../support/killable-server';
import { newOrder, orderBody } from '../support/ordering';
import { tally, thorough } from '../support/proof';
import { serverUrl } from '../support/server';
import { newHome } from '../support/spawned';
import { openEventStream } from '../support/stream';

const READERS = thorough(20, 4);
const ORDERS = thorough(400, 60);
const PATIENCE_MS = 300_000;

interface Reading {
  /** The numbers of all events, in the order in which they came. */
  numbers: number[];
  cuts: number;
}

/**
 * Reads a business's events as a browser on a bad line does: it is cut off again and again, comes back with the last
 * number it has, and stops when it has seen the last one.
 */
async function readOnBadLine(
  { owner }: TestBusiness,
  { from, to, where }: { from: number; to: number; where: (cuts: number) => Promise<string> },
): Promise<Reading> {
  const reading: Reading = { numbers: [], cuts: 0 };
  const [mostAtOnce = 1] = fc.sample(fc.integer({ min: 1, max: 7 }), 1);
  while ((reading.numbers.at(-1) ?? from) < to) {
    const position = reading.numbers.at(-1) ?? from;
    const [patience = 0] = fc.sample(fc.integer({ min: 0, max: mostAtOnce }), 1);
    const stream = await openEventStream('/api/events', {
      cookie: owner.cookie,
      lastEventId: String(position),
      origin: await where(reading.cuts),
    }).catch(() => null);
    // The other side may go as well.
    await stream?.until(({ id }) => (id ?? position) >= Math.min(to, position + patience)).catch(() => null);
    stream?.close();
    for (const { id } of [...(stream?.received ?? [])]) if (id !== null) reading.numbers.push(id);
    reading.cuts += 1;
  }
  return reading;
}

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

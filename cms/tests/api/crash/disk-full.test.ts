import { randomUUID } from 'node:crypto';
import { cpSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PlacedOrderDto } from '../../../src/contracts/storefront';
import { newBusiness, type TestBusiness } from '../support/business';
import { client, refusal, type Answer, type Client } from '../support/client';
import { newProduct } from '../support/menu';
import { orderBody } from '../support/ordering';
import { tally } from '../support/proof';
import { smallDisk, whyNoSmallDisk } from '../support/small-disk';
import { freePort, newHome, spawnServer } from '../support/spawned';
import { bootedStrapi } from '../support/strapi';

const PATIENCE_MS = 120_000;
const MEGABYTE = 1024 * 1024;
/** So many orders do not fit into what is left of a page here and there. */
const MORE_THAN_FIT = 400;
const AT_ONCE = 10;
const SENTENCE = 'The disk is full.';

let business: TestBusiness;
let product: Awaited<ReturnType<typeof newProduct>>;

beforeAll(async () => {
  business = await newBusiness();
  product = await newProduct(business);
});

/** A setting of the connection that writes. */
const pragma = <Row>(words: string): Promise<Row[]> =>
  bootedStrapi<{ db: { connection: { raw(statement: string): Promise<Row[]> } } }>().db.connection.raw(
    `PRAGMA ${words}`,
  );

const newBody = () => orderBody(product.id, product.priceCents, { notes: 'x'.repeat(300) });

const order = (
  visitor: Client,
  key: string = randomUUID(),
  body = newBody(),
): Promise<Answer<PlacedOrderDto>> =>
  visitor.post<PlacedOrderDto>(`/api/store/${business.branch.slug}/orders`, body, {
    'idempotency-key': key,
  });

/** Orders, several at once, until there is no room for any; every answer that is none has to say so. */
async function orderUntilFull(visitor: Client): Promise<{ taken: PlacedOrderDto[]; refused: number }> {
  const taken: PlacedOrderDto[] = [];
  let refused = 0;
  for (let sent = 0; sent < MORE_THAN_FIT && refused < 3 * AT_ONCE; sent += AT_ONCE) {
    for (const answer of await Promise.all(Array.from({ length: AT_ONCE }, () => order(visitor)))) {
      if (answer.status === 201) taken.push(answer.body.data);
      else {
        refused += 1;
        expect(refusal(answer), answer.text).toEqual([503, 'UNAVAILABLE']);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
    }
  }
  expect(refused).toBeGreaterThanOrEqual(AT_ONCE);
  return { taken, refused };
}

async function expectTracked(visitor: Client, orders: readonly PlacedOrderDto[]): Promise<void> {
  for (const { token, number } of orders) {
    const { status, body } = await visitor.get<PlacedOrderDto>(`/api/store/orders/${token}`);
    expect([status, body.data.number]).toEqual([200, number]);
  }
}

const readiness = async (visitor: Client) => {
  const { status, text } = await visitor.get('/readyz');
  return [status, JSON.parse(text) as unknown];
};
const FULL = [503, { ok: false, database: true, disk: false, notices: true, jobs: true, draining: false }];
const READY = [200, { ok: true, database: true, disk: true, notices: true, jobs: true, draining: false }];

// Where PostgreSQL keeps its data is its own affair.
describe.runIf(!process.env.DATABASE_URL)('a disk without room', () => {
  it(
    'is said in words: to who orders, to who asks whether the server is ready, and once in the log',
    async () => {
      const { strapi } = globalThis as { strapi?: { log: { error(...said: unknown[]): void } } };
      const logged = vi.spyOn(strapi!.log, 'error');
      const now = performance.now.bind(performance);
      // What happens here happens a while ago: when it is over, a minute has gone by without it.
      const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() - 120_000);
      const [before] = await pragma<{ page_count: number }>('page_count');
      const [most] = await pragma<{ max_page_count: number }>('max_page_count');
      const limit = (pages = 0) => pragma(`max_page_count = ${pages}`);
      onTestFinished(async () => {
        logged.mockRestore();
        clock.mockRestore();
        await limit(most?.max_page_count);
      });
      const visitor = client();

      await limit(before?.page_count);
      const { taken, refused } = await orderUntilFull(visitor);
      expect(await readiness(visitor)).toEqual(FULL);
      expect((await visitor.get('/livez')).status).toBe(200);
      for (const path of [`/api/orders/board?branch=${business.branch.id}`, '/api/products'])
        expect((await business.owner.get(path)).status, path).toBe(200);
      await expectTracked(visitor, taken);
      const said = logged.mock.calls.map(String);
      expect(said.filter((line) => line.startsWith(SENTENCE))).toHaveLength(1);
      expect(said.filter((line) => /SQLITE_FULL/.test(line))).toHaveLength(1);

      await limit(most?.max_page_count);
      expect((await order(visitor)).status).toBe(201);
      clock.mockRestore();
      expect(await readiness(visitor)).toEqual(READY);
      tally('orders on a full disk', taken.length + refused);
    },
    PATIENCE_MS,
  );

  it(
    'is noticed on a real one, and everything goes on once there is room again',
    async ({ skip }) => {
      skip(whyNoSmallDisk !== undefined, whyNoSmallDisk);
      const home = await newHome();
      // What ran before in the same database stands on it as well.
      const disk = smallDisk(60 + Math.ceil(statSync(path.join(home.folder, 'comanda.db')).size / MEGABYTE));
      skip(disk === null, 'mounting is not allowed here');
      if (!disk) return;
      cpSync(home.folder, disk.folder, { recursive: true });
      const server = await spawnServer({ folder: disk.folder }, { port: await freePort() });
      const visitor = client(null, server.url);
      expect(await readiness(visitor)).toEqual(READY);

      disk.fill();
      expect(await readiness(visitor)).toEqual(FULL);
      const { taken, refused } = await orderUntilFull(visitor);
      expect(await readiness(visitor)).toEqual(FULL);
      expect(server.said().split(SENTENCE)).toHaveLength(2);

      const [key, body] = [randomUUID(), newBody()];
      expect((await order(visitor, key, body)).status).toBe(503);
      disk.clear();
      const first = await order(visitor, key, body);
      expect(first.status, first.text).toBe(201);
      await expectTracked(visitor, [...taken, first.body.data]);

      expect(await server.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
      const again = await spawnServer({ folder: disk.folder }, { port: await freePort() });
      expect(await readiness(client(null, again.url))).toEqual(READY);
      await expectTracked(client(null, again.url), [...taken, first.body.data]);
      tally('orders on a real full disk', taken.length + refused);
    },
    PATIENCE_MS,
  );
});

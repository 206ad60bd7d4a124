import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/contracts/session';
import type { PlacedOrderDto } from '../../../src/contracts/storefront';
import { newBusiness, type TestBusiness } from '../support/business';
import { client, refusal, type Client } from '../support/client';
import { change, countOf } from '../support/database';
import { databaseLine } from '../support/database-line';
import { newProduct } from '../support/menu';
import { orderBody } from '../support/ordering';
import { newPanelUser, PANEL_PASSWORD, ROWS } from '../support/panel';
import { tally, thorough } from '../support/proof';
import { expectRefusal } from '../support/refused';
import { freePort, newHome, spawnServer } from '../support/spawned';

const PATIENCE_MS = 180_000;
const AT_ONCE = 20;
const TIMES = thorough(10, 3);

let business: TestBusiness;
let product: Awaited<ReturnType<typeof newProduct>>;

beforeAll(async () => {
  business = await newBusiness();
  product = await newProduct(business);
});

const newBody = () => orderBody(product.id, product.priceCents);
const orders = () => `/api/store/${business.branch.slug}/orders`;

/** Orders under one key until it is taken; every answer before has to say that it may be tried again. */
async function orderThrough(visitor: Client, refused: string[]): Promise<PlacedOrderDto> {
  const [key, body] = [randomUUID(), newBody()];
  for (;;) {
    const answer = await visitor.post<PlacedOrderDto>(orders(), body, { 'idempotency-key': key });
    if (answer.status === 201) return answer.body.data;
    refused.push(`${refusal(answer).join(' ')} ${answer.headers.has('retry-after')}`);
  }
}

// SQLite's database is a file of the server's own.
describe.runIf(process.env.DATABASE_URL)('a database that is away', () => {
  it(
    'is no failure of what was asked: it may be tried again, everywhere, and works when the database is back',
    async () => {
      const line = await databaseLine(process.env.DATABASE_URL ?? '');
      const home = { ...(await newHome()), databaseUrl: line.url };
      const server = await spawnServer(home, { port: await freePort() });
      const visitor = client(null, server.url);
      const owner = client(business.owner.cookie, server.url);
      const email = await newPanelUser('strapi-super-admin');
      const signIn = () =>
        visitor.post<{ token: string }>('/admin/login', { email, password: PANEL_PASSWORD });
      const asPanel = { authorization: `Bearer ${(await signIn()).body.data.token}` };
      const [key, body] = [randomUUID(), newBody()];
      const asked: [method: string, path: string, body?: object, headers?: Record<string, string>][] = [
        ['GET', `/api/store/${business.branch.slug}/menu`],
        ['POST', orders(), body, { 'idempotency-key': key }],
        ['POST', '/api/session', { email: 'nobody@example.test', password: 'a-long-enough-password' }],
        ['GET', '/api/products'],
        ['GET', `/api/orders/board?branch=${business.branch.id}`],
        ['POST', '/api/categories', { branchId: business.branch.id, name: 'Made' }],
        ['GET', '/api/events'],
        ['POST', '/admin/login', { email, password: PANEL_PASSWORD }],
        ['GET', '/admin/users/me', undefined, asPanel],
        ['GET', `${ROWS}/api::plans.plan`, undefined, asPanel],
        ['GET', '/admin/init'],
      ];

      await line.cut();
      for (const [method, path, given, headers] of asked) {
        for (const language of LANGUAGES) {
          const answer = await owner.send<never>(method, path, given, {
            ...headers,
            'accept-language': language,
          });
          const what = `${method} ${path}`;
          expectRefusal(answer, language, [what, null, 503, 'UNAVAILABLE', []]);
          expect(Number(answer.headers.get('retry-after')), what).toBeGreaterThan(0);
        }
      }
      expect((await visitor.get('/livez')).status).toBe(200);
      expect((await visitor.get('/login')).status).toBe(200);
      const ready = await visitor.get('/readyz');
      expect([ready.status, JSON.parse(ready.text)]).toMatchObject([503, { ok: false, database: false }]);
      const said = server.said();
      expect(said.split('The database cannot be reached.')).toHaveLength(2);
      expect(said).not.toMatch(/^\s+at /m);

      await line.mend();
      const placed = await visitor.post<PlacedOrderDto>(orders(), body, { 'idempotency-key': key });
      expect(placed.status, placed.text).toBe(201);
      expect((await signIn()).status).toBe(200);
      expect((await owner.get('/api/products')).status).toBe(200);
      expect((await visitor.get('/readyz')).status).toBe(200);
      tally('requests without a database', asked.length * LANGUAGES.length);
    },
    PATIENCE_MS,
  );

  it(
    'in the middle of something takes nothing with it: whoever tries again has one order',
    async () => {
      const line = await databaseLine(process.env.DATABASE_URL ?? '');
      const home = { ...(await newHome()), databaseUrl: line.url };
      const server = await spawnServer(home, { port: await freePort() });
      const visitor = client(null, server.url);
      const before = await countOf('orders', 'branch_id = ?', [business.branch.id]);
      const refused: string[] = [];
      const tokens = new Set<string>();
      const ordering = async () => {
        for (let time = 0; time < TIMES; time += 1) tokens.add((await orderThrough(visitor, refused)).token);
      };
      const all = Promise.all(Array.from({ length: AT_ONCE }, ordering));
      for (let time = 0; time < TIMES; time += 1) {
        // Each time in another way: the database ends the connections, or the way to it breaks.
        const [from, all] = [tokens.size, AT_ONCE * TIMES];
        while (tokens.size < Math.min(from + AT_ONCE / 2, all)) await visitor.get('/livez');
        if (time % 2 === 0) {
          await change(
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
              WHERE datname = current_database() AND pid <> pg_backend_pid()
                AND application_name = '' AND query ILIKE '%orders%'`,
          );
        } else {
          await line.cut();
          expect((await visitor.get('/readyz')).status).toBe(503);
          await line.mend();
        }
      }
      await all;
      expect(new Set(refused)).toEqual(new Set(['503 UNAVAILABLE true']));
      expect(tokens.size).toBe(AT_ONCE * TIMES);
      expect(await countOf('orders', 'branch_id = ?', [business.branch.id])).toBe(before + tokens.size);
      tally(`orders through a broken line, with ${refused.length} retries`, tokens.size);
    },
    PATIENCE_MS,
  );
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PlacedOrderDto } from '../../../src/contracts/storefront';
import { newBusiness, type TestBusiness } from '../support/business';
import { newProduct } from '../support/menu';
import { orderBody } from '../support/ordering';
import { tally, thorough } from '../support/proof';
import { freePort, newHome, spawnServer } from '../support/spawned';
import { listen } from '../support/stream';

const BEFORE = thorough(300, 60);
const AT_ONCE = thorough(20, 10);
const PATIENCE_MS = 300_000;

interface Rush {
  acknowledged: PlacedOrderDto[];
  /** Answers that were no 201. */
  refused: string[];
  /** Settles when so many orders were taken. */
  under: Promise<void>;
  /** Settles when the server takes no more. */
  over: Promise<void>;
}

/** Customers who order without a pause until nobody answers. */
function rush(url: string, business: TestBusiness, product: string): Rush {
  const acknowledged: PlacedOrderDto[] = [];
  const refused: string[] = [];
  let reached: () => void;
  const under = new Promise<void>((resolve) => (reached = resolve));
  const customer = async (name: number) => {
    for (;;) {
      const response = await fetch(`${url}/api/store/${business.branch.slug}/orders`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          // Behind a proxy customers are told apart by their addresses.
          'x-forwarded-for': `10.0.${name}.${acknowledged.length % 250}`,
        },
        body: JSON.stringify(orderBody(product, 2000)),
      }).catch(() => null);
      const text = await response?.text().catch(() => null);
      if (!response || text === null || text === undefined) return;
      if (response.status === 201) acknowledged.push((JSON.parse(text) as { data: PlacedOrderDto }).data);
      else refused.push(`${response.status} ${text}`);
      if (acknowledged.length >= BEFORE) reached();
    }
  };
  const over = Promise.all(Array.from({ length: AT_ONCE }, (_, name) => customer(name))).then(
    () => undefined,
  );
  return { acknowledged, refused, under, over };
}

/** The first answer of `/readyz` that is not "ready", or null when nobody answers any more. */
async function firstRefusal(url: string): Promise<{ status: number; body: unknown } | null> {
  for (;;) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (!response) return null;
    const body: unknown = await response.json();
    if (response.status !== 200) return { status: response.status, body };
  }
}

describe('a server that is told to stop while it takes orders', () => {
  it(
    'says first that it is not ready, loses no order it confirmed, and ends in peace',
    async () => {
      const business = await newBusiness();
      const product = await newProduct(business);
      const home = await newHome();
      const server = await spawnServer(home, { port: await freePort(), env: { TRUST_PROXY: '1' } });
      const { acknowledged, refused, under, over } = rush(server.url, business, product.id);
      await under;
      const answered = firstRefusal(server.url);
      const ended = server.end('SIGTERM');
      expect(await answered).toEqual({
        status: 503,
        body: { ok: false, database: true, disk: true, draining: true },
      });
      const still = acknowledged.length;
      expect((await fetch(`${server.url}/livez`)).status).toBe(200);
      await over;
      expect(await ended).toEqual({ code: 0, signal: null });
      expect(refused).toEqual([]);
      // A proxy that has not noticed yet still gets its orders taken.
      expect(acknowledged.length).toBeGreaterThan(still);

      const stored = await home.rows<{ token: string }>('SELECT token FROM orders WHERE branch_id = ?', [
        business.branch.id,
      ]);
      const tokens = new Set(stored.map(({ token }) => token));
      expect(acknowledged.filter(({ token }) => !tokens.has(token))).toEqual([]);
      tally('orders around a SIGTERM', acknowledged.length);
    },
    PATIENCE_MS,
  );

  it(
    'ends the streams of who looks on, so that they come back elsewhere',
    async () => {
      const business = await newBusiness();
      const product = await newProduct(business);
      const home = await newHome();
      const server = await spawnServer(home, { port: await freePort() });
      const { acknowledged, under, over, refused } = rush(server.url, business, product.id);
      await under;
      const board = await listen('/api/events?after=0', {
        cookie: business.owner.cookie,
        origin: server.url,
      });
      const customer = await listen(`/api/store/orders/${acknowledged[0]!.token}/events`, {
        origin: server.url,
      });
      await board.until(({ event }) => event === 'order.placed');
      await customer.until(({ event }) => event === 'order');
      const ended = server.end('SIGTERM');
      await expect(Promise.all([board.ended, customer.ended])).resolves.toBeDefined();
      await over;
      expect(await ended).toEqual({ code: 0, signal: null });
      expect(refused).toEqual([]);
      const stored = await home.rows<{ token: string }>('SELECT token FROM orders WHERE branch_id = ?', [
        business.branch.id,
      ]);
      expect(stored.length).toBeGreaterThanOrEqual(acknowledged.length);
    },
    PATIENCE_MS,
  );
});

import { describe, expect, it } from 'vitest';
import type { PlacedOrderDto, TrackedOrderDto } from '../../../src/contracts/storefront';
import { newBusiness } from '../support/business';
import { newStock } from '../support/menu';
import { orderBody } from '../support/ordering';
import { tally, thorough } from '../support/proof';
import { freePort, newHome, spawnServer, type SpawnedServer } from '../support/spawned';

const ORDERS = thorough(1000, 200);
const AT_ONCE = 20;
const PATIENCE_MS = 600_000;

type Acknowledged = Map<string, PlacedOrderDto>;

describe('a server that is killed while it takes orders', () => {
  it(
    'has every order that it confirmed, and each of them once',
    async () => {
      const business = await newBusiness();
      const { slug, id: branchId } = business.branch;
      const product = await newStock(business, ORDERS);
      const [home, port] = [await newHome(), await freePort()];
      let server: Promise<SpawnedServer> = spawnServer(home, { port });
      const url = (await server).url;

      const acknowledged: Acknowledged = new Map();
      let retries = 0;
      let kills = 0;
      const waiting = Array.from({ length: ORDERS }, (_, index) => `order-${slug}-${index}`);
      const bodies = new Map(waiting.map((key) => [key, orderBody(product.id, 2000)]));

      /** Kills the server in the middle of the work, twice; whoever waits for it waits for the next. */
      const maybeKill = () => {
        if (kills === 2 || acknowledged.size < ((kills + 1) * ORDERS) / 3) return;
        kills += 1;
        server = server.then((running) => running.end('SIGKILL')).then(() => spawnServer(home, { port }));
      };

      const send = async (key: string): Promise<PlacedOrderDto | null> => {
        await server;
        const response = await fetch(`${url}/api/store/${slug}/orders`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify(bodies.get(key)),
        });
        if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
        return ((await response.json()) as { data: PlacedOrderDto }).data;
      };

      const customer = async () => {
        for (let key = waiting.shift(); key; key = waiting.shift()) {
          const placed = await send(key).catch((error: unknown) => {
            // A broken connection says nothing about the order; an answer would.
            if (!(error instanceof TypeError)) throw error;
            return null;
          });
          if (placed) acknowledged.set(key, placed);
          else {
            retries += 1;
            waiting.push(key);
          }
          maybeKill();
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, customer));
      expect(kills).toBe(2);
      expect(acknowledged.size).toBe(ORDERS);

      const again = await Promise.all(
        [...acknowledged.keys()].slice(0, 50).map(async (key) => [key, await send(key)] as const),
      );
      for (const [key, placed] of again) expect(placed).toEqual(acknowledged.get(key));
      const running = await server;
      for (const { token, number } of [...acknowledged.values()].slice(0, 50)) {
        const tracked = await fetch(`${running.url}/api/store/orders/${token}`);
        expect(((await tracked.json()) as { data: TrackedOrderDto }).data).toMatchObject({
          number,
          state: 'PENDING',
        });
      }
      await running.end('SIGKILL');

      const one = async (statement: string, ...parameters: string[]) =>
        (await home.rows<{ n: number }>(statement, parameters))[0]?.n;
      const tokens = await home.rows<{ token: string }>('SELECT token FROM orders WHERE branch_id = ?', [
        branchId,
      ]);
      expect(tokens.map(({ token }) => token).sort()).toEqual(
        [...acknowledged.values()].map(({ token }) => token).sort(),
      );
      expect(await one('SELECT COUNT(*) AS n FROM order_lines WHERE branch_id = ?', branchId)).toBe(ORDERS);
      expect(
        await one('SELECT COUNT(*) AS n FROM idempotency_keys WHERE scope = ?', `order:${branchId}`),
      ).toBe(ORDERS);
      expect(await one('SELECT quantity AS n FROM stock_levels WHERE item_id = ?', product.id)).toBe(0);
      expect(
        await one(
          "SELECT COUNT(*) AS n FROM events WHERE business_id = ? AND type = 'order.placed'",
          business.id,
        ),
      ).toBe(ORDERS);
      const numbered = await home.rows<{ sequence: number; day: string }>(
        'SELECT sequence, business_day AS day FROM orders WHERE branch_id = ? ORDER BY business_day, sequence',
        [branchId],
      );
      const first = numbered.filter(({ day }) => day === numbered[0]?.day);
      expect(first.map(({ sequence }) => sequence)).toEqual(first.map((_, index) => index + 1));
      home.remove();
      tally(`orders through two kills, with ${retries} retries`, ORDERS);
    },
    PATIENCE_MS,
  );
});

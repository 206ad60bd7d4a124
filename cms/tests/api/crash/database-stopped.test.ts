import { describe, expect, it } from 'vitest';
import type { PlacedOrderDto } from '../../../src/contracts/storefront';
import { clusterWithBusiness, query } from '../support/cluster';
import { expectEachOnce, type Read } from '../support/each-once';
import { orderBody } from '../support/ordering';
import { PROOF, tally } from '../support/proof';
import { freePort, newFolder, spawnServer } from '../support/spawned';

const ORDERS = 1_000;
const STOPS = 3;
const AT_ONCE = 20;
const PATIENCE_MS = 900_000;

// A cluster of its own, migrated from nothing, is too long for every run.
describe.runIf(PROOF && process.env.DATABASE_URL)(
  'a database that is stopped at once while it takes orders',
  () => {
    it(
      'has every order that was confirmed, and each of them once, three times over',
      async () => {
        const { cluster, facts } = await clusterWithBusiness();
        const server = await spawnServer(
          { folder: newFolder(), databaseUrl: cluster.url },
          { port: await freePort() },
        );
        const [productId] = facts.productIds;
        if (!productId) throw new Error('The business sells nothing');
        const refused = new Set<string>();
        /** Null where nothing is known of the order, which is asked for again under its key. */
        const order = async (key: string, body: object): Promise<PlacedOrderDto | null> => {
          const answer = await fetch(`${server.url}/api/store/bench/orders`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'idempotency-key': key },
            body: JSON.stringify(body),
          });
          const text = await answer.text();
          if (answer.status === 201) return (JSON.parse(text) as { data: PlacedOrderDto }).data;
          refused.add(`${answer.status} ${answer.headers.has('retry-after')}`);
          return null;
        };

        const waiting = Array.from({ length: ORDERS }, (_, index) => ({
          key: `kept-order-${index}`,
          body: orderBody(productId, 2000),
        }));
        const confirmed: PlacedOrderDto[] = [];
        let [stops, retries] = [0, 0];
        const customer = async () => {
          for (let next = waiting.shift(); next; next = waiting.shift()) {
            const placed = await order(next.key, next.body);
            if (placed) confirmed.push(placed);
            else {
              retries += 1;
              waiting.push(next);
            }
            if (stops < STOPS && confirmed.length >= ((stops + 1) * ORDERS) / (STOPS + 1)) {
              stops += 1;
              cluster.crash();
              await cluster.start();
            }
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, customer));

        expect([stops, confirmed.length]).toEqual([STOPS, ORDERS]);
        // Nobody was told anything but to try again.
        expect([...refused]).toEqual(['503 true']);
        const read: Read = (statement, parameters) => query(cluster, statement, parameters);
        await expectEachOnce(read, facts, confirmed);
        tally(`orders through ${STOPS} stops of the database, with ${retries} retries`, ORDERS);
      },
      PATIENCE_MS,
    );
  },
);

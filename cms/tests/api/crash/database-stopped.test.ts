import { describe, expect, it } from 'vitest';
import type { PlacedOrderDto, QuoteDto } from '../../../src/contracts/storefront';
import { clusterWithBusiness, query } from '../support/cluster';
import { expectEachOnce, type Read } from '../support/each-once';
import { PROOF, tally } from '../support/proof';
import { freePort, newFolder, spawnServer } from '../support/spawned';
import { quoteOf, wantedOrders, type Taken, type Wanted } from '../support/varied-order';

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
        await query(cluster, 'UPDATE branches SET payment_methods = ? WHERE document_id = ?', [
          JSON.stringify(['CASH', 'CREDIT']),
          facts.branchId,
        ]);
        const server = await spawnServer(
          { folder: newFolder(), databaseUrl: cluster.url },
          { port: await freePort() },
        );
        const [productId] = facts.productIds;
        if (!productId) throw new Error('The business sells nothing');
        const refused = new Set<string>();
        const ask = async <T>(path: string, status: number, body: object, key?: string) => {
          const answer = await fetch(`${server.url}/api/store/bench/${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
            body: JSON.stringify(body),
          });
          const text = await answer.text();
          if (answer.status === status) return (JSON.parse(text) as { data: T }).data;
          refused.add(`${answer.status} ${answer.headers.has('retry-after')}`);
          return null;
        };
        /** Null where nothing is known of the order, which is asked for again under its key. */
        const order = async (wanted: Wanted): Promise<PlacedOrderDto | null> => {
          wanted.quotedCents ??= (await ask<QuoteDto>('quote', 200, quoteOf(wanted)))?.totalCents;
          const { key, wish, quotedCents } = wanted;
          if (quotedCents === undefined) return null;
          return ask<PlacedOrderDto>('orders', 201, { ...wish, expectedTotalCents: quotedCents }, key);
        };

        const waiting = wantedOrders(ORDERS, { productId, coupon: 'BENCH', district: 'District 3' });
        const taken: Taken[] = [];
        let [stops, retries] = [0, 0];
        const customer = async () => {
          for (let wanted = waiting.shift(); wanted; wanted = waiting.shift()) {
            const placed = await order(wanted);
            if (placed) taken.push({ wanted, placed });
            else {
              retries += 1;
              waiting.push(wanted);
            }
            if (stops < STOPS && taken.length >= ((stops + 1) * ORDERS) / (STOPS + 1)) {
              stops += 1;
              cluster.crash();
              await cluster.start();
            }
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, customer));

        expect([stops, taken.length]).toEqual([STOPS, ORDERS]);
        // Nobody was told anything but to try again.
        expect([...refused]).toEqual(['503 true']);
        const read: Read = (statement, parameters) => query(cluster, statement, parameters);
        await expectEachOnce(read, facts, taken);
        tally(`orders through ${STOPS} stops of the database, with ${retries} retries`, ORDERS);
      },
      PATIENCE_MS,
    );
  },
);

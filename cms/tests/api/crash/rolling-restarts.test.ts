import { describe, expect, it } from 'vitest';
import { clusterWithBusiness, query } from '../support/cluster';
import { tryToOrder } from '../support/killable-server';
import { orderBody } from '../support/ordering';
import { PROOF, tally } from '../support/proof';
import { freePort, newFolder, spawnServer, type SpawnedServer } from '../support/spawned';

const RESTARTS = 4;
const SENDERS = 6;
const TIMEOUT_MS = 900_000;
const PATIENCE = { timeout: 60_000 };

// A cluster of its own, migrated from nothing, is too long for every run.
describe.runIf(PROOF && process.env.DATABASE_URL)('rolling restarts under a load of orders', () => {
  it(
    'end no server and lose no order',
    async () => {
      const { cluster, facts } = await clusterWithBusiness();
      const [productId = ''] = facts.productIds;
      const begin = async () =>
        spawnServer({ folder: newFolder(), databaseUrl: cluster.url }, { port: await freePort() });
      // As behind a proxy: new requests go to the instances that are ready.
      const serving: SpawnedServer[] = [await begin(), await begin()];
      const unanswered = new Map<SpawnedServer, number>();
      const count = (server: SpawnedServer, more: 1 | -1) =>
        unanswered.set(server, (unanswered.get(server) ?? 0) + more);
      let isOver = false;
      let placed = 0;
      let longestMs = 0;

      const send = async (sender: number): Promise<void> => {
        for (let n = 0; !isOver; n += 1) {
          const server = serving[n % serving.length]!;
          count(server, 1);
          const began = performance.now();
          const body = orderBody(productId, 2000, {
            customer: { name: 'Ana Lima', phone: `+55119${String(sender * 1e6 + n).padStart(8, '0')}` },
          });
          expect(await tryToOrder(server.url, 'bench', `rolling-${sender}-${n}`, body)).not.toBeNull();
          count(server, -1);
          longestMs = Math.max(longestMs, performance.now() - began);
          placed += 1;
        }
      };
      const sending = Promise.all(Array.from({ length: SENDERS }, (_, sender) => send(sender)));

      const restarts = async (): Promise<void> => {
        for (let n = 0; n < RESTARTS; n += 1) {
          // Every other start also finds indexes to build.
          if (n % 2 === 1) await query(cluster, 'DROP INDEX CONCURRENTLY orders_open_idx');
          serving.push(await begin());
          const old = serving.shift()!;
          await expect.poll(() => unanswered.get(old) ?? 0, PATIENCE).toBe(0);
          expect(await old.end('SIGTERM')).toEqual({ code: 0, signal: null });
        }
      };
      await Promise.race([restarts().finally(() => (isOver = true)), sending]);
      isOver = true;
      await sending;

      const [stored] = await query<{ n: string }>(
        cluster,
        'SELECT COUNT(*) AS n FROM orders WHERE branch_id = ?',
        [facts.branchId],
      );
      expect(Number(stored?.n)).toBeGreaterThanOrEqual(placed);
      tally(`orders during ${RESTARTS} restarts; the longest took ${Math.round(longestMs)} ms`, placed);
    },
    TIMEOUT_MS,
  );
});

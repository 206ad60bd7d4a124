import { describe, expect, it } from 'vitest';
import { clusterWithBusiness, query } from '../support/cluster';
import { tryToOrder } from '../support/killable-server';
import { orderBody } from '../support/ordering';
import { PROOF, tally } from '../support/proof';
import { freePort, newFolder, spawnServer } from '../support/spawned';

const ORDERS = 300;
/** Of those that are to be accepted by themselves. */
const SCHEDULED = 40;
const MOST_OPEN = 25;
const PATIENCE_MS = 600_000;

// A cluster of its own, migrated from nothing, is too long for every run.
describe.runIf(PROOF && process.env.DATABASE_URL)('two servers that both go by the clock', () => {
  it(
    'end each order once that nobody answered, though each takes the lease from the other, and one is killed',
    async () => {
      const { cluster, facts } = await clusterWithBusiness();
      const begin = async () =>
        spawnServer({ folder: newFolder(), databaseUrl: cluster.url }, { port: await freePort() });
      const [first, second] = [await begin(), await begin()];
      const [productId] = facts.productIds;
      if (!productId) throw new Error('The business sells nothing');
      for (let sent = 0; sent < ORDERS; sent += 1) {
        const { url } = sent % 2 ? first : second;
        expect(
          await tryToOrder(url, 'bench', `clock-order-${sent}`, orderBody(productId, 2000)),
        ).not.toBeNull();
      }
      await query(cluster, 'UPDATE orders SET accept_by = ? WHERE branch_id = ?', [
        new Date(0).toISOString(),
        facts.branchId,
      ]);

      const expired = async () => {
        const [found] = await query<{ n: string }>(
          cluster,
          "SELECT COUNT(*) AS n FROM orders WHERE branch_id = ? AND state = 'EXPIRED'",
          [facts.branchId],
        );
        return Number(found?.n);
      };
      let killed: Promise<unknown> | null = null;
      while ((await expired()) < ORDERS) {
        // Nobody holds it any more: whoever looks next does, while the other may be in the midst of its work.
        await query(cluster, 'DELETE FROM leases WHERE name = ?', ['clock']);
        if ((await expired()) > 0) killed ??= second.end('SIGKILL');
      }
      await killed;

      const told = await query<{ entity: string; n: string }>(
        cluster,
        "SELECT entity_id AS entity, COUNT(*) AS n FROM events WHERE type = 'order.changed' GROUP BY entity_id",
      );
      expect(told.filter(({ n }) => Number(n) !== 1)).toEqual([]);
      expect(told).toHaveLength(ORDERS);
      const written = await query<{ n: string }>(
        cluster,
        "SELECT COUNT(*) AS n FROM audit_entries WHERE entity_id IN (SELECT document_id FROM orders WHERE state = 'EXPIRED')",
      );
      expect(Number(written[0]?.n)).toBe(ORDERS);
      tally('orders that two clocks ended', ORDERS);
    },
    PATIENCE_MS,
  );

  it(
    'accept by themselves as many orders as the branch lets be made at a time, and release each once',
    async () => {
      const { cluster, facts } = await clusterWithBusiness();
      const begin = async () =>
        spawnServer({ folder: newFolder(), databaseUrl: cluster.url }, { port: await freePort() });
      const [productId] = facts.productIds;
      if (!productId) throw new Error('The business sells nothing');
      const till = await begin();
      for (let sent = 0; sent < ORDERS; sent += 1)
        expect(
          await tryToOrder(till.url, 'bench', `accepted-order-${sent}`, orderBody(productId, 2000)),
        ).not.toBeNull();
      await till.end('SIGKILL');
      const autoAccept = { enabled: true, delaySec: 0, onlyIfPaid: false, maxOpenOrders: MOST_OPEN };
      await query(cluster, 'UPDATE branches SET auto_accept = ? WHERE document_id = ?', [
        JSON.stringify(autoAccept),
        facts.branchId,
      ]);
      const past = new Date(0).toISOString();
      // Whatever finds no room is ended, so that there is an end to it.
      await query(cluster, 'UPDATE orders SET accept_by = ? WHERE branch_id = ?', [past, facts.branchId]);
      await query(
        cluster,
        `UPDATE orders SET state = 'SCHEDULED', timing = 'SCHEDULED', scheduled_for = ?, pending_at = NULL
          WHERE id IN (SELECT id FROM orders WHERE branch_id = ? ORDER BY id LIMIT ?)`,
        [past, facts.branchId, SCHEDULED],
      );

      const count = async (condition: string) => {
        const statement = `SELECT COUNT(*) AS n FROM orders WHERE branch_id = ? AND ${condition}`;
        return Number((await query<{ n: string }>(cluster, statement, [facts.branchId]))[0]?.n);
      };
      await Promise.all([begin(), begin()]);
      while ((await count("(state = 'SCHEDULED' OR (state = 'PENDING' AND timing = 'NOW'))")) > 0)
        await query(cluster, 'DELETE FROM leases WHERE name = ?', ['clock']);

      expect(await count("state = 'ACCEPTED'")).toBe(MOST_OPEN);
      // What was released has its time to be answered, and may be among those for which there was room.
      const released = await count("state = 'ACCEPTED' AND timing = 'SCHEDULED'");
      const ended = ORDERS - SCHEDULED - (MOST_OPEN - released);
      expect(await count("state = 'EXPIRED'")).toBe(ended);
      const moves = await query<{ action: string; n: string }>(
        cluster,
        `SELECT action, COUNT(*) AS n FROM audit_entries WHERE entity = 'order'
          AND action IN ('release', 'auto-accept', 'expire') GROUP BY action ORDER BY action`,
      );
      expect(moves.map(({ action, n }) => [action, Number(n)])).toEqual([
        ['auto-accept', MOST_OPEN],
        ['expire', ended],
        ['release', SCHEDULED],
      ]);
      tally('orders that two clocks accepted, released or ended', ORDERS);
    },
    PATIENCE_MS,
  );
});

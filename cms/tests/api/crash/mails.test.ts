import { describe, expect, it, onTestFinished } from 'vitest';
import { startSmtpDouble } from '../../doubles/smtp-double';
import { clusterWithBusiness, query, type Cluster } from '../support/cluster';
import { tryToOrder } from '../support/killable-server';
import { orderBody } from '../support/ordering';
import { PROOF, tally } from '../support/proof';
import { freePort, newFolder, spawnServer } from '../support/spawned';

const MAILS = 40;
const TIMEOUT_MS = 600_000;
const PATIENCE = { timeout: 120_000 };

/** Ends the leases of jobs, as if a minute had passed without a renewal. */
const endLeases = (cluster: Cluster, condition: string, ids: readonly string[]) =>
  query(
    cluster,
    `UPDATE outbox SET locked_until = 1 WHERE locked_until IS NOT NULL AND id ${condition} (${ids.map(() => '?').join(', ')})`,
    ids,
  );

// A cluster of its own, migrated from nothing, is too long for every run.
describe.runIf(PROOF && process.env.DATABASE_URL)('two servers and a slow mail server', () => {
  it(
    'send every mail once, though one of them is killed in the midst of a mail',
    async () => {
      const smtp = await startSmtpDouble();
      onTestFinished(() => smtp.stop());
      const { cluster, facts } = await clusterWithBusiness();
      const begin = async () =>
        spawnServer(
          { folder: newFolder(), databaseUrl: cluster.url, env: { SMTP_URL: smtp.url } },
          { port: await freePort() },
        );
      const [first, second] = [await begin(), await begin()];
      const [productId = ''] = facts.productIds;
      const readers = Array.from({ length: MAILS }, (_, n) => `reader-${n}@example.test`);
      for (const [n, email] of readers.entries()) {
        const body = orderBody(productId, 2000, {
          customer: { name: 'Ana Lima', phone: '+5511987654321', email },
        });
        const { url } = n % 2 ? first : second;
        expect(await tryToOrder(url, 'bench', `mailed-order-${n}`, body)).not.toBeNull();
      }
      await expect.poll(() => smtp.inFlight().length, PATIENCE).toBe(2);
      await endLeases(cluster, 'NOT IN', smtp.inFlight());

      const before = smtp.inFlight();
      await first.end('SIGKILL');
      await expect.poll(() => smtp.inFlight().length, PATIENCE).toBe(1);
      await endLeases(
        cluster,
        'IN',
        before.filter((id) => !smtp.inFlight().includes(id)),
      );
      smtp.acceptAll();
      const open = async () =>
        Number(
          (await query<{ n: string }>(cluster, 'SELECT COUNT(*) AS n FROM outbox WHERE done_at IS NULL'))[0]
            ?.n,
        );
      await expect.poll(open, PATIENCE).toBe(0);
      expect(smtp.accepted.filter((to) => to.startsWith('reader-')).sort()).toEqual([...readers].sort());
      tally('mails of two servers', MAILS);
    },
    TIMEOUT_MS,
  );
});

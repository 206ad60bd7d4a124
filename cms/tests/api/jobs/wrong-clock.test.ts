import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Sql } from '../../../src/database/sql';
import { newOwner, signInAs } from '../support/account';
import { anonymous, newBusiness, unique, type TestBusiness } from '../support/business';
import { change, database } from '../support/database';
import { DAY_MS, MINUTE_MS, ago, nowMs } from '../support/instants';
import { mailsTo } from '../support/mailbox';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { fromServer } from '../support/server';
import { cardOf } from '../support/states';

const YEAR_MS = 365 * DAY_MS;
const PATIENCE_MS = 20_000;

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});
afterEach(() => void vi.useRealTimers());

const holdsLease = (name: string, ms: number) =>
  (fromServer('./jobs/lease') as { holdsLease: (name: string, ms: number) => Promise<boolean> }).holdsLease(
    name,
    ms,
  );

/** As if the server's clock stood elsewhere, for everything that asks it. */
const setClock = (to: number) => vi.useFakeTimers({ toFake: ['Date'], now: to });

/** As another instance leaves it behind. */
const leaseOf = (name: string, until: number) =>
  change(
    `INSERT INTO leases (name, owner, until) VALUES (?, 'another instance', ?)
     ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, until = excluded.until`,
    [name, until],
  );

/** How far ahead of the database's own clock a lease lies, in milliseconds. */
async function aheadOfDatabase(name: string): Promise<number> {
  const { databaseNow } = fromServer('./database/clock') as { databaseNow: (sql: Sql) => string };
  const row = await database((sql) =>
    sql.one<{ ahead: number }>(`SELECT until - ${databaseNow(sql)} AS ahead FROM leases WHERE name = ?`, [
      name,
    ]),
  );
  return row?.ahead ?? NaN;
}

describe('a clock that jumped ahead and back', () => {
  it('leaves no lease that holds for longer than leases do', async () => {
    const name = unique('lease');
    await leaseOf(name, nowMs() + YEAR_MS);
    expect(await holdsLease(name, MINUTE_MS)).toBe(true);
    await leaseOf(name, nowMs() + MINUTE_MS / 2);
    expect(await holdsLease(name, MINUTE_MS)).toBe(false);
  });

  it.each([
    ['ahead', YEAR_MS],
    ['back', -YEAR_MS],
  ])('is not asked for a lease while it is %s: the database is', async (_, offset) => {
    const name = unique('lease');
    setClock(nowMs() + offset);
    expect(await holdsLease(name, MINUTE_MS)).toBe(true);
    const ahead = await aheadOfDatabase(name);
    expect(ahead).toBeGreaterThan(0);
    expect(ahead).toBeLessThanOrEqual(MINUTE_MS);
    await leaseOf(name, nowMs() - offset + MINUTE_MS / 2);
    expect(await holdsLease(name, MINUTE_MS)).toBe(false);
  });

  it('does not stop what happens by the clock', async () => {
    const { id } = await newOrder(business, await newProduct(business));
    await change('UPDATE orders SET accept_by = ? WHERE document_id = ?', [ago(1), id]);
    await leaseOf('clock', nowMs() + YEAR_MS);
    await vi.waitFor(async () => expect((await cardOf(business, id)).state).toBe('EXPIRED'), PATIENCE_MS);
  });

  it(
    'does not keep mails back, be they leased or to be sent again',
    async () => {
      const email = `${unique('customer')}@example.test`;
      const { id } = await newOrder(business, await newProduct(business), {
        customer: { name: 'Ana Lima', phone: '+5511987654321', email },
      });
      await mailsTo(email);
      const job = (columns: { run_at: number; locked_until: number | null }) =>
        change(
          `INSERT INTO outbox (id, business_id, topic, dedupe_key, payload, run_at, locked_until)
         VALUES (?, ?, 'order.confirmation-mail', ?, ?, ?, ?)`,
          [
            ...[unique('job'), business.id, unique('dedupe'), JSON.stringify({ orderId: id })],
            ...[columns.run_at, columns.locked_until],
          ],
        );
      const at = nowMs();
      await job({ run_at: at - 1, locked_until: at + YEAR_MS });
      await job({ run_at: at + YEAR_MS, locked_until: null });
      expect(await mailsTo(email, 3)).toHaveLength(3);
    },
    PATIENCE_MS,
  );

  it('locks nobody out of their account for longer than tries are counted', async () => {
    const { email } = await newOwner();
    for (let n = 0; n < 11; n += 1) await signInAs(anonymous, email, `guess number ${n}`);
    expect((await signInAs(anonymous, email)).status).toBe(429);
    await change('UPDATE attempts SET until = until + ? WHERE until > ?', [YEAR_MS, nowMs()]);
    expect((await signInAs(anonymous, email)).status).toBe(200);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { Sql } from '../../../src/database/sql';
import { newBusiness, unique, type TestBusiness } from '../support/business';
import { change, countOf, database, rows } from '../support/database';
import { pause, reachedBy } from '../support/events';
import { withoutFastTestMode } from '../support/fast-test-mode';
import { MINUTE_MS, now, nowMs } from '../support/instants';
import { newCategory } from '../support/menu';
import { tally } from '../support/proof';
import { fromServer } from '../support/server';
import { ownTypes, runningStrapi } from '../support/strapi';

/* What Strapi 5 does with a database, and would lose or hang if it were left as it comes. */

const onPostgres = Boolean(process.env.DATABASE_URL);

let a: TestBusiness;
let b: TestBusiness;

beforeAll(async () => {
  [a, b] = [await newBusiness(), await newBusiness()];
});

const transactions = () =>
  fromServer('./database/transaction') as {
    inTransaction: <T>(work: (tx: Sql) => Promise<T>) => Promise<T>;
    inDocumentTransaction: <T>(work: (tx: Sql) => Promise<T>) => Promise<T>;
  };

describe('the database', () => {
  it("keeps what is unique by indexes of its own, not by Strapi's word", async () => {
    const unique = await database((sql) =>
      sql.all<{ name: string }>(
        sql.dialect === 'sqlite'
          ? `SELECT i.name AS name FROM sqlite_master m JOIN pragma_index_list(m.name) i WHERE m.type = 'table' AND i."unique" = 1`
          : `SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE i.indisunique`,
      ),
    );
    const real = new Set(unique.map(({ name }) => name));
    let declared = 0;
    for (const { uid, attributes, indexes = [] } of await ownTypes()) {
      for (const [name, attribute] of Object.entries(attributes))
        expect(attribute.unique, `${uid} ${name}`).not.toBe(true);
      for (const { name, type, columns } of indexes) {
        // Strapi overlooks that column on PostgreSQL and makes the index twice: it belongs in bootstrap/indexes.
        expect(columns, `${uid} ${name}`).not.toContain('id');
        if (type !== 'unique') continue;
        expect(real, `${uid} ${name}`).toContain(name);
        declared += 1;
      }
    }
    for (const name of [
      'categories_name_uq',
      'products_sku_uq',
      'branches_name_uq',
      'up_users_email_uq',
      'orders_document_uq',
    ])
      expect(real).toContain(name);
    tally('unique indexes', declared + 5);
  });

  it('takes SQL within a transaction of the Document Service, and gives all of it back with it', async () => {
    const { documents } = await runningStrapi();
    const before = await countOf('categories', 'business_id = ?', [a.id]);
    const work = async (tx: Sql) => {
      await documents('api::menu.category').create({
        data: {
          businessId: a.id,
          branchId: a.branch.id,
          name: unique('Inside'),
          position: 0,
          version: 1,
          state: 'ACTIVE',
        },
      });
      const [seen] = await tx.all<{ n: number }>(
        'SELECT COUNT(*) AS n FROM categories WHERE business_id = ?',
        [a.id],
      );
      throw new Error(`seen ${seen!.n - before}`);
    };
    const many = Array.from({ length: 10 }, async () => {
      await expect(transactions().inDocumentTransaction(work)).rejects.toThrow('seen 1');
      await newCategory(a);
    });
    await Promise.all(many);
    expect(await countOf('categories', 'business_id = ?', [a.id])).toBe(before + 10);
  });

  it('counts events in the order of their commits: what is taken back leaves no gap', async () => {
    const { appendEvent } = fromServer('./realtime/append') as {
      appendEvent: (sql: Sql, event: object) => Promise<number>;
    };
    const event = {
      businessId: a.id,
      branchId: a.branch.id,
      type: 'menu.changed',
      resource: 'products',
      entityId: 'nothing',
      at: now(),
    };
    const before = await reachedBy(a.id);
    const undone = transactions().inTransaction(async (tx) => {
      expect(await appendEvent(tx, event)).toBe(before + 1);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await pause(a.owner, a.branch.id);
    const stored = await rows<{ seq: number }>('SELECT seq FROM events WHERE business_id = ? ORDER BY seq', [
      a.id,
    ]);
    expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, index) => index + 1));
    expect(await reachedBy(a.id)).toBe(before + 1);
  });

  it.runIf(onPostgres)('lets no event be seen before an earlier one that commits later', async () => {
    const { appendEvent } = fromServer('./realtime/append') as {
      appendEvent: (sql: Sql, event: object) => Promise<number>;
    };
    const event = {
      businessId: b.id,
      branchId: b.branch.id,
      type: 'menu.changed',
      resource: 'products',
      entityId: 'nothing',
      at: now(),
    };
    let secondIsIn = false;
    let appended: () => void = () => undefined;
    let commit: () => void = () => undefined;
    const isAppended = new Promise<void>((resolve) => (appended = resolve));
    const mayCommit = new Promise<void>((resolve) => (commit = resolve));
    const first = transactions().inTransaction(async (tx) => {
      const seq = await appendEvent(tx, event);
      appended();
      await mayCommit;
      return seq;
    });
    await isAppended;
    const second = transactions().inTransaction(async (tx) => {
      const seq = await appendEvent(tx, event);
      secondIsIn = true;
      return seq;
    });
    const before = await reachedBy(b.id);
    // Others are not held up by that.
    await pause(a.owner, a.branch.id);
    expect([secondIsIn, await reachedBy(b.id)]).toEqual([false, before]);
    commit();
    expect(await Promise.all([first, second])).toEqual([before + 1, before + 2]);
    expect(await reachedBy(b.id)).toBe(before + 2);
  });

  it('does not repeat what people wrote when it refuses a statement', async () => {
    const { strapi } = globalThis as {
      strapi?: { db: { connection: { raw(statement: string, values: string[]): Promise<unknown> } } };
    };
    const asked = strapi?.db.connection.raw('SELECT ? FROM no_such_table', ['+5511999998888']);
    await expect(asked).rejects.toThrow(/no_such_table/);
    await expect(asked).rejects.not.toThrow(/5511999998888/);
  });

  it.runIf(!onPostgres)(
    'on SQLite survives a power cut, and holds nothing up for whoever writes',
    async () => {
      // The connection that writes; reads have one of their own.
      const { strapi } = globalThis as {
        strapi?: { db: { connection: { raw(statement: string): Promise<object[]> } } };
      };
      const pragma = async (name: string) =>
        Object.values((await strapi?.db.connection.raw(`PRAGMA ${name}`))?.[0] ?? {})[0] as unknown;
      expect(await pragma('journal_mode')).toBe('wal');
      expect(await withoutFastTestMode(() => pragma('synchronous'))).toBe(2);
      // SQLite itself would wait on the one thread there is: `crash/locked` sees who waits instead.
      expect(await pragma('busy_timeout')).toBe(0);
      expect(await pragma('foreign_keys')).toBe(1);
    },
  );
});

describe('the clock', () => {
  it('strikes on one instance, and not by means of Strapi', async () => {
    expect((await runningStrapi()).config.get('server.cron.enabled')).toBe(false);
    const { holdsLease } = fromServer('./jobs/lease') as {
      holdsLease: (name: string, ms: number) => Promise<boolean>;
    };
    const name = unique('lease');
    expect(await Promise.all([holdsLease(name, MINUTE_MS), holdsLease(name, MINUTE_MS)])).toEqual([
      true,
      true,
    ]);
    const set = (owner: string, until: number) =>
      change('UPDATE leases SET owner = ?, until = ? WHERE name = ?', [owner, until, name]);
    await set('another instance', nowMs() + MINUTE_MS);
    expect(await holdsLease(name, MINUTE_MS)).toBe(false);
    await set('another instance', nowMs() - 1);
    expect(await holdsLease(name, MINUTE_MS)).toBe(true);
  });
});

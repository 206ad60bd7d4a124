import { beforeAll, describe, expect, it } from 'vitest';
import type { Sql } from '../../../src/database/sql';
import type * as Codecs from '../../../src/database/codecs';
import type * as Tables from '../../../src/database/table';
import { fromServer, serverUrl } from '../support/server';

interface Transactions {
  inTransaction: (work: (tx: Sql) => Promise<void>) => Promise<void>;
}

beforeAll(async () => {
  await serverUrl();
});

const load = () => ({
  ...(fromServer('./database/codecs') as typeof Codecs),
  ...(fromServer('./database/table') as typeof Tables),
  ...(fromServer('./database/transaction') as Transactions),
});

/** A table of its own in a transaction that is taken back. */
async function inScratch<T>(work: (tx: Sql) => Promise<T>): Promise<T> {
  const { inTransaction } = load();
  let result: { value: T } | undefined;
  const back = new Error('taken back');
  await inTransaction(async (tx) => {
    const [moment, truth, json] =
      tx.dialect === 'postgres' ? ['timestamptz', 'boolean', 'jsonb'] : ['datetime', 'boolean', 'json'];
    await tx.run(
      `CREATE TABLE scratch_rows (document_id text, seen_at ${moment}, open ${truth}, tags ${json}, total_cents integer, note text)`,
    );
    result = { value: await work(tx) };
    throw back;
  }).catch((error: unknown) => {
    if (error !== back) throw error;
  });
  if (!result) throw new Error('The work was not done');
  return result.value;
}

function scratchTable() {
  const { boolean, defineTable, instant, json, number, orElse, orNull, text } = load();
  return defineTable('scratch_rows', {
    id: text('document_id'),
    seenAt: orNull(instant()),
    open: boolean(),
    tags: json<string[]>([]),
    totalCents: number(),
    note: orElse(text(), 'none'),
  });
}

describe('a table that is told once', () => {
  it('reads what it wrote, whatever the database makes of dates, booleans and JSON', async () => {
    const table = scratchTable();
    const row = {
      id: 'a',
      seenAt: '2026-02-28T23:59:59.999Z',
      open: true,
      tags: ['½', '"'],
      totalCents: 1290,
      note: 'SEM CEBOLA',
    };
    const read = await inScratch(async (tx) => {
      await table.insert(tx, row);
      return table.select(tx, 'document_id = ?', ['a']);
    });
    expect(read).toEqual([row]);
  });

  it('reads what older rows lack as what stands for it, each row its own', async () => {
    const table = scratchTable();
    const [first, second] = await inScratch(async (tx) => {
      await table.insert(tx, { id: 'a', totalCents: 0 });
      await table.insert(tx, { id: 'b', totalCents: 0 });
      return table.select(tx, 'open IS NULL ORDER BY document_id', []);
    });
    expect(first).toEqual({ id: 'a', seenAt: null, open: false, tags: [], totalCents: 0, note: 'none' });
    first?.tags.push('changed');
    expect(second?.tags).toEqual([]);
  });

  it('changes what it is given and nothing else', async () => {
    const table = scratchTable();
    const row = { id: 'a', seenAt: null, open: false, tags: ['x'], totalCents: 5, note: 'n' };
    const read = await inScratch(async (tx) => {
      await table.insert(tx, row);
      const { text, parameters } = table.assign({ open: true, note: undefined }, { total_cents: 7 });
      await tx.run(`UPDATE scratch_rows SET ${text} WHERE document_id = ?`, [...parameters, 'a']);
      return table.select(tx, 'document_id = ?', ['a']);
    });
    expect(read).toEqual([{ ...row, open: true, totalCents: 7 }]);
  });

  it('finds the first, counts, changes and removes what a condition finds, and no other rows', async () => {
    const table = scratchTable();
    const found = await inScratch(async (tx) => {
      await tx.run('CREATE UNIQUE INDEX scratch_uq ON scratch_rows (document_id)');
      for (const id of ['a', 'b', 'c']) await table.insert(tx, { id, totalCents: 1 });
      const twice = 'ON CONFLICT (document_id) DO UPDATE SET total_cents = excluded.total_cents';
      await table.insert(tx, { id: 'a', totalCents: 9 }, {}, twice);
      return {
        changed: await table.update(tx, { totalCents: 2 }, ['document_id > ?', 'a']),
        removed: await table.remove(tx, 'document_id = ?', ['b']),
        counted: await table.count(tx, 'total_cents > ?', [1]),
        first: (await table.find(tx, 'total_cents > ? ORDER BY total_cents', [1]))?.id,
        none: await table.find(tx, 'document_id = ?', ['b']),
      };
    });
    expect(found).toEqual({ changed: 2, removed: 1, counted: 2, first: 'c', none: null });
  });

  it('writes a row once, changes it by a condition, and answers how many rows it was', async () => {
    const table = scratchTable();
    const done = await inScratch(async (tx) => {
      await tx.run('CREATE UNIQUE INDEX scratch_rows_uq ON scratch_rows (document_id)');
      const insert = () => table.insert(tx, { id: 'a', totalCents: 5 }, {}, 'ON CONFLICT DO NOTHING');
      return {
        inserted: [await insert(), await insert()],
        updated: [
          await table.update(tx, { note: 'n' }, ['document_id = ? AND total_cents = ?', 'a', 5]),
          await table.update(tx, { note: 'm' }, ['document_id = ?', 'b']),
        ],
        found: await table.find(tx, 'document_id = ?', ['a']),
        missing: await table.find(tx, 'document_id = ?', ['b']),
      };
    });
    const row = { id: 'a', seenAt: null, open: false, tags: [], totalCents: 5, note: 'n' };
    expect(done).toEqual({ inserted: [1, 0], updated: [1, 0], found: row, missing: null });
  });

  it('picks columns in the order in which they are asked for', async () => {
    const table = scratchTable();
    const picked = await inScratch(async (tx) => {
      await table.insert(tx, { id: 'a', totalCents: 5 });
      return table.pick('note', 'id').select(tx, 'total_cents = ?', [5]);
    });
    expect(JSON.stringify(picked)).toBe('[{"note":"none","id":"a"}]');
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { dataOf } from '../backups/data.mjs';
import { restoreBackup } from '../backups/restore.mjs';
import { takeBackup } from '../backups/take.mjs';
import { startPostgres, whyNoPostgres } from '../postgres.mjs';
import { contents, installationOn, list, newFolder, query, silently } from './support/installation.mjs';

let cluster;
let databases = 0;

/** An empty database. */
async function newDatabase() {
  databases += 1;
  await query(cluster.url, `CREATE DATABASE backup_${databases}`);
  return Object.assign(new URL(cluster.url), { pathname: `backup_${databases}` }).href;
}

const NOTES = 'SELECT note FROM orders ORDER BY id';
const notes = async (url) => (await query(url, NOTES)).map(({ note }) => note);
const schemas = async (url) =>
  (await query(url, "SELECT nspname FROM pg_namespace WHERE nspname LIKE 'replaced%'")).map(
    ({ nspname }) => nspname,
  );

// As the log of the product, which nobody changes: a function that stands by itself, and a trigger.
const GUARD = [
  "CREATE FUNCTION stay() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN RAISE EXCEPTION 'stays'; END$$",
  'CREATE TRIGGER orders_stay BEFORE DELETE ON orders FOR EACH ROW EXECUTE FUNCTION stay()',
];

describe.skipIf(whyNoPostgres())('a backup of a PostgreSQL', () => {
  let url;
  let folder;
  let said;
  const backUp = () => takeBackup(dataOf({ DATA_DIR: folder, DATABASE_URL: url }), newFolder());
  const restoreInto = (target, databaseUrl, backup, replace = false) =>
    restoreBackup(dataOf({ DATA_DIR: target, DATABASE_URL: databaseUrl }), backup, { replace });

  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(() => cluster.stop());
  beforeEach(async () => {
    said = silently();
    url = await newDatabase();
    folder = await installationOn(url);
    await query(url, ...GUARD);
    return () => vi.restoreAllMocks();
  });

  test('comes back whole in another database and folder', async () => {
    const backup = await backUp();
    const manifest = JSON.parse(readFileSync(path.join(backup, 'manifest.json'), 'utf8'));
    expect(manifest.database).toMatchObject({ kind: 'postgres', tables: { orders: 2, uploads: 1 } });
    const [target, there] = [newFolder(), await newDatabase()];
    await restoreInto(target, there, backup);
    expect(await notes(there)).toEqual(['first', 'second']);
    await expect(query(there, 'DELETE FROM orders')).rejects.toThrow('stays');
    expect(await query(there, 'SELECT seq FROM event_counters')).toEqual([{ seq: '1000007' }]);
    expect(contents(target)).toEqual(contents(folder));
  });

  test('takes the place of what is there only when told, and keeps it in a schema of its own', async () => {
    const backup = await backUp();
    await query(url, "UPDATE orders SET note = 'later' WHERE id = 2");
    await expect(restoreInto(folder, url, backup)).rejects.toThrow(
      /the database backup_\d+ \(4 tables\)[^]*--replace/,
    );
    expect(await notes(url)).toEqual(['first', 'later']);

    await restoreInto(folder, url, backup, true);
    expect(await notes(url)).toEqual(['first', 'second']);
    const [kept] = await schemas(url);
    expect(said.join('\n')).toContain(`the schema ${kept} of the database`);
    expect(await query(url, `SELECT note FROM "${kept}".orders WHERE id = 2`)).toEqual([{ note: 'later' }]);
    // What was set aside is in no backup that is made from here on.
    await restoreInto(folder, url, await backUp(), true);
  });

  test('that does not hold what it says leaves everything as it was', async () => {
    const backup = await backUp();
    const manifest = path.join(backup, 'manifest.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"orders": 2', '"orders": 3'));
    await query(url, "UPDATE orders SET note = 'later' WHERE id = 2");
    const before = contents(folder);
    await expect(restoreInto(folder, url, backup, true)).rejects.toThrow('orders: 2 instead of 3');
    expect(await notes(url)).toEqual(['first', 'later']);
    await expect(query(url, 'DELETE FROM orders')).rejects.toThrow('stays');
    expect(await schemas(url)).toEqual([]);
    expect(contents(folder)).toEqual(before);

    const empty = await newDatabase();
    await expect(restoreInto(newFolder(), empty, backup)).rejects.toThrow('orders: 2 instead of 3');
    expect(
      await query(empty, "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace"),
    ).toEqual([]);
  });

  test('is not restored while anybody is connected, or a server starts', async () => {
    const backup = await backUp();
    const held = query(url, 'SELECT pg_advisory_lock(7266321)', 'SELECT pg_sleep(60)').catch(() => null);
    const connected =
      "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%pg_sleep%' AND pid <> pg_backend_pid()";
    while ((await query(url, connected)).length === 0);
    await expect(restoreInto(folder, url, backup, true)).rejects.toThrow('A server is starting');
    await query(url, connected.replace('SELECT pid', 'SELECT pg_terminate_backend(pid)'));
    await held;

    const other = query(url, 'SELECT pg_sleep(60)').catch(() => null);
    while ((await query(url, connected)).length === 0);
    await expect(restoreInto(folder, url, backup, true)).rejects.toThrow('1 of comanda');
    await query(url, connected.replace('SELECT pid', 'SELECT pg_terminate_backend(pid)'));
    await other;
    expect(list(folder).some((name) => name.startsWith('replaced-'))).toBe(false);
  });

  test('of a newer server, or one that is not there, is refused in words', async () => {
    const backup = await backUp();
    const manifest = path.join(backup, 'manifest.json');
    writeFileSync(
      manifest,
      readFileSync(manifest, 'utf8').replace(/"version": "\d+",\n/, '"version": "99",\n'),
    );
    await expect(restoreInto(newFolder(), await newDatabase(), backup)).rejects.toThrow(
      'This backup is of PostgreSQL 99',
    );
    const nowhere = Object.assign(new URL(url), { pathname: 'nowhere', password: 'secret' }).href;
    await expect(
      takeBackup(dataOf({ DATA_DIR: folder, DATABASE_URL: nowhere }), newFolder()),
    ).rejects.toThrow(
      /The database nowhere at 127\.0\.0\.1:\d+ cannot be reached: database "nowhere" does not exist/,
    );
  });
});

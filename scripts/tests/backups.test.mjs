import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dataOf } from '../backups/data.mjs';
import { restoreBackup } from '../backups/restore.mjs';
import { takeBackup } from '../backups/take.mjs';
import {
  contents,
  installation,
  list,
  newFolder,
  openSqlite,
  PICTURE,
  silently,
  writeFiles,
} from './support/installation.mjs';

let source;
let said;
beforeEach(() => {
  source = installation();
  said = silently();
});
afterEach(() => {
  source.database.close();
  vi.restoreAllMocks();
});

const backUp = () => takeBackup(dataOf({ DATA_DIR: source.folder }), newFolder());
const restoreInto = (folder, backup, { replace = false, ...settings } = {}) =>
  restoreBackup(dataOf({ DATA_DIR: folder, ...settings }), backup, { replace });

const picture = `public/uploads/${PICTURE}/160.webp`;
const change = (file, text) => writeFileSync(file, text(readFileSync(file, 'utf8')));
const changeManifest = (backup, edit) =>
  change(path.join(backup, 'manifest.json'), (text) => JSON.stringify(edit(JSON.parse(text))));

function query(folder, text) {
  const database = openSqlite(folder);
  try {
    return database.prepare(text).all();
  } finally {
    database.close();
  }
}

describe('a backup of a data folder that is in use', () => {
  test('holds rows, pictures and secrets, for its owner alone, and no row that was not committed', async () => {
    source.database.exec("BEGIN IMMEDIATE; INSERT INTO orders VALUES (3, 'not yet')");
    const backup = await backUp();
    source.database.exec('COMMIT');

    expect(list(backup)).toEqual([
      'SHA256SUMS',
      'comanda.db',
      'manifest.json',
      'public/demo/pizza.webp',
      picture,
      `public/uploads/${PICTURE}/320.webp`,
      'secrets.json',
    ]);
    for (const name of ['.', ...list(backup)]) expect(statSync(path.join(backup, name)).mode & 0o077).toBe(0);
    expect(query(backup, 'SELECT * FROM orders')).toEqual([
      { id: 1, note: 'first' },
      { id: 2, note: 'second' },
    ]);
    const manifest = JSON.parse(readFileSync(path.join(backup, 'manifest.json'), 'utf8'));
    expect(manifest).toMatchObject({
      comanda: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
      database: {
        kind: 'sqlite',
        migrations: ['2026.11.28T00.00.00.baseline.js'],
        tables: { event_counters: 1, orders: 2, strapi_migrations: 1, uploads: 1 },
      },
      pictures: { files: 3, missing: [] },
    });
    expect(JSON.stringify(manifest)).not.toContain('the key');
    const sums = readFileSync(path.join(backup, 'SHA256SUMS'), 'utf8');
    expect(sums).toContain(`${createHash('sha256').update('small').digest('hex')}  ${picture}\n`);
  });

  test('says which pictures were not there already', async () => {
    rmSync(path.join(source.folder, picture));
    await backUp();
    expect(said.join('\n')).toContain(`1 pictures are not on the disk: ${PICTURE}`);
  });

  test('is not there when it failed', async () => {
    const target = newFolder();
    source.database.exec('DROP TABLE uploads');
    await expect(takeBackup(dataOf({ DATA_DIR: source.folder }), target)).rejects.toThrow(
      'not one of Comanda',
    );
    expect(list(target)).toEqual([]);
  });

  test('of nothing is refused', async () => {
    await expect(takeBackup(dataOf({ DATA_DIR: newFolder() }), newFolder())).rejects.toThrow(
      'nothing to back up',
    );
  });
});

describe('a restore', () => {
  test('brings everything back into a folder that is not there yet', async () => {
    const backup = await backUp();
    const folder = path.join(newFolder(), 'data');
    await restoreInto(folder, backup);
    expect(list(folder)).toEqual(list(backup).filter((name) => !/SHA256SUMS|manifest/.test(name)));
    for (const name of ['.', ...list(folder)]) expect(statSync(path.join(folder, name)).mode & 0o077).toBe(0);
    expect(query(folder, 'SELECT note FROM orders')).toEqual([{ note: 'first' }, { note: 'second' }]);
    expect(readFileSync(path.join(folder, picture), 'utf8')).toBe('small');
    // Numbers of events that somebody may have seen since are passed over.
    expect(query(folder, 'SELECT seq FROM event_counters')[0].seq).toBeGreaterThan(100_000);
  });

  test('writes over nothing unless told, and then keeps what was there', async () => {
    const backup = await backUp();
    const folder = newFolder();
    writeFiles(folder, { 'secrets.json': 'old secrets', 'outbox/1.eml': 'a mail' });
    await expect(restoreInto(folder, backup)).rejects.toThrow(/secrets\.json[^]*--replace/);
    expect(list(folder)).toEqual(['outbox/1.eml', 'secrets.json']);

    await restoreInto(folder, backup, { replace: true });
    await restoreInto(folder, backup, { replace: true });
    const kept = list(folder).filter((name) => name.startsWith('replaced-') && name.endsWith('secrets.json'));
    expect(kept.map((name) => readFileSync(path.join(folder, name), 'utf8'))).toEqual([
      'old secrets',
      readFileSync(path.join(backup, 'secrets.json'), 'utf8'),
    ]);
    expect(existsSync(path.join(folder, 'outbox/1.eml'))).toBe(true);
  });

  test('waits for no server: one that has the database open is in the way', async () => {
    const backup = await backUp();
    const before = contents(source.folder);
    await expect(restoreInto(source.folder, backup, { replace: true })).rejects.toThrow('A server is using');
    expect(contents(source.folder)).toEqual(before);
    source.database.close();
    await restoreInto(source.folder, backup, { replace: true });
    expect(query(source.folder, 'SELECT COUNT(*) AS n FROM orders')).toEqual([{ n: 2 }]);
  });

  test('takes the place of a database that is damaged', async () => {
    const backup = await backUp();
    const folder = newFolder();
    writeFiles(folder, { 'comanda.db': 'no database at all' });
    await restoreInto(folder, backup, { replace: true });
    expect(query(folder, 'SELECT COUNT(*) AS n FROM orders')).toEqual([{ n: 2 }]);
  });

  test.each([
    [
      'a picture that was changed',
      (backup) => change(path.join(backup, picture), () => 'smell'),
      /damaged.*160\.webp/,
    ],
    [
      'a picture that is gone',
      (backup) => rmSync(path.join(backup, picture)),
      /damaged.*160\.webp is missing/,
    ],
    [
      'a database that was changed',
      (backup) => writeFileSync(path.join(backup, 'comanda.db'), 'x'),
      /damaged.*comanda\.db/,
    ],
    [
      'other checksums',
      (backup) => change(path.join(backup, 'SHA256SUMS'), (text) => text.slice(67)),
      /damaged.*SHA256SUMS/,
    ],
    ['no manifest', (backup) => rmSync(path.join(backup, 'manifest.json')), /is no backup/],
    [
      'half a manifest',
      (backup) => change(path.join(backup, 'manifest.json'), (text) => text.slice(9)),
      /damaged/,
    ],
    [
      'rows that are missing',
      (backup) =>
        changeManifest(backup, ({ database, ...rest }) => ({
          ...rest,
          database: { ...database, tables: { ...database.tables, orders: 3 } },
        })),
      /orders: 2 instead of 3/,
    ],
    [
      'another format',
      (backup) => changeManifest(backup, (manifest) => ({ ...manifest, format: 2 })),
      /format 2/,
    ],
    [
      'newer code',
      (backup) => changeManifest(backup, (manifest) => ({ ...manifest, comanda: { version: '99.0.0' } })),
      /made by Comanda 99\.0\.0;.*Update the code/,
    ],
    [
      'a migration that the code does not have',
      (backup) =>
        changeManifest(backup, ({ database, ...rest }) => ({
          ...rest,
          database: { ...database, migrations: ['2199.01.01T00.00.00.later.js'] },
        })),
      /went through 2199\.01\.01T00\.00\.00\.later;/,
    ],
    [
      'another kind of database',
      (backup) =>
        changeManifest(backup, ({ database, ...rest }) => ({
          ...rest,
          database: { ...database, kind: 'postgres' },
        })),
      /set DATABASE_URL/,
    ],
  ])('refuses %s, and leaves everything as it was', async (_, harm, sentence) => {
    const backup = await backUp();
    const folder = newFolder();
    await restoreInto(folder, backup);
    const before = contents(folder);
    harm(backup);
    await expect(restoreInto(folder, backup, { replace: true })).rejects.toThrow(sentence);
    expect(contents(folder)).toEqual(before);
  });

  test('says when the key that seals second factors is another one', async () => {
    const backup = await backUp();
    await restoreInto(newFolder(), backup);
    expect(said.join('\n')).not.toContain('ENCRYPTION_KEY');
    await restoreInto(newFolder(), backup, { ENCRYPTION_KEY: 'another key' });
    expect(said.join('\n')).toContain('ENCRYPTION_KEY is another one');
  });
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { serverPackage } from '../../backups/packages.mjs';

/** The part of Comanda's tables that a backup looks at, in SQL that both databases read. */
const SCHEMA = [
  'CREATE TABLE strapi_migrations (name TEXT)',
  'CREATE TABLE uploads (id VARCHAR(32) PRIMARY KEY, bytes BIGINT, at BIGINT, expires_at BIGINT)',
  'CREATE TABLE orders (id INTEGER PRIMARY KEY, note TEXT)',
  'CREATE TABLE event_counters (business_id TEXT PRIMARY KEY, seq BIGINT)',
  "INSERT INTO strapi_migrations VALUES ('2026.11.28T00.00.00.baseline.js')",
  "INSERT INTO orders VALUES (1, 'first'), (2, 'second')",
  "INSERT INTO event_counters VALUES ('b', 7)",
];

export const PICTURE = 'p'.repeat(32);
export const insertPicture = (id, bytes, at = 0, expiresAt = null) =>
  `INSERT INTO uploads VALUES ('${id}', ${bytes}, ${at}, ${expiresAt})`;

/** A folder that is gone with the test. */
export function newFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'comanda-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function writeFiles(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

const files = {
  [`public/uploads/${PICTURE}/160.webp`]: 'small',
  [`public/uploads/${PICTURE}/320.webp`]: 'larger one',
  'public/demo/pizza.webp': 'demo',
  'secrets.json': JSON.stringify({ ENCRYPTION_KEY: 'the key' }),
};

const statements = () => [...SCHEMA, insertPicture(PICTURE, 'small'.length + 'larger one'.length)];

/** A data folder with a database in the hands of a server: open, and with what was written last still in its log. */
export function installation() {
  const folder = newFolder();
  writeFiles(folder, files);
  const database = openSqlite(folder);
  database.pragma('journal_mode = WAL');
  for (const statement of statements()) database.exec(statement);
  return { folder, database };
}

/** The same with a database on a PostgreSQL. */
export async function installationOn(url) {
  const folder = newFolder();
  writeFiles(folder, files);
  await query(url, ...statements());
  return folder;
}

export const openSqlite = (folder) => new (serverPackage('better-sqlite3'))(path.join(folder, 'comanda.db'));

/** Runs statements; answers the rows of the last. */
export async function query(url, ...texts) {
  const { Client } = serverPackage('pg');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let rows = [];
    for (const text of texts) ({ rows } = await client.query(text));
    return rows;
  } finally {
    await client.end();
  }
}

export const list = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .sort();

/** Names and contents of everything in a folder. */
export const contents = (folder) =>
  list(folder).map((name) => [name, readFileSync(path.join(folder, name), 'base64')]);

/** Lets scripts work without a word, and answers what they said. */
export function silently() {
  const said = [];
  const note = (text) => Boolean(said.push(String(text)));
  vi.spyOn(console, 'log').mockImplementation(note);
  vi.spyOn(process.stdout, 'write').mockImplementation(note);
  return said;
}

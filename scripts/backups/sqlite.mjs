import { chmodSync, existsSync } from 'node:fs';
import path from 'node:path';
import { Stop } from '../processes.mjs';
import { checkCounts, factsOf, PASS_OVER_EVENTS } from './facts.mjs';
import { serverPackage } from './packages.mjs';

const FILE = 'comanda.db';
// What SQLite keeps beside its file belongs to that file alone.
const PARTS = [FILE, `${FILE}-wal`, `${FILE}-shm`];
const PATIENCE_MS = 10_000;

function open(file, options) {
  const Database = serverPackage('better-sqlite3');
  return new Database(file, { fileMustExist: true, ...options });
}

/** Looks through every page of a database file and answers what it holds. */
async function examine(file) {
  const database = open(file, { readonly: true });
  try {
    const problems = database.pragma('integrity_check', { simple: true });
    if (problems !== 'ok') throw new Stop(`${file} is damaged: ${problems}`);
    const all = (query) => database.prepare(query).all();
    const tables = all(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    );
    return await factsOf(
      all,
      tables.map(({ name }) => name),
    );
  } finally {
    database.close();
  }
}

/** The SQLite database of a data folder. */
export function sqliteDatabase(folder) {
  const file = path.join(folder, FILE);
  return {
    kind: 'sqlite',
    label: 'SQLite',
    backupName: FILE,
    /** Files of the data folder that are the database. */
    parts: PARTS,

    /**
     * Writes the database as it is at this instant into a file. Readers hold up nobody; rows that were deleted are not
     * carried over, as a copy of the pages would. Answers what it holds.
     */
    async snapshot(into) {
      if (!existsSync(file))
        throw new Stop(`There is nothing to back up: ${file} does not exist (see DATA_DIR in .env.example).`);
      const database = open(file, { readonly: true, timeout: PATIENCE_MS });
      const takenAt = new Date();
      try {
        database.prepare('VACUUM INTO ?').run(into);
        const version = database.prepare('SELECT sqlite_version()').pluck().get();
        chmodSync(into, 0o600);
        return { ...(await examine(into)), version, takenAt };
      } catch (error) {
        if (error.code === 'SQLITE_CORRUPT' || error.code === 'SQLITE_NOTADB')
          throw new Stop(
            `${file} is damaged and cannot be backed up (${error.message}). Restore an earlier backup.`,
          );
        throw error;
      } finally {
        database.close();
      }
    },

    /** Keeps servers away from the database until `release` is called; refuses while one has it open. */
    async claim() {
      if (!existsSync(file)) return () => {};
      const database = open(file, { timeout: 0 });
      try {
        // Whoever has a WAL database open holds a lock on its file, and the kernel drops it with the process.
        database.pragma('locking_mode = EXCLUSIVE');
        database.exec('BEGIN EXCLUSIVE; COMMIT');
      } catch (error) {
        database.close();
        if (error.code?.startsWith('SQLITE_BUSY'))
          throw new Stop(`A server is using ${file}. Stop it, then restore.`);
        // One that is damaged is a reason to restore another.
        return () => {};
      }
      return () => database.close();
    },

    async checkVersion() {},

    /** What stands in the way of a restore. */
    contents: async () =>
      PARTS.filter((part) => existsSync(path.join(folder, part))).map((part) => path.join(folder, part)),

    /** Prepares the copy that will take the place of the database. Answers how to undo that: nothing has happened yet. */
    async load(copy, { tables }) {
      checkCounts((await examine(copy)).tables, tables);
      const database = open(copy);
      try {
        database.exec(PASS_OVER_EVENTS);
      } finally {
        database.close();
      }
      return { kept: null, undo: async () => {} };
    },
  };
}

import { Stop } from '../processes.mjs';

/**
 * What a database holds: the migrations it went through, the rows of each table, and what it knows of pictures.
 * `all` runs a query and answers its rows; `tables` are the names to count.
 */
export async function factsOf(all, tables) {
  if (!tables.includes('strapi_migrations') || !tables.includes('uploads'))
    throw new Stop('There is a database, but not one of Comanda: its tables are missing.');
  const counts = {};
  for (const table of tables) {
    const [{ n }] = await all(`SELECT COUNT(*) AS n FROM "${table}"`);
    counts[table] = Number(n);
  }
  const migrations = await all('SELECT name FROM strapi_migrations ORDER BY name');
  const pictures = await all('SELECT id, bytes, at, expires_at FROM uploads ORDER BY id');
  return {
    tables: counts,
    migrations: migrations.map(({ name }) => name),
    pictures: pictures.map(({ id, bytes, at, expires_at: expiresAt }) => ({
      id,
      bytes: Number(bytes),
      at: Number(at),
      // Nobody names one that has just come in; it goes by itself when nobody does.
      claimed: expiresAt === null,
    })),
  };
}

/** Refuses a database that does not hold what its backup says. */
export function checkCounts(found, expected) {
  const wrong = Object.keys({ ...expected, ...found }).filter((table) => found[table] !== expected[table]);
  if (wrong.length === 0) return;
  const told = wrong.map(
    (table) => `  ${table}: ${found[table] ?? 'missing'} instead of ${expected[table] ?? 'none'}`,
  );
  throw new Stop(`The restored database does not have the rows that were backed up:\n${told.join('\n')}`);
}

/**
 * Screens that stayed open know numbers of events that happened after the backup. Far beyond them, none of these is
 * given a second time: whoever comes back with one is told to read everything anew.
 */
export const PASS_OVER_EVENTS = 'UPDATE event_counters SET seq = seq + 1000000';

import { Stop } from '../processes.mjs';
import { checkCounts, factsOf, PASS_OVER_EVENTS } from './facts.mjs';
import { serverPackage } from './packages.mjs';
import { inTransaction, isTable, objectsOf, putBack, rowsOf, SCHEMA, setAside } from './postgres-objects.mjs';
import { environmentOf, programFor, runProgram } from './postgres-programs.mjs';

// The lock of cms/src/server/boot-lock.ts: who holds it is the one that starts, and the others wait.
const BOOT_LOCK = 7_266_321;
const OTHERS = `
  SELECT usename AS who, COALESCE(NULLIF(application_name, ''), 'unnamed') AS program, COUNT(*) AS connections
    FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND usename IS NOT NULL
   GROUP BY usename, application_name ORDER BY usename`;

async function connect(url) {
  const { Client } = serverPackage('pg');
  const client = new Client({ connectionString: url, application_name: 'comanda backup' });
  // One that breaks meanwhile fails the query that needs it.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new Stop(
      `The database ${client.database} at ${client.host}:${client.port} cannot be reached: ${error.message || error.code}`,
    );
  }
  return client;
}

async function majorOf(client) {
  const [{ number }] = await rowsOf(client)("SELECT current_setting('server_version_num') AS number");
  return Math.floor(Number(number) / 10_000);
}

async function using(url, work) {
  const client = await connect(url);
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

async function factsIn(client) {
  const tables = (await objectsOf(client)).filter(isTable);
  return factsOf(
    rowsOf(client),
    tables.map(({ name }) => name),
  );
}

/** The PostgreSQL database at an address. */
export function postgresDatabase(url) {
  const environmentFor = (client) => environmentOf(url, client);
  return {
    kind: 'postgres',
    label: 'PostgreSQL',
    backupName: 'database.dump',
    parts: [],

    /**
     * Dumps the database as it is at this instant into a file, and answers what it holds: counted in the very snapshot
     * that is dumped.
     */
    snapshot: (into) =>
      using(url, async (client) => {
        const version = await majorOf(client);
        const program = programFor('pg_dump', version);
        await client.query('SET statement_timeout = 0');
        await client.query('SET idle_in_transaction_session_timeout = 0');
        return inTransaction(client, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', async () => {
          const takenAt = new Date();
          const [{ snapshot }] = await rowsOf(client)('SELECT pg_export_snapshot() AS snapshot');
          const facts = await factsIn(client);
          const args = ['--format=custom', `--schema=${SCHEMA}`, '--no-owner', '--no-privileges'];
          await runProgram(
            program,
            [...args, `--snapshot=${snapshot}`, `--file=${into}`],
            environmentFor(client),
          );
          return { ...facts, version: String(version), takenAt };
        });
      }),

    /** Keeps servers that start away from the database until `release` is called; refuses while anybody uses it. */
    async claim() {
      const client = await connect(url);
      const [{ free }] = await rowsOf(client)(`SELECT pg_try_advisory_lock(${BOOT_LOCK}) AS free`);
      const others = free ? await rowsOf(client)(OTHERS) : [];
      if (free && others.length === 0) return () => client.end().catch(() => {});
      await client.end();
      const named = others.map(({ who, program, connections }) => `  ${connections} of ${who} (${program})`);
      throw new Stop(
        free
          ? `Somebody is connected to the database ${client.database}:\n${named.join('\n')}\nStop every server that uses it, then restore.`
          : `A server is starting on the database ${client.database}. Stop it, then restore.`,
      );
    },

    /** Refuses a server that is older than the one the backup was made of. */
    checkVersion: ({ version }) =>
      using(url, async (client) => {
        const here = await majorOf(client);
        if (here < Number(version))
          throw new Stop(
            `This backup is of PostgreSQL ${version}, and the server here is ${here}. Restore it into ${version} or newer.`,
          );
      }),

    /** What stands in the way of a restore. */
    contents: () =>
      using(url, async (client) => {
        const tables = (await objectsOf(client)).filter(isTable);
        return tables.length === 0 ? [] : [`the database ${client.database} (${tables.length} tables)`];
      }),

    /** Fills the database from a dump; what was there moves into a schema of its own. Answers how to undo both. */
    load: (dump, { tables }, { stamp }) =>
      using(url, async (client) => {
        const kept = `replaced_${stamp.toLowerCase().replaceAll(/[^a-z0-9]/g, '_')}`;
        const old = await setAside(client, kept);
        const undo = () => using(url, (again) => putBack(again, old, kept));
        try {
          const program = programFor('pg_restore', await majorOf(client));
          const args = ['--single-transaction', '--no-owner', '--no-privileges', `--schema=${SCHEMA}`];
          const env = environmentFor(client);
          await runProgram(program, [...args, `--dbname=${env.PGDATABASE}`, dump], env);
          checkCounts((await factsIn(client)).tables, tables);
          await client.query(PASS_OVER_EVENTS);
        } catch (error) {
          await undo();
          throw error;
        }
        return { kept: old.length > 0 ? `the schema ${kept} of the database` : null, undo };
      }),
  };
}

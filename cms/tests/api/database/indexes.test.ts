import { Client } from 'pg';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type * as EnsureIndexes from '../../../src/bootstrap/ensure-indexes';
import type * as Indexes from '../../../src/bootstrap/indexes';
import { newBusiness } from '../support/business';
import { change, rows } from '../support/database';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { fromServer, serverUrl } from '../support/server';
import { freePort, newHome, spawnServer } from '../support/spawned';

const PATIENCE = { timeout: 30_000 };
const SLOW_MS = 120_000;
const isPostgres = Boolean(process.env.DATABASE_URL);

const ensuring = () => fromServer('./bootstrap/ensure-indexes') as typeof EnsureIndexes;

interface Stored {
  name: string;
  definition: string;
}

/** The indexes of the list as the database has them. */
async function storedIndexes(): Promise<Map<string, string>> {
  const { indexesOf } = fromServer('./bootstrap/indexes') as typeof Indexes;
  const listed = new Set(indexesOf({ dialect: isPostgres ? 'postgres' : 'sqlite' }).map(({ name }) => name));
  const found = await rows<Stored>(
    isPostgres
      ? `SELECT c.relname AS name, pg_get_indexdef(c.oid) || CASE WHEN i.indisvalid THEN '' ELSE ' INVALID' END AS definition
           FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid`
      : "SELECT name, sql AS definition FROM sqlite_master WHERE type = 'index'",
  );
  return new Map(
    found.filter(({ name }) => listed.has(name)).map(({ name, definition }) => [name, definition]),
  );
}

/** A connection of the test's own, past the server. */
async function connected(): Promise<Client> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

beforeAll(async () => void (await serverUrl()));

it('indexes that are missing or have another definition are built at the start', async () => {
  const whole = await storedIndexes();
  await change('DROP INDEX sellers_code_uq');
  await change('DROP INDEX deliveries_document_uq');
  await change('CREATE UNIQUE INDEX deliveries_document_uq ON deliveries (document_id, branch_id)');
  await ensuring().ensureIndexes();
  expect(await storedIndexes()).toEqual(whole);
});

describe.skipIf(isPostgres)('on SQLite', () => {
  it('a start changes nothing of a database that has them all', async () => {
    const version = () => rows('SELECT schema_version FROM pragma_schema_version');
    const before = await version();
    await ensuring().ensureIndexes();
    expect(await version()).toEqual(before);
  });
});

describe.runIf(isPostgres)('on PostgreSQL', () => {
  it(
    'a start on a database that has them all changes nothing of its schema',
    async () => {
      const home = await newHome();
      const client = await connected();
      await client.query(
        `CREATE FUNCTION refuse_ddl() RETURNS event_trigger LANGUAGE plpgsql AS
         'BEGIN RAISE EXCEPTION ''The start changes the schema: %'', tg_tag; END'`,
      );
      await client.query(
        'CREATE EVENT TRIGGER refuse_ddl ON ddl_command_start EXECUTE FUNCTION refuse_ddl()',
      );
      try {
        const server = await spawnServer(home, { port: await freePort() });
        await server.end('SIGTERM');
        expect(server.said()).not.toContain('The start changes the schema');
      } finally {
        await client.query('DROP EVENT TRIGGER refuse_ddl');
        await client.query('DROP FUNCTION refuse_ddl');
      }
    },
    SLOW_MS,
  );

  it(
    'a start and the build of indexes wait for no transaction on orders that has them wait, and keep no order waiting',
    async () => {
      const business = await newBusiness();
      const product = await newProduct(business);
      await newOrder(business, product);
      const whole = await storedIndexes();
      const client = await connected();
      await change('DROP INDEX orders_test_idx');
      await change("COMMENT ON INDEX orders_asked_idx IS 'of another definition'");
      await change("UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'orders_open_idx'::regclass");
      await change('DROP INDEX orders_lost_idx');
      // An interrupted build leaves an invalid index.
      await change('CREATE INDEX orders_lost_idx_new ON orders (id)');

      await client.query('BEGIN');
      await client.query('UPDATE orders SET version = version WHERE business_id = $1', [business.id]);
      await ensuring().ensureIndexes();
      const build = ensuring().startIndexBuild();
      onTestFinished(() => build.stop());
      const isWaiting = async () =>
        (
          await rows(
            "SELECT 1 AS one FROM pg_stat_activity WHERE query LIKE 'CREATE INDEX CONCURRENTLY%' AND wait_event_type = 'Lock'",
          )
        ).length;
      await expect.poll(isWaiting, PATIENCE).toBe(1);
      // Placed while the build waits.
      await newOrder(business, product);
      expect(await isWaiting()).toBe(1);
      await client.query('COMMIT');
      await expect.poll(storedIndexes, PATIENCE).toEqual(whole);
      expect(await rows("SELECT 1 AS one FROM pg_class WHERE relname LIKE '%_idx_new'")).toEqual([]);
    },
    SLOW_MS,
  );
});

import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { newFolder } from './spawned';

const inProject = (file: string) => path.resolve(import.meta.dirname, '../../../..', file);

/** A PostgreSQL of the test's own, which can be stopped at once, as a machine that fails stops it, and started again. */
export interface Cluster {
  url: string;
  stop(): void;
  crash(): void;
  start(): Promise<void>;
}

/** Who owns the business that the cluster begins with, and what it sells, at the store page `bench`. */
export interface Facts {
  productIds: string[];
  businessId: string;
  branchId: string;
  email: string;
  password: string;
}

/**
 * A cluster that ends with the test, with a business in it that delivers to `District 3`; what it confirms outlives its
 * being stopped at once.
 */
export async function clusterWithBusiness(): Promise<{ cluster: Cluster; facts: Facts }> {
  const { startPostgres } = (await import(pathToFileURL(inProject('scripts/postgres.mjs')).href)) as {
    startPostgres: () => Promise<Cluster>;
  };
  const cluster = await startPostgres();
  onTestFinished(() => cluster.stop());
  const env = { ...process.env, DATABASE_URL: cluster.url, DATA_DIR: newFolder(), NODE_ENV: 'production' };
  const { stdout } = await promisify(execFile)('node', [inProject('e2e/bench/fixture.cjs'), '0', '5', '5'], {
    env,
  });
  // Such clusters do not wait for the disk by themselves.
  await query(cluster, 'ALTER DATABASE postgres SET synchronous_commit = on');
  return { cluster, facts: JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Facts };
}

/** Reads or changes what is in a cluster, past any server. */
export async function query<Row>(
  { url }: Pick<Cluster, 'url'>,
  statement: string,
  parameters: readonly (string | number)[] = [],
): Promise<Row[]> {
  const database = new Client({ connectionString: url });
  await database.connect();
  try {
    let place = 0;
    const numbered = statement.replaceAll('?', () => `$${(place += 1)}`);
    return (await database.query(numbered, [...parameters])).rows as Row[];
  } finally {
    await database.end();
  }
}

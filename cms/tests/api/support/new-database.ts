import type { Knex } from 'knex';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { fromServer } from './server';
import { emptyHome } from './spawned';

/** A database of its own, as Strapi reaches it. */
export async function newDatabase(): Promise<Knex> {
  const { folder, databaseUrl } = await emptyHome();
  const makeKnex = fromServer('knex') as (config: Knex.Config) => Knex;
  const knex = makeKnex(
    databaseUrl
      ? { client: 'pg', connection: databaseUrl }
      : {
          client: 'better-sqlite3',
          connection: { filename: path.join(folder, 'old.db') },
          useNullAsDefault: true,
        },
  );
  onTestFinished(() => knex.destroy());
  return knex;
}

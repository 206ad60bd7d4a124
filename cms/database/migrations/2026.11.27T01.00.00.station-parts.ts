import type { Knex } from 'knex';

/**
 * Orders know which stations are done with their part. It runs before the schema is synchronised; a new database has no
 * such table yet, and of the orders under way no station has said that it is done.
 */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('orders'))) return;
  if (await knex.schema.hasColumn('orders', 'ready_stations')) return;
  await knex.schema.alterTable('orders', (table) => {
    table.jsonb('ready_stations');
  });
}

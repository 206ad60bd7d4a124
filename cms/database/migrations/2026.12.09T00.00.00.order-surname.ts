import type { Knex } from 'knex';

/**
 * Orders are found by the last name of their customer as well. It runs before the schema is synchronised; a new database
 * has no such table yet. Those of before get it while the server runs: this is one transaction, which nobody waits for long.
 */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('orders'))) return;
  if (await knex.schema.hasColumn('orders', 'surname_search')) return;
  await knex.schema.alterTable('orders', (table) => {
    table.string('surname_search');
  });
}

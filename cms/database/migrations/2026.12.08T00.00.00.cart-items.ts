import type { Knex } from 'knex';

/** What a cart holds is items, as in an order: as the business is told them, and as the customer asked for them. */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('carts'))) return;
  if (!(await knex.schema.hasColumn('carts', 'wanted'))) return;
  await knex.schema.alterTable('carts', (table) => {
    table.renameColumn('lines', 'items');
    table.renameColumn('wanted', 'requested_items');
  });
}

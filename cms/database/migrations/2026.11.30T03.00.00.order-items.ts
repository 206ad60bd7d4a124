import type { Knex } from 'knex';

/** What was sold has one name: the rows that reports sum up are items as everywhere else, and not lines. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('order_lines', (table) => {
    table.dropIndex([], 'order_lines_day_idx');
    table.dropIndex([], 'order_lines_product_idx');
    table.renameColumn('line', 'position');
  });
  await knex.schema.renameTable('order_lines', 'order_items');
  await knex.schema.alterTable('order_items', (table) => {
    table.index(['business_id', 'business_day', 'branch_id', 'product_id'], 'order_items_day_idx');
    table.index(['business_id', 'product_id', 'business_day'], 'order_items_product_idx');
  });
}

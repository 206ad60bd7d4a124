import type { Knex } from 'knex';

/**
 * What a product, a variation or an extra cost before and after each change, kept with the name of who changed it, as
 * people leave. Lines of orders are found by product.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('price_changes', (table) => {
    table.string('id', 32).primary();
    table.string('business_id', 32).notNullable();
    table.string('branch_id', 32).notNullable();
    table.string('item_id', 32).notNullable();
    table.string('kind', 10).notNullable();
    table.bigInteger('before_cents');
    table.bigInteger('after_cents');
    table.integer('user_id').notNullable();
    table.string('user_name', 120).notNullable();
    table.bigInteger('at').notNullable();
    table.index(['item_id', 'at'], 'price_changes_item_idx');
    table.index(['business_id', 'at'], 'price_changes_business_idx');
  });
  await knex.schema.alterTable('order_lines', (table) => {
    table.index(['business_id', 'product_id', 'business_day'], 'order_lines_product_idx');
  });
}

import type { Knex } from 'knex';

/** In which variation a product has the kept price; empty for one that has nothing to do with variations. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('price_changes', (table) => {
    table.string('variation_id', 32);
  });
}

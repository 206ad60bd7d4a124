import type { Knex } from 'knex';

/** Of which channel a kept price is; empty for one that holds in all of them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('price_changes', (table) => {
    table.string('channel', 20);
  });
}

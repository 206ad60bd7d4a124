import type { Knex } from 'knex';

/** Which events of a payment provider were heard, each once, and by what name it knows the page an order is paid on. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('provider_events', (table) => {
    table.string('id', 255).primary();
    table.string('type', 64).notNullable();
    table.bigInteger('at').notNullable();
    table.index(['at'], 'provider_events_at_idx');
  });
  // It runs before the schema is synchronised; a new database has no such table yet.
  if (!(await knex.schema.hasTable('orders'))) return;
  if (await knex.schema.hasColumn('orders', 'payment_ref')) return;
  await knex.schema.alterTable('orders', (table) => {
    table.string('payment_ref', 255);
  });
}

import type { Knex } from 'knex';

/** What devices report: what became of each order on them, when they could not hear, and the last test of all of them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('order_signals', (table) => {
    table.string('order_id', 64).notNullable();
    table.string('device_id', 64).notNullable();
    table.string('kind', 12).notNullable();
    table.string('business_id', 64).notNullable();
    table.bigInteger('at').notNullable();
    table.primary(['order_id', 'device_id', 'kind']);
    table.index(['at'], 'order_signals_at_idx');
  });
  await knex.schema.createTable('device_gaps', (table) => {
    table.string('device_id', 64).notNullable();
    table.bigInteger('from_at').notNullable();
    table.bigInteger('to_at').notNullable();
    table.string('business_id', 64).notNullable();
    table.primary(['device_id', 'from_at']);
    table.index(['device_id', 'to_at'], 'device_gaps_to_idx');
    table.index(['to_at'], 'device_gaps_at_idx');
  });
  await knex.schema.createTable('device_tests', (table) => {
    table.string('branch_id', 64).primary();
    table.string('business_id', 64).notNullable();
    table.string('order_id', 64).notNullable();
    table.bigInteger('started_at').notNullable();
    table.bigInteger('ends_at').notNullable();
    table.string('started_by', 120).notNullable();
    table.text('expected').notNullable();
    table.index(['order_id'], 'device_tests_order_idx');
  });
  if (!(await knex.schema.hasTable('orders'))) return;
  if (await knex.schema.hasColumn('orders', 'escalation')) return;
  await knex.schema.alterTable('orders', (table) => {
    table.jsonb('escalation');
    table.boolean('drill').defaultTo(false);
  });
}

import type { Knex } from 'knex';

/**
 * A device tells of each ringing of an order: one for later rings when it is placed, and again when its time comes. What
 * identifies a row is more than before, which neither database changes in place: the table is made anew.
 */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('order_signals', 'ringing')) return;
  await knex.schema.createTable('order_signals_of_ringings', (table) => {
    table.string('order_id', 64).notNullable();
    table.string('device_id', 64).notNullable();
    table.string('kind', 12).notNullable();
    // A server of before, which knows nothing of it, may still run beside a new one.
    table.bigInteger('ringing').notNullable().defaultTo(0);
    table.string('business_id', 64).notNullable();
    table.bigInteger('at').notNullable();
    table.primary(['order_id', 'device_id', 'kind', 'ringing']);
  });
  await knex.raw(
    `INSERT INTO order_signals_of_ringings (order_id, device_id, kind, ringing, business_id, at)
     SELECT order_id, device_id, kind, 0, business_id, at FROM order_signals`,
  );
  await knex.schema.dropTable('order_signals');
  await knex.schema.renameTable('order_signals_of_ringings', 'order_signals');
  await knex.schema.alterTable('order_signals', (table) => table.index(['at'], 'order_signals_at_idx'));
}

import type { Knex } from 'knex';

/** A test of the devices asks the printers too; a test of before has none. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('device_tests', 'printers')) return;
  await knex.schema.alterTable('device_tests', (table) => {
    table.text('printers').notNullable().defaultTo('[]');
  });
}

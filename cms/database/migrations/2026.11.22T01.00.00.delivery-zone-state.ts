import type { Knex } from 'knex';

/**
 * Delivery zones get the life cycle of every other row, ARCHIVED included, in place of a switch. It runs before the
 * schema is synchronised, which then drops the switch; a new database has no such table yet.
 */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('delivery_zones'))) return;
  if (await knex.schema.hasColumn('delivery_zones', 'state')) return;
  await knex.schema.alterTable('delivery_zones', (table) => {
    table.string('state').notNullable().defaultTo('ACTIVE');
  });
  await knex('delivery_zones').where('active', false).update({ state: 'PAUSED' });
}

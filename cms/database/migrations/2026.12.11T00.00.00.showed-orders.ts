import type { Knex } from 'knex';

/**
 * When orders were last seen on a device. One that showed them with its last sign did so then: without that, what hangs on
 * every kitchen screen would come on paper before the screens have given their first sign after the upgrade.
 */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('devices'))) return;
  if (!(await knex.schema.hasColumn('devices', 'showed_orders_at')))
    await knex.schema.alterTable('devices', (table) => {
      table.bigInteger('showed_orders_at');
    });
  await knex('devices')
    .where({ visible: true, connection: 'LIVE' })
    .whereNot({ shows: 'DASHBOARD' })
    .whereNull('showed_orders_at')
    .update({ showed_orders_at: knex.ref('last_sign_at') });
}

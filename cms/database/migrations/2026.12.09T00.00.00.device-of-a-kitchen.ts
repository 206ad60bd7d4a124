import type { Knex } from 'knex';

/**
 * A kitchen screen is a device of its own beside a board in the same browser: what was known as one of the two, and showed
 * the kitchen last, keeps its name as the kitchen.
 */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('devices'))) return;
  await knex('devices')
    .where({ shows: 'KITCHEN' })
    .whereNot('device_key', 'like', '%-kitchen%')
    .update({ device_key: knex.raw("device_key || '-kitchen'") });
}

import type { Knex } from 'knex';

/** Tickets that are printed because a screen is gone, and what a device prints by itself. */
export async function up(knex: Knex): Promise<void> {
  if (
    (await knex.schema.hasTable('print_jobs')) &&
    !(await knex.schema.hasColumn('print_jobs', 'screen_gone'))
  )
    await knex.schema.alterTable('print_jobs', (table) => {
      table.boolean('screen_gone').notNullable().defaultTo(false);
    });
  if ((await knex.schema.hasTable('devices')) && !(await knex.schema.hasColumn('devices', 'prints')))
    await knex.schema.alterTable('devices', (table) => {
      table.string('prints');
    });
}

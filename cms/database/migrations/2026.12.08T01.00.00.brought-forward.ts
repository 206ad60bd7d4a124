import type { Knex } from 'knex';

/** What the settlement before left open; nothing was brought forward into those that are closed. */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('settlements'))) return;
  if (await knex.schema.hasColumn('settlements', 'brought_forward_cents')) return;
  await knex.schema.alterTable('settlements', (table) => {
    table.bigInteger('brought_forward_cents').notNullable().defaultTo(0);
  });
}

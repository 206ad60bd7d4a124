import type { Knex } from 'knex';

/** What was counted of the cash that a courier handed in; who settled before counted nothing here. */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('settlements'))) return;
  if (await knex.schema.hasColumn('settlements', 'counted_cents')) return;
  await knex.schema.alterTable('settlements', (table) => {
    table.bigInteger('counted_cents');
  });
}

import type { Knex } from 'knex';

/** Where the store page of a branch stood before: it leads on from there, and nobody else may stand there. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('branch_slugs', (table) => {
    table.string('slug', 80).primary();
    table.string('business_id', 64).notNullable();
    table.string('branch_id', 64).notNullable();
    table.bigInteger('at').notNullable();
    table.index(['branch_id'], 'branch_slugs_branch_idx');
  });
}

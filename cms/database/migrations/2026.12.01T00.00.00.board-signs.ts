import type { Knex } from 'knex';

/** When each board of a branch last said that it is there, by the session it was opened in: how many listen is counted. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('board_signs', (table) => {
    table.string('branch_id', 64).notNullable();
    table.string('session_id', 64).notNullable();
    table.bigInteger('at').notNullable();
    table.primary(['branch_id', 'session_id']);
    table.index(['branch_id', 'at'], 'board_signs_branch_idx');
    table.index(['at'], 'board_signs_at_idx');
  });
  await knex.schema.dropTable('board_heartbeats');
}

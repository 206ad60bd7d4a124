import type { Knex } from 'knex';

/** Which branches have no board any more, so that it is told once and not at every tick of the clock. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('board_silences', (table) => {
    table.string('branch_id', 64).primary();
    table.bigInteger('last_sign').notNullable();
    table.bigInteger('next_at').nullable();
  });
}

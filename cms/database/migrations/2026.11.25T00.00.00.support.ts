import type { Knex } from 'knex';

/** Tickets are counted in each business; who has seen what of them is known of each person. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('ticket_counters', (table) => {
    table.string('business_id', 32).primary();
    table.integer('number').notNullable();
  });
  await knex.schema.createTable('ticket_reads', (table) => {
    table.string('ticket_id', 32).notNullable();
    table.integer('user_id').notNullable();
    table.bigInteger('read_at').notNullable();
    table.primary(['ticket_id', 'user_id']);
  });
}

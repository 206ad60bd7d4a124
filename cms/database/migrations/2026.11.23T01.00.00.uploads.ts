import type { Knex } from 'knex';

/**
 * The pictures people brought: whose they are, how much room they take, and when they go unless a row names them.
 * Pictures that rows show have no such time.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('uploads', (table) => {
    table.string('id', 32).primary();
    table.string('business_id', 32).notNullable();
    table.integer('user_id').notNullable();
    table.string('purpose', 10).notNullable();
    table.integer('width').notNullable();
    table.bigInteger('bytes').notNullable();
    table.bigInteger('at').notNullable();
    table.bigInteger('expires_at');
    table.index(['business_id', 'bytes'], 'uploads_business_idx');
    table.index(['expires_at'], 'uploads_expiry_idx');
  });
}

import type { Knex } from 'knex';

/**
 * Orders know the whole of their promise: when they have to leave the kitchen, from when on they were promised, and what
 * of them each station makes. It runs before the schema is synchronised; a new database has no such table yet. Of orders
 * of before nobody can tell any more; they are read without.
 */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('orders'))) return;
  if (await knex.schema.hasColumn('orders', 'kitchen_due_at')) return;
  await knex.schema.alterTable('orders', (table) => {
    table.datetime('kitchen_due_at', { useTz: false, precision: 6 });
    table.datetime('promised_from', { useTz: false, precision: 6 });
    table.jsonb('stations');
  });
}

import type { Knex } from 'knex';

/** Rows that are written at a time. */
const BATCH = 20_000;
/** What stands behind the last space; both databases know no shorter way. */
const SURNAME =
  "substr(customer_search, length(rtrim(customer_search, replace(customer_search, ' ', ''))) + 1)";

/**
 * Orders are found by the last name of their customer as well. It runs before the schema is synchronised; a new database
 * has no such table yet.
 */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('orders'))) return;
  if (await knex.schema.hasColumn('orders', 'surname_search')) return;
  await knex.schema.alterTable('orders', (table) => {
    table.string('surname_search');
  });
  if (!(await knex.schema.hasColumn('orders', 'customer_search'))) return;
  const { last } = (await knex('orders').max('id as last').first()) as { last: number | null };
  for (let from = 0; from < (last ?? 0); from += BATCH)
    await knex('orders')
      .where('id', '>', from)
      .andWhere('id', '<=', from + BATCH)
      .andWhere('customer_search', 'like', '% %')
      .update({ surname_search: knex.raw(SURNAME) });
}

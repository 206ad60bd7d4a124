import type { Knex } from 'knex';

/** Of what is older nobody asks any more: it was seen to, without this server being told. */
const LATEST_MS = 30 * 24 * 60 * 60_000;

/**
 * Orders say whether somebody has to see to money of a provider. It runs before the schema is synchronised; a new database
 * has no such table yet. Up to here nothing but money that does not fit was told, and nothing of what became of it.
 */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('orders'))) return;
  if (await knex.schema.hasColumn('orders', 'money_need')) return;
  await knex.schema.alterTable('orders', (table) => {
    table.string('money_need', 255);
  });
  await knex('orders')
    .whereRaw(`CAST(payment AS TEXT) LIKE '%"unmatched"%' AND CAST(payment AS TEXT) NOT LIKE '%"STAFF"%'`)
    .where('placed_at', '>=', new Date(Date.now() - LATEST_MS))
    .whereNot('payment_state', 'REFUNDED')
    .update({ money_need: 'UNMATCHED' });
}

import type { Knex } from 'knex';

interface Row {
  id: number;
  payment: string | { amountCents?: number };
}

/**
 * Orders know their further payments, how they were edited and what is to be given back of them, which an index finds.
 * It runs before the schema is synchronised; a new database has no such table yet. Up to here something was owed only of
 * orders that came to nothing, and all of it.
 */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('orders'))) return;
  if (await knex.schema.hasColumn('orders', 'refund_due_cents')) return;
  await knex.schema.alterTable('orders', (table) => {
    table.jsonb('further_payments');
    table.jsonb('revisions');
    table.jsonb('modified');
    table.bigInteger('refund_due_cents');
  });
  await knex.schema.raw('DROP INDEX IF EXISTS orders_refund_idx');
  const owed = (await knex('orders')
    .select('id', 'payment')
    .where('payment_state', 'CONFIRMED')
    .whereIn('state', ['REJECTED', 'EXPIRED', 'CANCELLED'])) as Row[];
  for (const { id, payment } of owed) {
    const { amountCents = 0 } =
      typeof payment === 'string' ? (JSON.parse(payment) as { amountCents?: number }) : payment;
    await knex('orders').where({ id }).update({ refund_due_cents: amountCents });
  }
}

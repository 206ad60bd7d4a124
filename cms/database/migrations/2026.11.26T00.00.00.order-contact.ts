import type { Knex } from 'knex';

/**
 * Orders keep the e-mail they came with. Until now it stood in the customer's row, where each order of a phone replaced
 * the one before: it is known whose it was only where the phone has ordered once, and other orders stay without one, so
 * that nothing is sent to somebody else. It runs before the schema is synchronised; a new database has no such table yet.
 */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('orders'))) return;
  if (await knex.schema.hasColumn('orders', 'customer_email')) return;
  await knex.schema.alterTable('orders', (table) => {
    table.string('customer_email');
  });
  const orderedOnce = knex('orders').select('customer_id').groupBy('customer_id').havingRaw('COUNT(*) = 1');
  await knex('orders')
    .whereIn('customer_id', orderedOnce)
    .update({
      customer_email: knex('customers')
        .select('email')
        .where('customers.document_id', knex.ref('orders.customer_id'))
        .limit(1),
    });
}

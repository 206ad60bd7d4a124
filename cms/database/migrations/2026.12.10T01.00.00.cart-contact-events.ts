import type { Knex } from 'knex';

/**
 * When customers were last reminded of a cart, and when they wanted no more of it: a row of each for an address or a phone,
 * whatever cart it was about. Carts that were told an address in capital letters get it in small ones, as new ones do, for
 * they are found by it.
 */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('cart_contact_events'))) await createEvents(knex);
  if (!(await knex.schema.hasTable('carts'))) return;
  await knex('carts')
    .whereRaw('contact_email <> lower(contact_email)')
    .update({ contact_email: knex.raw('lower(contact_email)') });
}

async function createEvents(knex: Knex): Promise<void> {
  await knex.schema.createTable('cart_contact_events', (table) => {
    table.string('business_id', 64).notNullable();
    table.string('contact', 64).notNullable();
    table.string('event', 16).notNullable();
    table.bigInteger('at').notNullable();
    table.primary(['business_id', 'contact', 'event']);
    table.index(['event', 'at'], 'cart_contact_events_at_idx');
  });
}

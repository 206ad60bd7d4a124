import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { newDatabase } from '../support/new-database';
import { fromServer } from '../support/server';

const { up } = fromServer('../database/migrations/2026.12.10T01.00.00.cart-contact-events') as {
  up: (knex: Knex) => Promise<void>;
};

it('an address that a cart was told in capital letters is in small ones since, and there is none in a new database', async () => {
  const knex = await newDatabase();
  await up(knex);
  expect(await knex.schema.hasTable('cart_contact_events')).toBe(true);
  expect(await knex.schema.hasTable('carts')).toBe(false);

  await knex.schema.createTable('carts', (table) => {
    table.increments('id');
    table.string('contact_email');
  });
  const emails = ['Ana@Example.test', 'bia@example.test', null];
  await knex('carts').insert(emails.map((contact_email) => ({ contact_email })));
  // The second time is that of a server that was stopped before it had noted the first.
  await up(knex);
  await up(knex);
  const rows = (await knex('carts').select('contact_email').orderBy('id')) as {
    contact_email: string | null;
  }[];
  expect(rows.map(({ contact_email }) => contact_email)).toEqual([
    'ana@example.test',
    'bia@example.test',
    null,
  ]);
});

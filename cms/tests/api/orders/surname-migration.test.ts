import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { newDatabase } from '../support/new-database';
import { fromServer } from '../support/server';

const { up } = fromServer('../database/migrations/2026.12.09T00.00.00.order-surname') as {
  up: (knex: Knex) => Promise<void>;
};

it('orders of before are found by their last names too, and there are none in a new database', async () => {
  const knex = await newDatabase();
  await up(knex);
  expect(await knex.schema.hasTable('orders')).toBe(false);

  await knex.schema.createTable('orders', (table) => {
    table.increments('id');
    table.string('customer_search');
  });
  const names = ['maria da silva', 'silvana', null, 'jose  conceicao'];
  await knex('orders').insert(names.map((customer_search) => ({ customer_search })));
  // More than are written at a time lie between them.
  await knex('orders').insert({ id: 45_000, customer_search: 'ana prado' });
  // The second time is that of a server that was stopped before it had noted the first.
  await up(knex);
  await up(knex);
  const orders = (await knex('orders').select('surname_search').orderBy('id')) as {
    surname_search: string | null;
  }[];
  expect(orders.map(({ surname_search }) => surname_search)).toEqual([
    ...['silva', null, null, 'conceicao', 'prado'],
  ]);
});

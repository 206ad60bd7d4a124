import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { newDatabase } from '../support/new-database';
import { fromServer } from '../support/server';

const { up } = fromServer('../database/migrations/2026.11.26T00.00.00.order-contact') as {
  up: (knex: Knex) => Promise<void>;
};

/** Orders and customers as they were stored before orders had a contact of their own. */
async function withOrders(knex: Knex): Promise<void> {
  await knex.schema.createTable('customers', (table) => {
    table.string('document_id');
    table.string('email');
  });
  await knex.schema.createTable('orders', (table) => {
    table.string('document_id');
    table.string('customer_id');
  });
  await knex('customers').insert([
    { document_id: 'once', email: 'once@example.test' },
    { document_id: 'twice', email: 'the-last@example.test' },
    { document_id: 'silent', email: null },
  ]);
  await knex('orders').insert([
    { document_id: 'only', customer_id: 'once' },
    { document_id: 'first', customer_id: 'twice' },
    { document_id: 'second', customer_id: 'twice' },
    { document_id: 'without', customer_id: 'silent' },
    { document_id: 'test', customer_id: '' },
  ]);
}

describe('orders of before they had an e-mail of their own', () => {
  it('are given the customer’s only where nobody else can have given it', async () => {
    const knex = await newDatabase();
    await withOrders(knex);
    // The second time is that of a server that was stopped before it had noted the first.
    await up(knex);
    await up(knex);
    const orders = (await knex('orders').select('document_id', 'customer_email')) as {
      document_id: string;
      customer_email: string | null;
    }[];
    expect(Object.fromEntries(orders.map((order) => [order.document_id, order.customer_email]))).toEqual({
      only: 'once@example.test',
      first: null,
      second: null,
      without: null,
      test: null,
    });
  });

  it('are none in a new database', async () => {
    const knex = await newDatabase();
    await up(knex);
    expect(await knex.schema.hasTable('orders')).toBe(false);
  });
});

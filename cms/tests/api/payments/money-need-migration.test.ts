import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { DAY_MS, ago } from '../support/instants';
import { newDatabase } from '../support/new-database';
import { fromServer } from '../support/server';

const { up } = fromServer('../database/migrations/2026.12.09T00.00.00.money-need') as {
  up: (knex: Knex) => Promise<void>;
};

it('money of before that fits no order is told where it is young, and neither taken by hand nor given back', async () => {
  const knex = await newDatabase();
  await up(knex);
  expect(await knex.schema.hasTable('orders')).toBe(false);

  await knex.schema.createTable('orders', (table) => {
    table.increments('id');
    table.jsonb('payment');
    table.string('payment_state');
    table.datetime('placed_at');
  });
  const ordered = (days: number, more: object = {}, payment_state = 'CONFIRMED') => ({
    payment: JSON.stringify({ confirmedBy: 'PROVIDER', unmatched: { ref: 'pi_2' }, ...more }),
    payment_state,
    placed_at: ago(days * DAY_MS),
  });
  await knex('orders').insert([
    ordered(1),
    ordered(29),
    ordered(31),
    ordered(1, {}, 'REFUNDED'),
    ordered(1, { confirmedBy: 'STAFF' }),
    ordered(1, { unmatched: undefined }),
  ]);
  await up(knex);
  await up(knex);
  const orders = (await knex('orders').select('money_need').orderBy('id')) as { money_need: string | null }[];
  expect(orders.map(({ money_need }) => money_need)).toEqual([
    'UNMATCHED',
    'UNMATCHED',
    null,
    null,
    null,
    null,
  ]);
});

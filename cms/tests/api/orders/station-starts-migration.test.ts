import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { newDatabase } from '../support/new-database';
import { fromServer } from '../support/server';

const { up } = fromServer('../database/migrations/2026.12.10T00.00.00.station-starts') as {
  up: (knex: Knex) => Promise<void>;
};

const BEGUN = '2031-04-03T12:00:00.000Z';
const items = [
  { station: 'Oven', extras: [{ station: 'Bar' }] },
  { station: null, extras: [] },
  { station: 'Cold', extras: [], held: true },
];

describe('orders of before stations began for themselves', () => {
  it('are being made at every station that has something to make, since they were begun with', async () => {
    const knex = await newDatabase();
    await knex.schema.createTable('orders', (table) => {
      table.increments('id');
      table.string('state');
      table.jsonb('items');
      table.datetime('preparing_at');
    });
    const order = { items: JSON.stringify(items), preparing_at: new Date(BEGUN) };
    await knex('orders').insert([
      { ...order, state: 'PREPARING' },
      { ...order, state: 'READY' },
      { items: order.items, state: 'ACCEPTED', preparing_at: null },
    ]);
    await up(knex);
    await up(knex);
    const stored = (await knex('orders').select('started_stations').orderBy('id')) as {
      started_stations: string | object | null;
    }[];
    expect(
      stored.map(({ started_stations: started }) =>
        typeof started === 'string' ? (JSON.parse(started) as unknown) : started,
      ),
    ).toEqual([['Oven', 'Bar', ''].map((station) => ({ station, at: BEGUN })), null, null]);
  });

  it('are none in a new database', async () => {
    const knex = await newDatabase();
    await up(knex);
    expect(await knex.schema.hasTable('orders')).toBe(false);
  });
});

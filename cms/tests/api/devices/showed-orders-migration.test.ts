import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { newDatabase } from '../support/new-database';
import { fromServer } from '../support/server';

const { up } = fromServer('../database/migrations/2026.12.11T00.00.00.showed-orders') as {
  up: (knex: Knex) => Promise<void>;
};

const DAY_IN_2026 = 1_795_766_400_000;

it('a device of before showed orders with its last sign where that says so, and keeps what it told since', async () => {
  const knex = await newDatabase();
  await up(knex);
  expect(await knex.schema.hasTable('devices')).toBe(false);

  await knex.schema.createTable('devices', (table) => {
    table.string('device_key');
    table.string('shows');
    table.boolean('visible');
    table.string('connection');
    table.bigInteger('last_sign_at');
  });
  const device = { shows: 'KITCHEN', visible: true, connection: 'LIVE', last_sign_at: DAY_IN_2026 };
  await knex('devices').insert([
    { ...device, device_key: 'a-kitchen' },
    { ...device, device_key: 'b-board', shows: 'BOARD' },
    { ...device, device_key: 'c-hidden', visible: false },
    { ...device, device_key: 'd-without-a-line', connection: 'CATCHING_UP' },
    { ...device, device_key: 'e-other-page', shows: 'DASHBOARD' },
  ]);
  await up(knex);
  await knex('devices')
    .where({ device_key: 'b-board' })
    .update({ showed_orders_at: DAY_IN_2026 + 1 });
  // The second time is that of a server that was stopped before it had noted the first.
  await up(knex);
  const rows = (await knex('devices').select('showed_orders_at').orderBy('device_key')) as {
    showed_orders_at: number | string | null;
  }[];
  expect(rows.map(({ showed_orders_at: at }) => (at === null ? null : Number(at)))).toEqual([
    ...[DAY_IN_2026, DAY_IN_2026 + 1],
    ...[null, null, null],
  ]);
});

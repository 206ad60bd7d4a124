import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { newDatabase } from '../support/new-database';
import { fromServer } from '../support/server';

const { up } = fromServer('../database/migrations/2026.12.09T00.00.00.device-of-a-kitchen') as {
  up: (knex: Knex) => Promise<void>;
};

it('a device of before that showed the kitchen goes on under its name as the kitchen, once', async () => {
  const knex = await newDatabase();
  await up(knex);
  await knex.schema.createTable('devices', (table) => {
    table.string('device_key');
    table.string('shows');
  });
  await knex('devices').insert([
    { device_key: 'of-the-counter', shows: 'BOARD' },
    { device_key: 'of-the-wall', shows: 'KITCHEN' },
  ]);
  await up(knex);
  await up(knex);
  const keys = (await knex('devices').select('device_key').orderBy('shows')) as { device_key: string }[];
  expect(keys.map(({ device_key }) => device_key)).toEqual(['of-the-counter', 'of-the-wall-kitchen']);
});

import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { newDatabase } from '../support/new-database';
import { fromServer } from '../support/server';

const { up } = fromServer('../database/migrations/2026.12.11T01.00.00.refused-steps') as {
  up: (knex: Knex) => Promise<void>;
};

it('what was refused at a stop before more than the last was kept stays told, and there is nothing in a new database', async () => {
  const knex = await newDatabase();
  await up(knex);
  expect(await knex.schema.hasTable('deliveries')).toBe(false);

  await knex.schema.createTable('deliveries', (table) => {
    table.increments('id');
    table.jsonb('stops');
    table.datetime('refused_at');
  });
  const refused = { step: 'deliver', collected: [{ method: 'CASH', amountCents: 2500 }] };
  const [told, clean] = [{ orderId: 'told', refused }, { orderId: 'clean' }];
  await knex('deliveries').insert([
    { stops: JSON.stringify([told, clean]), refused_at: new Date('2031-04-03T12:00:00.000Z') },
    { stops: JSON.stringify([clean]), refused_at: null },
  ]);
  // The second time is that of a server that was stopped before it had noted the first.
  await up(knex);
  await up(knex);
  const rows = (await knex('deliveries').select('stops').orderBy('id')) as { stops: string | object }[];
  expect(
    rows.map(({ stops }) => (typeof stops === 'string' ? (JSON.parse(stops) as unknown) : stops)),
  ).toEqual([[{ orderId: 'told', refused: [refused] }, clean], [clean]]);
});

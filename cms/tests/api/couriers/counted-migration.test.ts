import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { differenceOf, settlementOf } from '../../../src/domain/couriers';
import { newDatabase } from '../support/new-database';
import { fromServer } from '../support/server';

const { up } = fromServer('../database/migrations/2026.12.09T00.00.00.counted-without-pay') as {
  up: (knex: Knex) => Promise<void>;
};

const AMOUNTS = ['counted', 'balance', 'earned', 'tips', 'cash', 'change', 'brought_forward'] as const;

it('what was counted of before leaves the difference that it left, and there is nothing in a new database', async () => {
  const knex = await newDatabase();
  await up(knex);
  expect(await knex.schema.hasTable('settlements')).toBe(false);

  await knex.schema.createTable('settlements', (table) => {
    table.increments('id');
    table.string('state');
    table.integer('version');
    for (const each of AMOUNTS) table.bigInteger(`${each}_cents`);
  });
  const closed = (
    countedCents: number | null,
    earnedCents: number,
    broughtForwardCents = 0,
    paid = false,
  ) => {
    const trip = { earnedCents, tipCents: 100, cashCents: 12_000, changeCents: 2000, deliveries: 1 };
    const { balanceCents } = settlementOf([trip], broughtForwardCents);
    return {
      ...{ state: paid ? 'PAID' : 'CLOSED', version: paid ? 2 : 1 },
      ...{ counted_cents: countedCents, balance_cents: balanceCents, earned_cents: earnedCents },
      ...{ tips_cents: 100, cash_cents: 12_000, change_cents: 2000 },
      brought_forward_cents: broughtForwardCents,
    };
  };
  await knex('settlements').insert([
    closed(10_000, 2000),
    closed(9500, 2000, 0, true),
    closed(10_300, 2000, -300),
    closed(500, 2000),
    closed(null, 2000),
    closed(10_000, 20_000),
    closed(9000, 20_000),
  ]);
  // The second time is that of a server that was stopped before it had noted the first.
  await up(knex);
  await up(knex);
  const rows = (await knex('settlements').select('counted_cents', 'balance_cents').orderBy('id')) as Record<
    'counted_cents' | 'balance_cents',
    number | string | null
  >[];
  const differences = rows.map(({ counted_cents, balance_cents }) =>
    differenceOf({
      balanceCents: Number(balance_cents),
      countedCents: counted_cents === null ? null : Number(counted_cents),
    }),
  );
  expect(differences).toEqual([0, -500, 0, -9500, null, null, -1000]);
});

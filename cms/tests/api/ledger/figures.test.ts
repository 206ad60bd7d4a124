import { expect, it } from 'vitest';
import type { AccountBalance, DaySum, StatementLine } from '../../../src/api/ledger/exports';
import type { Sql } from '../../../src/database/sql';
import { newBusiness } from '../support/business';
import { database, rows } from '../support/database';
import { newProduct } from '../support/menu';
import { fromServer, serverUrl } from '../support/server';
import { completeOrder } from '../support/sellers';
import { newOrder } from '../support/ordering';

interface Figures {
  accountBalances: (sql: Sql, businessId: string) => Promise<AccountBalance[]>;
  sumsByDay: (sql: Sql, of: object) => Promise<DaySum[]>;
  statementPage: (sql: Sql, of: object) => Promise<StatementLine[]>;
}

it('balances, days and the statement of an account are sums of the same entries', async () => {
  await serverUrl();
  const figures = fromServer('./api/ledger/exports') as Figures;
  const business = await newBusiness();
  const product = await newProduct(business);
  const ids: string[] = [];
  for (let order = 0; order < 3; order += 1) {
    const { id } = await newOrder(business, product);
    await completeOrder(business, id);
    ids.push(id);
  }
  const cash = `cash.branch:${business.branch.id}`;
  const balances = await database((sql) => figures.accountBalances(sql, business.id));
  expect(balances.map(({ account, balanceCents }) => [account, balanceCents])).toEqual([
    [cash, 6000],
    ['sales', -6000],
  ]);

  const [order] = await rows<{ day: string }>(
    'SELECT business_day AS day FROM orders WHERE document_id = ?',
    [ids[0] ?? ''],
  );
  const day = order?.day ?? '';
  const period = { businessId: business.id, branchIds: [business.branch.id], from: day, to: day };
  const sums = await database((sql) => figures.sumsByDay(sql, period));
  expect(sums.find(({ account }) => account === 'sales')).toMatchObject({ businessDay: day, cents: -6000 });
  expect(await database((sql) => figures.sumsByDay(sql, { ...period, branchIds: [] }))).toEqual([]);

  const statement = { businessId: business.id, account: cash, currency: 'BRL', limit: 2 };
  const newest = await database((sql) => figures.statementPage(sql, { ...statement, before: null }));
  expect(newest.map(({ orderId, balanceCents }) => [orderId, balanceCents])).toEqual([
    [ids[2], 6000],
    [ids[1], 4000],
  ]);
  const oldest = await database((sql) =>
    figures.statementPage(sql, { ...statement, before: newest.at(-1)?.seq ?? null }),
  );
  expect(oldest.map(({ orderId, balanceCents, kind }) => [orderId, balanceCents, kind])).toEqual([
    [ids[0], 2000, 'ORDER_PAYMENT'],
  ]);
});

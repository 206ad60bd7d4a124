import { beforeAll, describe, expect, it } from 'vitest';
import type * as FindOrders from '../../../src/api/orders/store/find-orders';
import type { OrderCardDto } from '../../../src/contracts/orders';
import type { OrderListMeta } from '../../../src/contracts/order-list';
import type { Sql } from '../../../src/database/sql';
import { newBusiness, type TestBusiness } from '../support/business';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { planOf } from '../support/query-plan';
import { repeatOrder } from '../support/repeat-order';
import { fromServer } from '../support/server';
import { performAction } from '../support/states';

/** More than are looked up one by one, and than are counted where no days are asked for. */
const MANY = 2500;
const COUNTED = 2000;
const CENTS = 9900;

let business: TestBusiness;

/** As many of one amount, a cheaper one before them, and a cancelled one of the same amount behind them. */
beforeAll(async () => {
  business = await newBusiness();
  await newOrder(business, await newProduct(business, { priceCents: 1000 }));
  const product = await newProduct(business, { priceCents: CENTS });
  const { id } = await newOrder(business, product);
  await performAction(business.owner, { id, version: 1 }, 'accept');
  await repeatOrder(id, MANY - 1);
  const cancelled = await newOrder(business, product);
  await business.owner.post(`/api/orders/${cancelled.id}/cancel`, { version: 1, code: 'CUSTOMER_REQUEST' });
});

async function asked(query: string) {
  const answer = await business.owner.get<OrderCardDto[]>(`/api/orders?${query}`);
  expect(answer.status, answer.text).toBe(200);
  return { orders: answer.body.data, meta: answer.body.meta as OrderListMeta };
}

describe('orders of an amount that some have', () => {
  it('are listed, counted and added up, alone and beside other filters', async () => {
    const { orders, meta } = await asked(`minCents=${CENTS}&pageSize=100`);
    expect(orders).toHaveLength(100);
    expect(new Set(orders.map(({ totalCents }) => totalCents))).toEqual(new Set([CENTS]));
    expect(orders[0]?.state).toBe('CANCELLED');
    expect(meta).toMatchObject({ total: null, moreThan: COUNTED, sumCents: null });
    const next = await asked(`minCents=${CENTS}&pageSize=100&cursor=${meta.next}`);
    expect(next.orders).toHaveLength(100);
    expect(next.orders.map(({ id }) => id)).not.toContain(orders.at(-1)?.id);

    const { branch } = business;
    for (const [filter, total] of [
      [`branch=${branch.id}`, null],
      [`branch=${branch.id}&from=2001-01-01`, MANY + 1],
      ['state=CANCELLED', 1],
      ['state=REJECTED', 0],
      ['q=Ana', null],
      ['q=Nobody', 0],
      ['q=Ana&from=2001-01-01', MANY + 1],
      ['from=2001-01-01&to=2001-01-01', 0],
    ] as const)
      expect((await asked(`minCents=${CENTS}&${filter}`)).meta.total, filter).toBe(total);
    const ofDays = await asked(`minCents=${CENTS}&from=2001-01-01`);
    expect(ofDays.meta).toMatchObject({ total: MANY + 1, moreThan: null, sumCents: MANY * CENTS });
    const one = await asked(`minCents=${CENTS}&state=CANCELLED`);
    expect(one.orders.map(({ state }) => state)).toEqual(['CANCELLED']);
    expect((await asked(`maxCents=${CENTS - 1}`)).meta).toMatchObject({ total: 1, sumCents: 1000 });
    expect((await asked(`minCents=${CENTS + 1}`)).meta).toMatchObject({ total: 0, sumCents: 0 });
  });

  // PostgreSQL decides by what its tables hold.
  it
    .skipIf(process.env.DATABASE_URL)
    .each([
      { minCents: CENTS, from: '2001-01-01' },
      { minCents: CENTS, courier: 'c' },
      { maxCents: CENTS - 1 },
    ])('are counted without a look at those of other amounts: %j', async (filter) => {
    const plan = await planOf(async (sql) => store().countOrders(sql, await whereOf(sql, filter), MANY));
    expectByTotal(plan);
  });

  it.skipIf(process.env.DATABASE_URL)('are listed without a look at those of other amounts', async () => {
    const plan = await planOf(async (sql) =>
      store().findOrders(sql, await whereOf(sql, { maxCents: CENTS - 1 }), null, 25),
    );
    expectByTotal(plan);
  });
});

const store = () => fromServer('./api/orders/store/find-orders') as typeof FindOrders;

function whereOf(sql: Sql, filter: object) {
  type Asked = Parameters<ReturnType<typeof store>['conditionsOf']>;
  const viewer = { businessId: business.id, branchIds: [] as readonly string[] } as Asked[1];
  return store().conditionsOf(sql, viewer, { ...filter, pageSize: 25 } as Asked[2]);
}

function expectByTotal(plan: string[]) {
  expect(plan.filter((step) => step.includes('orders_total_beside_idx')).length).toBeGreaterThan(0);
  expect(
    plan.filter(
      (step) => /orders_(business_placed|branch_listed)_idx/.test(step) || step.startsWith('SCAN orders'),
    ),
  ).toEqual([]);
}

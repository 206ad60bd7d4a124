import { expect, it } from 'vitest';
import type * as SalesGroups from '../../../src/api/sales/store/sales-groups';
import type * as OrderSums from '../../../src/api/sales/store/order-sums';
import type * as Figures from '../../../src/api/ledger/store/figures';
import { planOf, type Asking } from '../support/query-plan';
import { fromServer, serverUrl } from '../support/server';

const sums = () => fromServer('./api/sales/store/order-sums') as typeof OrderSums;
const groups = () => fromServer('./api/sales/store/sales-groups') as typeof SalesGroups;
const figures = () => fromServer('./api/ledger/store/figures') as typeof Figures;
const scope = { businessId: 'a', branchIds: ['b', 'c'], from: '2031-04-01', to: '2031-04-30' };

const OF_BRANCH_AND_DAYS = '(branch_id=? AND business_day>? AND business_day<?)';
const OF_BUSINESS_AND_DAYS = '(business_id=? AND business_day>? AND business_day<?)';

/** Each statement of the report with the index by which it finds the rows of the period alone. */
const ASKED: [string, string, () => Asking][] = [
  ['orders by day', OF_BRANCH_AND_DAYS, () => (sql) => sums().orderSumsByDay(sql, scope)],
  ['lost orders', OF_BRANCH_AND_DAYS, () => (sql) => sums().lostByReason(sql, scope)],
  ['orders by channel', OF_BRANCH_AND_DAYS, () => (sql) => groups().salesGroups(sql, scope, 'channel')],
  ['orders by coupon', OF_BRANCH_AND_DAYS, () => (sql) => groups().salesGroups(sql, scope, 'coupon')],
  ['orders by courier', OF_BRANCH_AND_DAYS, () => (sql) => groups().salesGroups(sql, scope, 'courier')],
  ['orders by hour', OF_BRANCH_AND_DAYS, () => (sql) => groups().salesSlots(sql, scope)],
  [
    'items by product',
    `order_items_day_idx ${OF_BUSINESS_AND_DAYS}`,
    () => (sql) => groups().salesGroups(sql, scope, 'product'),
  ],
  [
    'items by category',
    `order_items_day_idx ${OF_BUSINESS_AND_DAYS}`,
    () => (sql) => groups().salesGroups(sql, scope, 'category'),
  ],
  [
    'entries of the ledger',
    `ledger_entries_day_idx ${OF_BUSINESS_AND_DAYS}`,
    () => (sql) => figures().sumsByDay(sql, scope),
  ],
  [
    'tips of orders',
    `ledger_entries_day_idx ${OF_BUSINESS_AND_DAYS}`,
    () => (sql) => figures().orderTipsByDay(sql, scope),
  ],
];

it.skipIf(process.env.DATABASE_URL)(
  'finds the rows of the period by index, and walks through no table',
  async () => {
    await serverUrl();
    for (const [what, index, ask] of ASKED) {
      const plans = await planOf(ask());
      expect(plans.join('\n'), what).toContain(index);
      expect(
        plans.filter((plan) => /^SCAN (?!json_each|d\b|f\b)/.test(plan)),
        what,
      ).toEqual([]);
    }
  },
);

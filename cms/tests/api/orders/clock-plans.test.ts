import { describe, expect, it } from 'vitest';
import type * as BranchOrders from '../../../src/api/orders/store/branch-orders';
import type * as RingingOrders from '../../../src/api/orders/store/ringing-orders';
import type * as Uncarried from '../../../src/api/orders/store/uncarried';
import type { Parameter, Sql } from '../../../src/database/sql';
import { database } from '../support/database';
import { fromServer } from '../support/server';

type Asking = (sql: Sql) => Promise<unknown>;

const branchOrders = () => fromServer('./api/orders/store/branch-orders') as typeof BranchOrders;
const ringing = () => fromServer('./api/orders/store/ringing-orders') as typeof RingingOrders;
const uncarried = () => fromServer('./api/orders/store/uncarried') as typeof Uncarried;

/** How SQLite looks for what is asked, a line for each table. */
const planOf = (ask: Asking) =>
  database(async (sql) => {
    const asked: [string, readonly Parameter[]][] = [];
    await ask({
      ...sql,
      all: (statement, parameters = [], options) => {
        asked.push([statement, parameters]);
        return sql.all(statement, parameters, options);
      },
    });
    const plans: string[] = [];
    for (const [statement, parameters] of asked)
      for (const { detail } of await sql.all<{ detail: string }>(
        `EXPLAIN QUERY PLAN ${statement}`,
        parameters,
      ))
        plans.push(detail);
    return plans.join('\n');
  });

const now = new Date();
const before = { placed: now, scheduled: now, delivered: now };

/** What is asked every two seconds, each with the index of those few orders that it is about. */
const ASKED: [string, string, () => Asking][] = [
  [
    'time moves',
    'orders_clocked_idx',
    () => (sql) => branchOrders().clockedOrders(sql, undefined, before, 10),
  ],
  ['ring', 'orders_unheard_idx', () => (sql) => ringing().ringingOrders(sql, undefined, 10)],
  ['were asked for a substitute', 'orders_asked_idx', () => (sql) => branchOrders().unanswered(sql, now, 10)],
  ['wait for a courier', 'orders_uncarried_idx', () => (sql) => uncarried().branchesWithUncarried(sql)],
  ['wait at a branch', 'orders_uncarried_idx', () => (sql) => uncarried().uncarriedAt(sql, 'a', 'b')],
];

const dayStart = new Date(now.getTime() - 3_600_000);

/** What each board asks for, whenever it is opened. */
const OF_A_BOARD: [string, string, () => Asking][] = [
  ['are under way', 'orders_open_idx', () => (sql) => branchOrders().openOrders(sql, 'a')],
  ['were handed over today', 'orders_done_idx', () => (sql) => branchOrders().doneOrders(sql, 'a', dayStart)],
  ['came to nothing today', 'orders_lost_idx', () => (sql) => branchOrders().lostOrders(sql, 'a', dayStart)],
];

// PostgreSQL decides by what its tables hold; SQLite knows nothing of that and has to be led.
describe.skipIf(process.env.DATABASE_URL)('the clock, however many orders there were', () => {
  it.each(ASKED)('finds the orders that %s among those alone', async (_, index, ask) => {
    expect(await planOf(ask())).toMatch(new RegExp(`^(?:SEARCH|SCAN) orders USING INDEX ${index}`));
  });
});

describe.skipIf(process.env.DATABASE_URL)('a board, however many orders there were', () => {
  it.each(OF_A_BOARD)('finds the orders that %s among those alone, in their order', async (_, index, ask) => {
    const plan = await planOf(ask());
    expect(plan).toMatch(new RegExp(`^SEARCH orders USING INDEX ${index}`));
    expect(plan).not.toContain('TEMP B-TREE');
  });
});

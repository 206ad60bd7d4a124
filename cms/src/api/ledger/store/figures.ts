import { inList, type Parameter, type Sql } from '../../../database/sql';
import type { AccountCode } from '../../../domain/ledger';

/** The balance of an account, minor units: positive is a debit. */
export interface AccountBalance {
  branchId: string | null;
  account: AccountCode;
  currency: string;
  balanceCents: number;
}

/** The balances of all accounts of a business by branch; `branchId` is null for what concerns no branch. */
export const accountBalances = (sql: Sql, businessId: string): Promise<AccountBalance[]> =>
  sql.all<AccountBalance>(
    `SELECT branch_id AS "branchId", account, currency, CAST(SUM(amount_cents) AS BIGINT) AS "balanceCents"
       FROM ledger_entries WHERE business_id = ? GROUP BY branch_id, account, currency
      HAVING SUM(amount_cents) <> 0 ORDER BY branch_id, account, currency`,
    [businessId],
  );

/** Whose entries are read; `branchIds` is null for all of the business, those without a branch included. */
export interface EntryScope {
  businessId: string;
  branchIds: readonly string[] | null;
}

/** The condition of a scope on entries `e`, with its parameters. */
export const scopeCondition = (
  sql: Sql,
  { businessId, branchIds }: EntryScope,
): { where: string; parameters: Parameter[] } =>
  branchIds === null
    ? { where: 'e.business_id = ?', parameters: [businessId] }
    : {
        where: `e.business_id = ? AND ${inList(sql, 'e.branch_id')}`,
        parameters: [businessId, branchIds],
      };

/** The balances of all accounts that ever had an entry in the branches together, 0 included. */
export function balancesAt(sql: Sql, scope: EntryScope): Promise<Omit<AccountBalance, 'branchId'>[]> {
  const { where, parameters } = scopeCondition(sql, scope);
  return sql.all(
    `SELECT e.account AS account, e.currency AS currency, CAST(SUM(e.amount_cents) AS BIGINT) AS "balanceCents"
       FROM ledger_entries e WHERE ${where} GROUP BY e.account, e.currency ORDER BY e.account, e.currency`,
    parameters,
  );
}

/** The movement of an account on a business day at a branch, minor units: positive is a debit. */
export interface DaySum {
  businessDay: string;
  branchId: string;
  account: AccountCode;
  currency: string;
  cents: number;
}

/**
 * The movements of each account by business day, both ends of the period included.
 *
 * @param branchIds branches that the viewer reaches
 */
export const sumsByDay = (
  sql: Sql,
  {
    businessId,
    branchIds,
    from,
    to,
  }: { businessId: string; branchIds: readonly string[]; from: string; to: string },
): Promise<DaySum[]> =>
  sql.all<DaySum>(
    `SELECT business_day AS "businessDay", branch_id AS "branchId", account, currency,
            CAST(SUM(amount_cents) AS BIGINT) AS cents
       FROM ledger_entries
      WHERE business_id = ? AND business_day BETWEEN ? AND ? AND ${inList(sql, 'branch_id')}
      GROUP BY business_day, branch_id, account, currency ORDER BY business_day, branch_id, account`,
    [businessId, from, to, branchIds],
  );

/**
 * The tips of orders by business day, minor units, both ends of the period included; a day without any is missing. The account
 * `tips` moves as well when couriers are paid: that is left out.
 *
 * @param branchIds branches that the viewer reaches
 */
export async function orderTipsByDay(
  sql: Sql,
  {
    businessId,
    branchIds,
    from,
    to,
  }: { businessId: string; branchIds: readonly string[]; from: string; to: string },
): Promise<Map<string, number>> {
  const rows = await sql.all<{ day: string; cents: number }>(
    `SELECT e.business_day AS day, CAST(-SUM(e.amount_cents) AS BIGINT) AS cents
       FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE e.business_id = ? AND e.business_day BETWEEN ? AND ? AND e.account = 'tips'
        AND ${inList(sql, 'e.branch_id')} AND t.order_id IS NOT NULL
      GROUP BY e.business_day`,
    [businessId, from, to, branchIds],
  );
  return new Map(rows.map(({ day, cents }) => [day, cents]));
}

import { inList, type Sql } from '../../../database/sql';
import type { AccountCode, PostingKind } from '../../../domain/ledger';

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

/** A line of the statement of an account, with the balance after it. */
export interface StatementLine {
  seq: number;
  kind: PostingKind;
  ref: string;
  branchId: string | null;
  orderId: string | null;
  businessDay: string;
  /** When it was posted, milliseconds since 1970. */
  postedAt: number;
  amountCents: number;
  balanceCents: number;
}

/** Of which account a page of the statement is read. */
interface Statement {
  businessId: string;
  account: AccountCode;
  currency: string;
  /** The last line of the page before; null for the newest lines. */
  before: number | null;
  limit: number;
}

/** A page of the statement of an account, newest lines first, each with the balance after it. */
export async function statementPage(
  sql: Sql,
  { businessId, account, currency, before, limit }: Statement,
): Promise<StatementLine[]> {
  const below = before ?? Number.MAX_SAFE_INTEGER;
  const lines = await sql.all<Omit<StatementLine, 'balanceCents'>>(
    `SELECT e.seq AS seq, t.kind AS kind, t.ref AS ref, e.branch_id AS "branchId", t.order_id AS "orderId",
            e.business_day AS "businessDay", t.posted_at AS "postedAt", e.amount_cents AS "amountCents"
       FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE e.business_id = ? AND e.account = ? AND e.currency = ? AND e.seq < ? ORDER BY e.seq DESC LIMIT ?`,
    [businessId, account, currency, below, limit],
  );
  const [newest] = lines;
  if (!newest) return [];
  const sum = await sql.one<{ cents: number }>(
    `SELECT CAST(SUM(amount_cents) AS BIGINT) AS cents FROM ledger_entries
      WHERE business_id = ? AND account = ? AND currency = ? AND seq <= ?`,
    [businessId, account, currency, newest.seq],
  );
  let balanceCents = sum?.cents ?? 0;
  return lines.map((line) => {
    const withBalance = { ...line, balanceCents };
    balanceCents -= line.amountCents;
    return withBalance;
  });
}

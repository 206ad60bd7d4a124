import { inList, type Sql } from '../../../database/sql';
import type { AccountCode, PostingKind } from '../../../domain/ledger';
import { scopeCondition, type EntryScope } from './figures';

/** A line of the statement of an account, with the balance after it. */
export interface StatementLine {
  seq: number;
  transactionId: string;
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

/** Of which account a page of the statement is read, and which of its lines. */
interface Statement extends Pick<EntryScope, 'businessId'> {
  /** Null or left out for all entries of the business. */
  branchIds?: EntryScope['branchIds'];
  account: AccountCode;
  currency: string;
  /** Business days, both included. */
  from?: string;
  to?: string;
  kind?: PostingKind;
  /** The last line of the page before; null for the newest lines. */
  before: number | null;
  limit: number;
}

/**
 * A page of the statement of an account, newest lines first, each with the balance after it. The balance is that of all entries
 * of the account in the scope: days and kind choose lines and leave balances as they are.
 */
export async function statementPage(
  sql: Sql,
  { businessId, branchIds = null, account, currency, from, to, kind, before, limit }: Statement,
): Promise<StatementLine[]> {
  const scope = scopeCondition(sql, { businessId, branchIds });
  const ofAccount = `${scope.where} AND e.account = ? AND e.currency = ?`;
  const parameters = [...scope.parameters, account, currency];
  const filters: [condition: string, value: string | undefined][] = [
    ['e.business_day >= ?', from],
    ['e.business_day <= ?', to],
    ['t.kind = ?', kind],
  ];
  const chosen = filters.flatMap(([condition, value]) => (value === undefined ? [] : [{ condition, value }]));
  const lines = await sql.all<Omit<StatementLine, 'balanceCents'>>(
    `SELECT e.seq AS seq, e.transaction_id AS "transactionId", t.kind AS kind, t.ref AS ref, e.branch_id AS "branchId",
            t.order_id AS "orderId", e.business_day AS "businessDay", t.posted_at AS "postedAt",
            e.amount_cents AS "amountCents"
       FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE ${[ofAccount, 'e.seq < ?', ...chosen.map(({ condition }) => condition)].join(' AND ')}
      ORDER BY e.seq DESC LIMIT ?`,
    [...parameters, before ?? Number.MAX_SAFE_INTEGER, ...chosen.map(({ value }) => value), limit],
  );
  const [newest] = lines;
  if (!newest) return [];
  const balances = await sql.all<{ seq: number; cents: number }>(
    `SELECT seq, cents FROM (
       SELECT e.seq AS seq, CAST(SUM(e.amount_cents) OVER (ORDER BY e.seq) AS BIGINT) AS cents
         FROM ledger_entries e WHERE ${ofAccount} AND e.seq <= ?) balances
      WHERE ${inList(sql, 'seq')}`,
    [...parameters, newest.seq, lines.map(({ seq }) => seq)],
  );
  const balanceAfter = new Map(balances.map(({ seq, cents }) => [seq, cents]));
  return lines.map((line) => ({ ...line, balanceCents: balanceAfter.get(line.seq) ?? 0 }));
}

/** Whether an account has any entry in the scope. */
export async function hasEntries(
  sql: Sql,
  { account, ...given }: EntryScope & { account: AccountCode },
): Promise<boolean> {
  const { where, parameters } = scopeCondition(sql, given);
  const found = await sql.one(
    `SELECT 1 AS found FROM ledger_entries e WHERE ${where} AND e.account = ? LIMIT 1`,
    [...parameters, account],
  );
  return found !== null && found !== undefined;
}

/** The account of the courier or the seller whom each of these transactions concerns, by transaction; others are missing. */
export async function staffAccountsOf(
  sql: Sql,
  businessId: string,
  transactionIds: readonly string[],
): Promise<ReadonlyMap<string, AccountCode>> {
  const rows = await sql.all<{ id: string; account: AccountCode }>(
    `SELECT e.transaction_id AS id, e.account AS account FROM ledger_entries e
      WHERE ${inList(sql, 'e.transaction_id')} AND e.business_id = ?
        AND (e.account LIKE 'cash.courier:%' OR e.account LIKE 'sellers.payable:%')`,
    [transactionIds, businessId],
  );
  return new Map(rows.map(({ id, account }) => [id, account]));
}

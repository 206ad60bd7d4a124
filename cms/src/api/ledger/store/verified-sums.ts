import { inList, sqlList, type Sql } from '../../../database/sql';
import type { AccountCode, Entry, PostingKind } from '../../../domain/ledger';

/* The reads of a verification. Unscoped: it goes through every business. */

export interface TransactionSum {
  id: string;
  businessId: string;
  cents: number;
}

/** A page of transactions by their ids, with the sum of the entries of each in each of its currencies. */
export const transactionSums = (sql: Sql, afterId: string, limit: number): Promise<TransactionSum[]> =>
  sql.all<TransactionSum>(
    `SELECT t.id AS id, t.business_id AS "businessId", CAST(COALESCE(SUM(e.amount_cents), 0) AS BIGINT) AS cents
       FROM (SELECT id, business_id FROM ledger_transactions WHERE id > ? ORDER BY id LIMIT ?) t
       LEFT JOIN ledger_entries e ON e.transaction_id = t.id
      GROUP BY t.id, t.business_id, e.currency ORDER BY t.id`,
    [afterId, limit],
  );

/** A page of the businesses that something was posted for. */
export const postedBusinesses = async (sql: Sql, afterId: string, limit: number): Promise<string[]> =>
  (
    await sql.all<{ id: string }>(
      `SELECT DISTINCT business_id AS id FROM ledger_transactions WHERE business_id > ? ORDER BY business_id LIMIT ?`,
      [afterId, limit],
    )
  ).map(({ id }) => id);

interface Balance {
  account: AccountCode;
  currency: string;
  cents: number;
}

/** The sum of the entries of each account of a business. */
export const entrySums = (sql: Sql, businessId: string): Promise<Balance[]> =>
  sql.all<Balance>(
    `SELECT account, currency, CAST(SUM(amount_cents) AS BIGINT) AS cents FROM ledger_entries
      WHERE business_id = ? GROUP BY account, currency`,
    [businessId],
  );

/** The balances that are stored for a business. */
export const storedBalances = (sql: Sql, businessId: string): Promise<Balance[]> =>
  sql.all<Balance>(
    'SELECT account, currency, balance_cents AS cents FROM ledger_balances WHERE business_id = ?',
    [businessId],
  );

interface OfSubject extends Entry {
  id: string;
}

/** The sums by account of what was posted for orders, of some kinds. */
export const sumsOfOrders = (
  sql: Sql,
  orderIds: readonly string[],
  kinds: readonly PostingKind[],
): Promise<OfSubject[]> =>
  sql.all<OfSubject>(
    `SELECT t.order_id AS id, e.account AS account, CAST(SUM(e.amount_cents) AS BIGINT) AS "amountCents"
       FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
      WHERE ${inList(sql, 't.order_id')} AND t.kind IN ${sqlList(kinds)} GROUP BY t.order_id, e.account`,
    [orderIds],
  );

/** The sums by account of what was posted with references, of some kinds, in a business. */
export const sumsOfRefs = (
  sql: Sql,
  businessId: string,
  refs: readonly string[],
  kinds: readonly PostingKind[],
): Promise<OfSubject[]> =>
  sql.all<OfSubject>(
    `SELECT t.ref AS id, e.account AS account, CAST(SUM(e.amount_cents) AS BIGINT) AS "amountCents"
       FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
      WHERE t.business_id = ? AND t.kind IN ${sqlList(kinds)} AND ${inList(sql, 't.ref')} GROUP BY t.ref, e.account`,
    [businessId, refs],
  );

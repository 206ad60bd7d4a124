import { database, rows } from './database';

export interface LedgerRow {
  kind: string;
  ref: string;
  orderId: string | null;
  businessDay: string;
  account: string;
  amountCents: number;
}

/** The entries of a business, or of one of its orders, in the order in which they were posted. */
export const ledgerOf = (businessId: string, orderId?: string): Promise<LedgerRow[]> =>
  rows<LedgerRow>(
    `SELECT t.kind AS kind, t.ref AS ref, t.order_id AS "orderId", t.business_day AS "businessDay",
            e.account AS account, e.amount_cents AS "amountCents"
       FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE t.business_id = ?${orderId === undefined ? '' : ' AND t.order_id = ?'} ORDER BY e.seq`,
    orderId === undefined ? [businessId] : [businessId, orderId],
  );

/** The postings of an order: the kind of each with its entries by account, ids of owners left out. */
export async function postingsOf(
  businessId: string,
  orderId: string,
): Promise<[kind: string, entries: Record<string, number>][]> {
  const postings = new Map<string, [string, Record<string, number>]>();
  for (const { kind, ref, account, amountCents } of await ledgerOf(businessId, orderId)) {
    const posting = postings.get(`${kind} ${ref}`) ?? [kind, {}];
    posting[1][withoutOwner(account)] = amountCents;
    postings.set(`${kind} ${ref}`, posting);
  }
  return [...postings.values()];
}

const withoutOwner = (account: string): string => account.replace(/^((?:cash|sellers)\.\w+):.*/, '$1');

/** Balances by account, without those of 0. */
export function balancesOf(
  entries: readonly Pick<LedgerRow, 'account' | 'amountCents'>[],
): Record<string, number> {
  const balances = new Map<string, number>();
  for (const { account, amountCents } of entries)
    balances.set(account, (balances.get(account) ?? 0) + amountCents);
  return Object.fromEntries(
    [...balances].filter(([, cents]) => cents !== 0).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The dialect of the database of this run. */
export const dialect = (): Promise<'sqlite' | 'postgres'> => database((sql) => Promise.resolve(sql.dialect));

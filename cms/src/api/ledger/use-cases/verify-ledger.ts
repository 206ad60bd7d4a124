import type { Sql } from '../../../database/sql';
import { read } from '../../../database/transaction';
import {
  commissionPosition,
  differencesBetween,
  hasFloor,
  orderPosition,
  POSTING_KINDS,
  positionOf,
  settlementPostings,
  type Entry,
  type LedgerDifference,
  type Position,
  type PostingKind,
} from '../../../domain/ledger';
import { nextTurn } from '../../../event-loop/turns';
import { settlementsForLedger, settlementsForLedgerAgain } from '../../couriers/exports';
import { ordersForLedger, ordersForLedgerAgain } from '../../orders/exports';
import { commissionsForLedger, commissionsForLedgerAgain } from '../../sellers/exports';
import {
  entrySums,
  postedBusinesses,
  storedBalances,
  sumsOfOrders,
  sumsOfRefs,
  transactionSums,
} from '../store/verified-sums';
import type { Verification } from '../store/verifications';

/** Rows read at a time: some 10 ms, then other requests get their turn. */
const PAGE = 300;
/** So many differences are named; all are counted. */
const MAX_NAMED = 100;

const kindsOf = (prefix: string): PostingKind[] => POSTING_KINDS.filter((kind) => kind.startsWith(prefix));
const ORDER_KINDS = kindsOf('ORDER_');
const COMMISSION_KINDS = kindsOf('COMMISSION_');
const COURIER_KINDS = kindsOf('COURIER_');

/**
 * Recomputes the ledger of all businesses: that each transaction and each business adds up to 0, that stored balances are the
 * sums of their entries, and that the entries of each order, commission and settlement are what its row says. It runs
 * beside the server: what changes while it is read is read again.
 */
export async function verifyLedger(now: () => Date = () => new Date()): Promise<Verification> {
  const startedAt = now().toISOString();
  const found = new Differences();
  const transactions = await verifyTransactions(found);
  const businesses = await verifyBusinesses(found);
  const orders = await verifyRows(found, ORDERS);
  await verifyRows(found, COMMISSIONS);
  await verifyRows(found, SETTLEMENTS);
  const { named: differences, count: differenceCount } = found;
  return {
    ...{ startedAt, endedAt: now().toISOString() },
    ...{ businesses, transactions, orders, differenceCount, differences },
  };
}

/** The first differences by name, and how many there are. */
class Differences {
  readonly named: LedgerDifference[] = [];
  count = 0;

  add(differences: readonly LedgerDifference[]): void {
    this.count += differences.length;
    this.named.push(...differences.slice(0, Math.max(0, MAX_NAMED - this.named.length)));
  }
}

async function verifyTransactions(found: Differences): Promise<number> {
  let count = 0;
  for (let after = ''; ; ) {
    const page = await read((sql) => transactionSums(sql, after, PAGE));
    const last = page.at(-1);
    if (!last) return count;
    count += new Set(page.map(({ id }) => id)).size;
    for (const { id, businessId, cents } of page)
      if (cents !== 0)
        found.add([
          { subject: 'TRANSACTION', businessId, id, account: null, expectedCents: 0, foundCents: cents },
        ]);
    after = last.id;
    await nextTurn();
  }
}

async function verifyBusinesses(found: Differences): Promise<number> {
  let count = 0;
  for (let after = ''; ; ) {
    const page = await read((sql) => postedBusinesses(sql, after, PAGE));
    const last = page.at(-1);
    if (last === undefined) return count;
    count += page.length;
    for (const businessId of page) {
      found.add(await agreed(() => read((sql) => differencesOfBusiness(sql, businessId))));
      await nextTurn();
    }
    after = last;
  }
}

/** Differences that two reads find: a posting between two statements of one read differs once. */
async function agreed(look: () => Promise<LedgerDifference[]>): Promise<LedgerDifference[]> {
  const differences = await look();
  return differences.length === 0 ? differences : look();
}

async function differencesOfBusiness(sql: Sql, businessId: string): Promise<LedgerDifference[]> {
  const sums = await entrySums(sql, businessId);
  const stored = await storedBalances(sql, businessId);
  const currencies = [...new Set([...sums, ...stored].map(({ currency }) => currency))];
  return currencies.flatMap((currency) => {
    const of = (balances: typeof sums): Entry[] =>
      balances
        .filter((each) => each.currency === currency)
        .map(({ account, cents }) => ({ account, amountCents: cents }));
    const total = of(sums).reduce((sum, { amountCents }) => sum + amountCents, 0);
    const floored = of(sums).filter(({ account }) => hasFloor(account));
    const unbalanced: LedgerDifference[] =
      total === 0
        ? []
        : [
            {
              subject: 'BUSINESS',
              businessId,
              id: currency,
              account: null,
              expectedCents: 0,
              foundCents: total,
            },
          ];
    return [
      ...unbalanced,
      ...differencesBetween(
        { subject: 'BALANCE', businessId, id: currency },
        positionOf(floored),
        positionOf(of(stored)),
      ),
    ];
  });
}

interface Row {
  id: string;
  businessId: string;
  version: number;
}

/** Rows that the ledger is compared with, page by page. */
interface Subject<R extends Row> {
  subject: LedgerDifference['subject'];
  page(sql: Sql, after: R | undefined): Promise<R[]>;
  again(sql: Sql, ids: readonly string[]): Promise<R[]>;
  expected(row: R): Position;
  /** The sums of the postings of rows. */
  posted(sql: Sql, rows: readonly R[]): Promise<(Entry & { id: string })[]>;
}

const ORDERS: Subject<Awaited<ReturnType<typeof ordersForLedger>>[number]> = {
  subject: 'ORDER',
  page: (sql, after) => ordersForLedger(sql, after?.rowId ?? 0, PAGE),
  again: ordersForLedgerAgain,
  expected: orderPosition,
  posted: (sql, rows) =>
    sumsOfOrders(
      sql,
      rows.map(({ id }) => id),
      ORDER_KINDS,
    ),
};

const COMMISSIONS: Subject<Awaited<ReturnType<typeof commissionsForLedger>>[number]> = {
  subject: 'COMMISSION',
  page: (sql, after) => commissionsForLedger(sql, after?.id ?? '', PAGE),
  again: commissionsForLedgerAgain,
  expected: commissionPosition,
  async posted(sql, rows) {
    // One commission for each order.
    const ids = new Map(rows.map(({ id, orderId }) => [orderId, id]));
    const sums = await sumsOfOrders(sql, [...ids.keys()], COMMISSION_KINDS);
    return sums.map((sum) => ({ ...sum, id: ids.get(sum.id) ?? '' }));
  },
};

const SETTLEMENTS: Subject<Awaited<ReturnType<typeof settlementsForLedger>>[number]> = {
  subject: 'SETTLEMENT',
  page: (sql, after) => settlementsForLedger(sql, after?.id ?? '', PAGE),
  again: settlementsForLedgerAgain,
  expected: (row) => positionOf(settlementPostings(row).flatMap(({ entries }) => entries)),
  async posted(sql, rows) {
    const sums: (Entry & { id: string })[] = [];
    for (const businessId of new Set(rows.map((row) => row.businessId))) {
      const refs = rows.filter((row) => row.businessId === businessId).map(({ id }) => id);
      sums.push(...(await sumsOfRefs(sql, businessId, refs, COURIER_KINDS)));
    }
    return sums;
  },
};

/** Compares all rows of a subject and answers how many they were. */
async function verifyRows<R extends Row>(found: Differences, subject: Subject<R>): Promise<number> {
  let count = 0;
  for (let last: R | undefined; ; ) {
    const page = await read((sql) => subject.page(sql, last));
    if (page.length === 0) return count;
    count += page.length;
    const differing = await differingRows(subject, page);
    if (differing.length > 0) found.add(await differencesOf(subject, differing));
    last = page.at(-1);
    await nextTurn();
  }
}

async function differingRows<R extends Row>(subject: Subject<R>, rows: readonly R[]): Promise<R[]> {
  const differing = new Set((await compare(subject, rows)).map(({ id }) => id));
  return rows.filter(({ id }) => differing.has(id));
}

async function compare<R extends Row>(subject: Subject<R>, rows: readonly R[]): Promise<LedgerDifference[]> {
  const posted = new Map<string, Entry[]>();
  for (const { id, ...entry } of await read((sql) => subject.posted(sql, rows)))
    posted.set(id, [...(posted.get(id) ?? []), entry]);
  return rows.flatMap((row) =>
    differencesBetween(
      { subject: subject.subject, businessId: row.businessId, id: row.id },
      subject.expected(row),
      positionOf(posted.get(row.id) ?? []),
    ),
  );
}

/** Reads rows that differ once more; what changes meanwhile is left to the next verification. */
async function differencesOf<R extends Row>(
  subject: Subject<R>,
  rows: readonly R[],
): Promise<LedgerDifference[]> {
  const ids = rows.map(({ id }) => id);
  const again = await read((sql) => subject.again(sql, ids));
  const differences = await compare(subject, again);
  const versions = new Map(
    (await read((sql) => subject.again(sql, ids))).map((row) => [row.id, row.version]),
  );
  const moved = new Set(again.filter(({ id, version }) => versions.get(id) !== version).map(({ id }) => id));
  return differences.filter(({ id }) => !moved.has(id));
}

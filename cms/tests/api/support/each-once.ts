import { expect } from 'vitest';
import type { Taken } from './varied-order';

/** Reads a database past its API, `?` for each parameter. */
export type Read = <Row>(statement: string, parameters?: readonly (string | number)[]) => Promise<Row[]>;

interface StoredOrder {
  token: string;
  sequence: number;
  day: string;
  total: number | string;
  payment: unknown;
  further: unknown;
}

interface Payment {
  method: string;
  amountCents: number;
  state: string;
}

// PostgreSQL's driver answers JSON as what it says, and large integers as text.
const parsed = (column: unknown): unknown => (typeof column === 'string' ? JSON.parse(column) : column);

/**
 * That a store has these orders alone, all to be paid at the door, and of each everything once: its number of the day,
 * its total as it was quoted and confirmed, its payments, its items, its key, its event, its use of a coupon and its mail.
 */
export async function expectEachOnce(
  read: Read,
  { businessId, branchId }: { businessId: string; branchId: string },
  taken: readonly Taken[],
): Promise<void> {
  const stored = await read<StoredOrder>(
    `SELECT token, sequence, business_day AS day, total_cents AS total, payment, further_payments AS further
       FROM orders WHERE branch_id = ? ORDER BY business_day, sequence`,
    [branchId],
  );
  const firstDay = stored.filter(({ day }) => day === stored[0]?.day);
  expect(firstDay.map(({ sequence }) => sequence)).toEqual(firstDay.map((_, index) => index + 1));
  expect(taken.map(({ placed }) => placed.totals.totalCents)).toEqual(
    taken.map(({ wanted }) => wanted.quotedCents),
  );
  expect(stored.map(moneyOfStored).sort(byToken)).toEqual(taken.map(moneyOfTaken).sort(byToken));

  const count = async (what: string, value: string) =>
    Number((await read<{ n: number | string }>(`SELECT COUNT(*) AS n FROM ${what} = ?`, [value]))[0]?.n);
  expect(await count('order_items WHERE branch_id', branchId)).toBe(taken.length);
  expect(await count('idempotency_keys WHERE scope', `order:${branchId}`)).toBe(taken.length);
  expect(await count("events WHERE type = 'order.placed' AND business_id", businessId)).toBe(taken.length);
  await expectCouponUses(read, businessId, taken);

  const mailed = taken.filter(({ wanted }) => wanted.wish.customer.email);
  const jobs = await read<{ token: string | null }>(
    `SELECT token FROM outbox LEFT JOIN orders ON dedupe_key = topic || ':' || document_id
      WHERE outbox.business_id = ?`,
    [businessId],
  );
  expect(jobs.map(({ token }) => token).sort()).toEqual(mailed.map(({ placed }) => placed.token).sort());
}

/** That each order with a coupon has used it once, for what it takes off, and that the coupon's books say no more. */
async function expectCouponUses(read: Read, businessId: string, taken: readonly Taken[]): Promise<void> {
  const uses = await read<{ token: string | null; state: string; cents: number | string }>(
    `SELECT token, r.state AS state, amount_cents AS cents
       FROM coupon_redemptions r LEFT JOIN orders ON document_id = order_id WHERE r.business_id = ?`,
    [businessId],
  );
  const used = taken
    .filter(({ wanted }) => wanted.wish.coupon)
    .map(({ placed: { token, totals } }) => ({ token, state: 'RESERVED', cents: totals.discountsCents }));
  const told = uses.map(({ token, state, cents }) => ({ token: token ?? '', state, cents: Number(cents) }));
  expect(told.sort(byToken)).toEqual(used.sort(byToken));
  const [books] = await read<{ uses: number | string; cents: number | string }>(
    'SELECT SUM(used_count) AS uses, SUM(used_cents) AS cents FROM coupons WHERE business_id = ?',
    [businessId],
  );
  const usedCents = used.reduce((sum, { cents }) => sum + cents, 0);
  expect([Number(books?.uses), Number(books?.cents)]).toEqual([used.length, usedCents]);
}

const byToken = (a: { token: string }, b: { token: string }) => (a.token < b.token ? -1 : 1);

function moneyOfStored({ token, total, payment, further }: StoredOrder) {
  const payments = [parsed(payment) as Payment, ...((parsed(further) ?? []) as Payment[])];
  return {
    token,
    totalCents: Number(total),
    payments: payments.map(({ method, amountCents, state }) => ({ method, amountCents, state })),
  };
}

/** What is stored of an order whose total is the one that was quoted. */
function moneyOfTaken({ wanted: { wish, quotedCents = 0 }, placed: { token } }: Taken) {
  const { method, further = [] } = wish.payment;
  const rest = further.reduce((left, { amountCents }) => left - amountCents, quotedCents);
  return {
    token,
    totalCents: quotedCents,
    payments: [{ method, amountCents: rest }, ...further].map((each) => ({ ...each, state: 'CREATED' })),
  };
}

import { expect } from 'vitest';
import type { PlacedOrderDto } from '../../../src/contracts/storefront';

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
  amountCents: number;
  state: string;
}

// PostgreSQL's driver answers JSON as what it says, and large integers as text.
const parsed = (column: unknown): unknown => (typeof column === 'string' ? JSON.parse(column) : column);

/**
 * That a store has these orders alone, all for the same amount and paid at the door, and of each everything once: its
 * number of the day, its total as it was confirmed, its payment, its items, its key and its event.
 */
export async function expectEachOnce(
  read: Read,
  { businessId, branchId }: { businessId: string; branchId: string },
  orders: readonly PlacedOrderDto[],
): Promise<void> {
  const stored = await read<StoredOrder>(
    `SELECT token, sequence, business_day AS day, total_cents AS total, payment, further_payments AS further
       FROM orders WHERE branch_id = ? ORDER BY business_day, sequence`,
    [branchId],
  );
  const byToken = (a: { token: string }, b: { token: string }) => (a.token < b.token ? -1 : 1);
  const totals = stored.map(({ token, total }) => ({ token, total: Number(total) }));
  expect(totals.sort(byToken)).toEqual(
    orders.map(({ token, totals: { totalCents } }) => ({ token, total: totalCents })).sort(byToken),
  );
  const firstDay = stored.filter(({ day }) => day === stored[0]?.day);
  expect(firstDay.map(({ sequence }) => sequence)).toEqual(firstDay.map((_, index) => index + 1));
  for (const { token, total, payment, further } of stored) {
    const payments = [parsed(payment) as Payment, ...((parsed(further) ?? []) as Payment[])];
    const told = payments.map(({ amountCents, state }) => ({ amountCents, state }));
    expect(told, token).toEqual([{ amountCents: Number(total), state: 'CREATED' }]);
  }

  const count = async (what: string, value: string) =>
    Number((await read<{ n: number | string }>(`SELECT COUNT(*) AS n FROM ${what} = ?`, [value]))[0]?.n);
  expect(await count('order_items WHERE branch_id', branchId)).toBe(orders.length);
  expect(await count('idempotency_keys WHERE scope', `order:${branchId}`)).toBe(orders.length);
  expect(await count("events WHERE type = 'order.placed' AND business_id", businessId)).toBe(orders.length);
}

import type { Sql } from '../../../database/sql';
import { orderNumber } from '../../../domain/orders';
import { OPEN_STATES } from './state-lists';
import type { StoreContext } from '../../../domain/orders';
import { DAY_MS } from '../../../domain/time';

interface Place {
  businessId: string;
  branchId: string;
  businessDay: string;
  now: Date;
  numbering: StoreContext['branch']['settings']['numbering'];
}

/** Longer ago nothing was placed that is still open: orders are taken for at most so many days ahead. */
const LONGEST_OPEN_MS = 45 * DAY_MS;

/**
 * The next number of a branch's business day. The counter's row stays locked until the commit: there are no twins.
 * A number that another order of the day has – where the branch has changed how it counts – or an open one of an earlier
 * day is passed over, so that nobody hands out the wrong one.
 */
export async function nextNumber(sql: Sql, place: Place): Promise<{ sequence: number; number: string }> {
  for (;;) {
    const sequence = await nextSequence(sql, place);
    const { prefix, from } = place.numbering;
    const number = orderNumber(sequence + from - 1, prefix);
    if (!(await isInUse(sql, number, place))) return { sequence, number };
  }
}

async function nextSequence(sql: Sql, { branchId, businessDay }: Place): Promise<number> {
  const row = await sql.one<{ sequence: number }>(
    `INSERT INTO order_counters (branch_id, business_day, sequence) VALUES (?, ?, 1)
     ON CONFLICT (branch_id, business_day) DO UPDATE SET sequence = order_counters.sequence + 1 RETURNING sequence`,
    [branchId, businessDay],
  );
  if (!row) throw new Error('The order counter gave no number');
  return row.sequence;
}

async function isInUse(
  sql: Sql,
  number: string,
  { businessId, branchId, businessDay, now }: Place,
): Promise<boolean> {
  const row = await sql.one(
    `SELECT 1 AS taken FROM orders
      WHERE business_id = ? AND number = ? AND placed_at > ? AND branch_id = ?
        AND (business_day = ? OR (business_day < ? AND state IN ${OPEN_STATES})) LIMIT 1`,
    [businessId, number, new Date(now.getTime() - LONGEST_OPEN_MS), branchId, businessDay, businessDay],
  );
  return row !== undefined;
}

import type { TestOrderDto } from '../../../contracts/onboarding';
import { instant, type InstantColumn } from '../../../database/columns';
import type { Sql } from '../../../database/sql';
import { isOpen } from '../../../domain/orders/states';

/** Repeated word for word in the index of these orders. */
export const IS_TEST = 'test IS TRUE';
/** For figures: orders placed to try things out sell nothing. Older rows know nothing of tests. */
export const IS_REAL = 'test IS NOT TRUE';

/** The last order of a branch that was placed to try things out. */
export async function lastTestOrder(
  sql: Sql,
  branchId: string,
): Promise<{ order: TestOrderDto; open: boolean } | null> {
  const row = await sql.one<{
    document_id: string;
    number: string;
    state: TestOrderDto['state'];
    type: TestOrderDto['type'];
    acknowledged_at: InstantColumn;
  }>(
    `SELECT document_id, number, state, type, acknowledged_at FROM orders
      WHERE branch_id = ? AND ${IS_TEST} ORDER BY placed_at DESC, id DESC LIMIT 1`,
    [branchId],
  );
  if (!row) return null;
  const order = {
    id: row.document_id,
    number: row.number,
    state: row.state,
    type: row.type,
    acknowledgedAt: instant(row.acknowledged_at),
  };
  return { order, open: isOpen(row.state) };
}

import type { TestOrderDto } from '../../../contracts/onboarding';
import type { Sql } from '../../../database/sql';
import { isOpen } from '../../../domain/orders/states';
import { orders } from './order-row';

/** Repeated word for word in the index of these orders. */
export const IS_TEST = 'test IS TRUE';
/** For figures: orders placed to try things out sell nothing. Older rows know nothing of tests. */
export const IS_REAL = 'test IS NOT TRUE';

/** The last order of a branch that was placed to try things out. Unscoped: by a branch that the caller reaches. */
export async function lastTestOrder(
  sql: Sql,
  branchId: string,
): Promise<{ order: TestOrderDto; open: boolean } | null> {
  const latest = `branch_id = ? AND ${IS_TEST} AND drill IS NOT TRUE ORDER BY placed_at DESC, id DESC LIMIT 1`;
  const last = await orders.find(sql, latest, [branchId]);
  if (!last) return null;
  const { id, number, state, type, acknowledgedAt } = last;
  return { order: { id, number, state, type, acknowledgedAt }, open: isOpen(state) };
}

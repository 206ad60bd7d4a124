import type { Sql } from '../../../database/sql';
import { ApiError } from '../../../errors/api-error';
import { productsInGroup } from '../store/menu-rows';

/** So many are named; the count is of all. */
const NAMED = 20;

/**
 * A product in variations has no price without them, so a group that some product comes in is not archived: first
 * those products get other variations, or none. The refusal names them.
 */
export async function requireUnused(
  sql: Sql,
  group: { documentId: string; businessId: string; branchId: string },
): Promise<void> {
  const products = await productsInGroup(sql, group, 'name, id');
  if (products.length === 0) return;
  throw new ApiError(409, 'GROUP_IN_USE', {
    path: ['state'],
    args: { count: products.length },
    details: { usedBy: products.slice(0, NAMED).map(({ id, name }) => ({ id, name })) },
  });
}

import { inList, unindexed, type Sql } from '../../../database/sql';
import { orders, type StoredOrder } from './order-row';

/** The last orders of a customer in some branches of the business, the newest first; no branches named means all. */
export function ordersOfCustomer(
  sql: Sql,
  { businessId, branchIds }: { businessId: string; branchIds: readonly string[] },
  customerIds: readonly string[],
  limit: number,
): Promise<StoredOrder[]> {
  const reached = branchIds.length === 0 ? '' : ` AND ${inList(sql, unindexed(sql, 'branch_id'))}`;
  return orders.select(
    sql,
    `${inList(sql, 'customer_id')} AND ${unindexed(sql, 'business_id')} = ?${reached} ORDER BY placed_at DESC, id DESC LIMIT ?`,
    [customerIds, businessId, ...(branchIds.length === 0 ? [] : [branchIds]), limit],
  );
}

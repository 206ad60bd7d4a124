import { inList, type Sql } from '../../../database/sql';
import { orders } from './order-row';

const heardOrders = orders.pick('id', 'drill', 'placedAt', 'pendingAt');

export interface SignalledOrder {
  /** Whether it only tries the devices out. */
  drill: boolean;
  /** When it began to ring, in milliseconds: when it was placed, and once more when it came to be answered. */
  rang: number[];
}

/** Which of these are orders of a branch. */
export async function findSignalledOrders(
  sql: Sql,
  { businessId, branchId }: { businessId: string; branchId: string },
  ids: readonly string[],
): Promise<Map<string, SignalledOrder>> {
  if (ids.length === 0) return new Map();
  const found = await heardOrders.select(
    sql,
    `${inList(sql, 'document_id')} AND business_id = ? AND branch_id = ? LIMIT ?`,
    [ids, businessId, branchId, ids.length],
  );
  return new Map(
    found.map(({ id, drill, placedAt, pendingAt }) => [
      id,
      { drill, rang: [placedAt, pendingAt].flatMap((at) => (at === null ? [] : [Date.parse(at)])) },
    ]),
  );
}

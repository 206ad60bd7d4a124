import { inList, unindexed, type Sql, type SqlCondition } from '../../../database/sql';

/** As whom somebody carries and sells, by the ids of those couriers and sellers: one at each branch they work for. */
export interface OwnOrders {
  couriers: readonly string[];
  sellers: readonly string[];
}

export const isCarriedBy = (own: OwnOrders, { courierId }: { courierId: string | null }): boolean =>
  courierId !== null && own.couriers.includes(courierId);

export const isOwnOrder = (
  own: OwnOrders,
  order: { courierId: string | null; sellerId: string | null },
): boolean => isCarriedBy(own, order) || (order.sellerId !== null && own.sellers.includes(order.sellerId));

/**
 * That an order is carried or was sold by one of these. Those of one courier or seller lie in their index as they are listed;
 * those of several are looked up by their ids.
 */
export function ownCondition(
  sql: Sql,
  businessId: string,
  { couriers, sellers }: OwnOrders,
): SqlCondition & { lookedUp: boolean } {
  const kinds = [
    { column: 'courier_id', ids: couriers },
    { column: 'seller_id', ids: sellers },
  ].filter(({ ids }) => ids.length > 0);
  const [first, second] = kinds;
  if (!first) return { condition: '1 = 0', parameters: [], lookedUp: false };
  if (!second && first.ids.length === 1)
    return { condition: `${first.column} = ?`, parameters: [...first.ids], lookedUp: false };
  const each = kinds.map(
    ({ column }) =>
      `SELECT id FROM orders WHERE ${unindexed(sql, 'business_id')} = ? AND ${inList(sql, column)}`,
  );
  return {
    condition: `id IN (${each.join(' UNION ALL ')})`,
    parameters: kinds.flatMap(({ ids }) => [businessId, ids]),
    lookedUp: true,
  };
}

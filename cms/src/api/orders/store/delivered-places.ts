import type { Sql } from '../../../database/sql';
import { cellOf, pointOf, type DemandPoint } from '../../../domain/delivery';
import { orders } from './order-row';
import { UNSOLD_STATES } from './state-lists';
import { IS_REAL } from './test-orders';

const places = orders.pick('address');

/** More than a branch delivers in some months is not needed to see where to. */
const MOST = 10_000;

/** Where the deliveries of a branch went since a business day, each as coarsely as it is told; those that came to nothing aside. */
export async function deliveredPlaces(
  sql: Sql,
  { businessId, branchId, day }: { businessId: string; branchId: string; day: string },
): Promise<DemandPoint[]> {
  const rows = await places.select(
    sql,
    `branch_id = ? AND business_id = ? AND business_day >= ? AND type = 'DELIVERY'
      AND state NOT IN ${UNSOLD_STATES} AND ${IS_REAL}
      ORDER BY business_day DESC LIMIT ${MOST}`,
    [branchId, businessId, day],
  );
  return rows.flatMap(({ address }): DemandPoint[] => {
    if (!address) return [];
    const { district, city } = address;
    const point = pointOf(address);
    return [{ district, city, cell: point && cellOf(point), count: 1 }];
  });
}

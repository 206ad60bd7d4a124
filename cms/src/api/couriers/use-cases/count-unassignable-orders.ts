import type { Sql } from '../../../database/sql';
import { lacksCourier } from '../../../domain/couriers';
import type { LoadedStore } from '../../../store/load-store';
import { ordersWithoutCourierAt } from '../../orders/exports';
import { readCandidates } from '../candidates';

/**
 * How many ready orders of a branch nobody takes: none is there to be asked, everybody who is carries as much as they can,
 * or everybody else was asked in vain again and again. None where the branch keeps no couriers here, and somebody else sees
 * to it.
 */
export async function countUnassignableOrders(
  sql: Sql,
  { businessId, branch }: LoadedStore,
): Promise<number> {
  const { trips, candidates } = await readCandidates(sql, businessId, branch.id);
  if (candidates.length === 0) return 0;
  const waiting = await ordersWithoutCourierAt(sql, businessId, branch.id);
  const declinedOf = new Map(trips.map(({ id, declined }) => [id, declined]));
  return waiting.filter(
    ({ state, courier }) =>
      state === 'READY' && lacksCourier(candidates, declinedOf.get(courier?.deliveryId ?? '') ?? []),
  ).length;
}

import type { Sql } from '../../../database/sql';
import { MAX_ROUNDS, missedRounds } from '../../../domain/couriers';
import type { LoadedStore } from '../../../store/load-store';
import { ordersWithoutCourierAt } from '../../orders/exports';
import { couriersAt } from '../store/couriers';
import { openDeliveriesAt } from '../store/deliveries';

/**
 * How many ready orders of a branch nobody takes: none is there to be asked, or everybody who is was asked in vain again
 * and again. None where the branch keeps no couriers here, and somebody else sees to it.
 */
export async function countUnassignableOrders(
  sql: Sql,
  { businessId, branch }: LoadedStore,
): Promise<number> {
  const active = (await couriersAt(sql, businessId, branch.id)).filter(({ state }) => state === 'ACTIVE');
  if (active.length === 0) return 0;
  const there = active.filter(({ available }) => available).map(({ id }) => id);
  const waiting = await ordersWithoutCourierAt(sql, businessId, branch.id);
  const ready = waiting.filter(({ state }) => state === 'READY');
  if (there.length === 0 || ready.length === 0) return ready.length;
  const trips = await openDeliveriesAt(sql, businessId, branch.id);
  const missed = trips.filter(({ declined }) => missedRounds(declined, there) >= MAX_ROUNDS);
  return ready.filter(({ courier }) => missed.some(({ id }) => id === courier?.deliveryId)).length;
}

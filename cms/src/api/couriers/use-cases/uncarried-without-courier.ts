import type { Sql } from '../../../database/sql';
import type { LoadedStore } from '../../../store/load-store';
import { uncarriedAt } from '../../orders/exports';
import { couriersAt } from '../store/couriers';

/**
 * How many ready orders of a branch wait for a courier while none is there to be asked; none where the branch keeps no
 * couriers here, and somebody else sees to it.
 */
export async function uncarriedWithoutCourier(
  sql: Sql,
  { businessId, branch }: LoadedStore,
): Promise<number> {
  const active = (await couriersAt(sql, businessId, branch.id)).filter(({ state }) => state === 'ACTIVE');
  if (active.length === 0 || active.some(({ available }) => available)) return 0;
  const waiting = await uncarriedAt(sql, businessId, branch.id);
  return waiting.filter(({ state }) => state === 'READY').length;
}

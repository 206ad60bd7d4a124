import type { ZoneDemandDto } from '../../../contracts/zone-tools';
import { read } from '../../../database/transaction';
import { CELL_DEGREES, demandOf } from '../../../domain/delivery';
import { DAY_MS } from '../../../domain/time';
import type { Viewer } from '../../../sessions/viewer';
import { deliveredPlaces } from '../../orders/exports';
import { dayOf, refusalsSince } from '../store/refusals';
import { ownStore } from './own-store';

/** Where a branch's orders came from in the last days, and where customers were refused. */
export async function readDemand(
  viewer: Viewer,
  branchId: string,
  days: number,
  now: Date,
): Promise<ZoneDemandDto> {
  const day = dayOf(new Date(now.getTime() - days * DAY_MS));
  return read(async (sql) => {
    const { businessId } = await ownStore(sql, viewer, branchId);
    const since = { businessId, branchId, day };
    const [orders, refused] = [await deliveredPlaces(sql, since), await refusalsSince(sql, since)];
    return { days, cellDegrees: CELL_DEGREES, ...demandOf(orders, refused) };
  });
}

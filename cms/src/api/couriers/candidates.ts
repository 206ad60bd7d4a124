import type { Sql } from '../../database/sql';
import { isBeforePickUp, isOpenStop, type Candidate } from '../../domain/couriers';
import { couriersAt, type StoredCourier } from './store/couriers';
import { openDeliveriesAt, type StoredDelivery } from './store/deliveries';

/** How many orders a courier has on trips that are not over. */
export const courierLoad = (trips: readonly StoredDelivery[]): number =>
  trips.reduce((sum, { stops }) => sum + stops.filter(({ state }) => isOpenStop(state)).length, 0);

/** The couriers of a branch, its trips that are not over, and who of them works, by what they carry now. */
export async function readCandidates(
  sql: Sql,
  businessId: string,
  branchId: string,
): Promise<{
  couriers: StoredCourier[];
  trips: StoredDelivery[];
  candidates: (StoredCourier & Candidate)[];
}> {
  const couriers = await couriersAt(sql, businessId, branchId);
  const trips = await openDeliveriesAt(sql, businessId, branchId);
  const candidates = couriers
    .filter(({ state }) => state === 'ACTIVE')
    .map((courier) => {
      const carried = trips.filter(({ courierId }) => courierId === courier.id);
      const onTheRoad = carried.some(({ state }) => !isBeforePickUp(state));
      return { ...courier, load: courierLoad(carried), onTheRoad };
    });
  return { couriers, trips, candidates };
}

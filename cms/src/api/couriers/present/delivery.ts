import type { DeliveryDto } from '../../../contracts/couriers';
import type { Sql } from '../../../database/sql';
import { courierNames } from '../store/couriers';
import type { StoredDelivery } from '../store/deliveries';

/** Trips of one business as the store sees them. */
export async function toDeliveryDtos(sql: Sql, trips: readonly StoredDelivery[]): Promise<DeliveryDto[]> {
  const ids = [...new Set(trips.flatMap(({ courierId }) => courierId ?? []))];
  const names = await courierNames(sql, trips[0]?.businessId ?? '', ids);
  return trips.map((trip) => toDeliveryDto(trip, names.get(trip.courierId ?? '') ?? null));
}

function toDeliveryDto(trip: StoredDelivery, courierName: string | null): DeliveryDto {
  return {
    id: trip.id,
    branchId: trip.branchId,
    version: trip.version,
    courierId: trip.courierId,
    courierName,
    state: trip.state,
    businessDay: trip.businessDay,
    stops: trip.stops
      // Where its courier did something that could not be taken, they may have money of an order that left their trip.
      .filter(({ state, refused }) => state !== 'DROPPED' || (refused ?? []).length > 0)
      .map(({ orderId, orderNumber, state, district, legMeters, problem, note, refused = [] }) => ({
        orderId,
        orderNumber,
        state,
        district,
        legMeters,
        problem,
        note,
        refused,
      })),
    offerEndsAt: trip.offerEndsAt,
    pickedUpAt: trip.pickedUpAt,
    endedAt: trip.endedAt,
    deliveries: trip.deliveries,
    earnedCents: trip.earnedCents,
    tipCents: trip.tipCents,
    cashCents: trip.cashCents,
    changeCents: trip.changeCents,
    settlementId: trip.settlementId,
  };
}

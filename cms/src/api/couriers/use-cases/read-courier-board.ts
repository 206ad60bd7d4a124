import type { CourierBoardDto, CourierOnBoard, WaitingOrder } from '../../../contracts/couriers';
import { read } from '../../../database/transaction';
import {
  availabilityOf,
  couriersWithRoom,
  isBeforePickUp,
  isOver,
  missedRounds,
  settlementOf,
} from '../../../domain/couriers';
import { viewerPersonFilter, type Viewer } from '../../../sessions/viewer';
import { ownStore } from '../../branches/use-cases/own-store';
import { ordersWithoutCourierAt } from '../../orders/exports';
import { toDeliveryDtos } from '../present/delivery';
import { courierLoad, readCandidates } from '../candidates';
import type { StoredCourier } from '../store/couriers';
import { refusedDeliveriesAt, unsettledSums } from '../store/deliveries';
import { broughtForward } from '../store/settlements';

/** Who of a branch is free, who carries what, who owes cash, and which orders wait for somebody. */
export async function readCourierBoard(viewer: Viewer, branchId: string): Promise<CourierBoardDto> {
  return read(async (sql) => {
    const store = await ownStore(sql, viewer, branchId);
    const { businessId } = viewer;
    const person = viewerPersonFilter(viewer, 'courier.view');
    const { couriers: all, trips: open, candidates } = await readCandidates(sql, businessId, branchId);
    const shown = all.filter(({ personId }) => person === null || personId === person);
    const carried = [...open, ...(await refusedDeliveriesAt(sql, businessId, branchId))];
    const dtos = new Map((await toDeliveryDtos(sql, carried)).map((trip) => [trip.id, trip]));
    const ids = shown.map(({ id }) => id);
    const owed = await unsettledSums(sql, businessId, ids);
    const left = await broughtForward(sql, businessId, ids);
    const couriers = shown.map((courier): CourierOnBoard => {
      const trips = carried.filter(({ courierId }) => courierId === courier.id);
      const ended = owed.get(courier.id);
      // Those that nothing was left of are among what has ended.
      const under = trips.filter(({ state }) => !isOver(state));
      const sums = settlementOf([...(ended ? [ended] : []), ...under], left.get(courier.id) ?? 0);
      const { earnedCents, tipsCents, balanceCents } = sums;
      return {
        ...shownOf(courier),
        availability: availabilityOf(
          courier.available,
          courierLoad(trips.filter(({ state }) => !isBeforePickUp(state))),
        ),
        load: courierLoad(trips),
        trips: trips.flatMap(({ id }) => dtos.get(id) ?? []),
        open: { earnedCents, tipsCents, balanceCents },
      };
    });
    const waiting = person === null ? await ordersWithoutCourierAt(sql, businessId, branchId) : [];
    const there = couriersWithRoom(candidates, 1).map(({ id }) => id);
    const nameOf = new Map(all.map(({ id, name }) => [id, name]));
    return {
      currency: store.business.currency,
      couriers,
      waiting: waiting.map(
        ({ id, number, version, state, district, promisedAt, placedAt, courier }): WaitingOrder => {
          const trip = open.find((each) => each.id === courier?.deliveryId);
          const declined = (trip?.declined ?? []).flatMap(({ courierId }) => nameOf.get(courierId) ?? []);
          return {
            ...{ id, number, version, state, district, promisedAt, placedAt },
            declined: [...new Set(declined)],
            rounds: missedRounds(trip?.declined ?? [], there),
          };
        },
      ),
    };
  });
}

const shownOf = ({
  id,
  version,
  name,
  phone,
  vehicle,
  kind,
  state,
  available,
  maxConcurrent,
}: StoredCourier) => ({
  ...{ id, version, name, phone, vehicle, kind, available, maxConcurrent },
  state: state === 'ACTIVE' ? ('ACTIVE' as const) : ('PAUSED' as const),
});

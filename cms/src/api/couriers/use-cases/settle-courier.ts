import type { z } from 'zod';
import { actorOf, writeAudit } from '../../../audit/audit';
import type { DeliveryDto, OpenSettlementDto, settleBody } from '../../../contracts/couriers';
import { newId } from '../../../database/ids';
import { inTransaction, read } from '../../../database/transaction';
import { reachesBranch } from '../../../domain/access';
import { cashToHandIn, settlementOf, type SettlementSums } from '../../../domain/couriers';
import { businessDay } from '../../../domain/time';
import { ApiError, notFound } from '../../../errors/api-error';
import { viewerPersonFilter, type Viewer } from '../../../sessions/viewer';
import { storeOf } from '../../../store/stores';
import { postSettlement } from '../../ledger/exports';
import { toDeliveryDtos } from '../present/delivery';
import { courierById, courierForChange, type StoredCourier } from '../store/couriers';
import { settledIn, unsettledOf } from '../store/deliveries';
import {
  broughtForwardOf,
  attachToSettlement,
  insertSettlement,
  markSettlementPaid,
  settlementById,
  type StoredSettlement,
} from '../store/settlements';
import { publishCourierChange } from '../publish-courier-change';
import { requireCourier } from './renew-link';

/** What is not settled with a courier yet: the trips that are over, with the sums that a closing would fix. */
export function readOpenSettlement(viewer: Viewer, courierId: string): Promise<OpenSettlementDto> {
  return read(async (sql) => {
    const courier = requireCourier(viewer, await courierById(sql, viewer.businessId, courierId));
    const person = viewerPersonFilter(viewer, 'courier.view');
    if (person !== null && courier.personId !== person) throw notFound();
    const trips = await unsettledOf(sql, viewer.businessId, courierId);
    return {
      ...settlementOf(trips, await broughtForwardOf(sql, viewer.businessId, courierId)),
      courierId,
      courierName: courier.name,
      state: 'OPEN',
      trips: await toDeliveryDtos(sql, trips),
    };
  });
}

/** Somebody settled meanwhile, or a trip has ended since: what the person saw is not what there is. */
const changed = () => new ApiError(409, 'SETTLEMENT_CHANGED');

/**
 * Closes what is open with a courier: its trips are fixed in the settlement, each in one. Of two who close at once one
 * wins, and nobody closes another sum than they saw.
 */
export function settleCourier(
  viewer: Viewer,
  courierId: string,
  { expectedBalanceCents, expectedTrips, countedCents }: z.output<typeof settleBody>,
  now: Date,
): Promise<string> {
  return inTransaction(async (tx) => {
    const courier = requireCourier(viewer, await courierById(tx, viewer.businessId, courierId));
    const store = await storeOf(tx, courier.branchId);
    const trips = await unsettledOf(tx, viewer.businessId, courierId);
    // Of two who close at once the trips make one win; without any it is the courier's row.
    if (trips.length === 0) await courierForChange(tx, viewer.businessId, courierId);
    const sums = settlementOf(trips, await broughtForwardOf(tx, viewer.businessId, courierId));
    const nothing = trips.length === 0 && sums.broughtForwardCents === 0;
    if (nothing || trips.length !== expectedTrips || sums.balanceCents !== expectedBalanceCents)
      throw changed();
    const row: StoredSettlement = {
      ...closed(courier, sums, now),
      // Whoever hands in nothing was counted nothing of, whatever an older page says.
      countedCents: cashToHandIn(sums) > 0 ? countedCents : null,
      businessDay: store
        ? businessDay(now, store.branch.timezone, store.branch.closeoutTime)
        : now.toISOString().slice(0, 10),
    };
    await insertSettlement(tx, row, now);
    for (const trip of trips) if ((await attachToSettlement(tx, trip, row.id, now)) === 0) throw changed();
    await postSettlement(tx, row, now);
    await record(tx, viewer, row, 'close', now);
    return row.id;
  });
}

const closed = (
  courier: StoredCourier,
  { cashDueCents: _, ...sums }: SettlementSums,
  now: Date,
): Omit<StoredSettlement, 'businessDay' | 'countedCents'> => ({
  id: newId(),
  businessId: courier.businessId,
  branchId: courier.branchId,
  courierId: courier.id,
  personId: courier.personId,
  courierName: courier.name,
  ...sums,
  closedAt: now.toISOString(),
  paidAt: null,
  state: 'CLOSED',
  version: 1,
});

/** Notes that the balance of a settlement has changed hands, once. */
export function paySettlement(viewer: Viewer, id: string, version: number, now: Date): Promise<void> {
  return inTransaction(async (tx) => {
    const row = await settlementById(tx, viewer.businessId, id);
    if (!row || !reachesBranch(viewer, row.branchId)) throw notFound();
    if (row.version !== version || (await markSettlementPaid(tx, row, now)) === 0) throw changed();
    await postSettlement(tx, { ...row, state: 'PAID' }, now);
    await record(tx, viewer, row, 'pay', now);
  });
}

/** The trips that a settlement fixed. */
export function readSettledTrips(viewer: Viewer, id: string): Promise<DeliveryDto[]> {
  return read(async (sql) => {
    const row = await settlementById(sql, viewer.businessId, id);
    const person = viewerPersonFilter(viewer, 'courier.view');
    if (!row || !reachesBranch(viewer, row.branchId)) throw notFound();
    if (person !== null && row.personId !== person) throw notFound();
    return toDeliveryDtos(sql, await settledIn(sql, viewer.businessId, id));
  });
}

async function record(
  tx: Parameters<typeof publishCourierChange>[0],
  viewer: Viewer,
  {
    id,
    businessId,
    branchId,
    courierId,
    courierName,
    balanceCents,
    countedCents,
    deliveries,
  }: StoredSettlement,
  action: 'close' | 'pay',
  now: Date,
): Promise<void> {
  await writeAudit(tx, {
    ...{ at: now, businessId, branchId, actor: actorOf(viewer) },
    ...{ entity: 'settlement', entityId: id, action },
    after: { courier: courierName, deliveries, balanceCents, countedCents },
  });
  await publishCourierChange(tx, { businessId, branchId, courierId, id }, now);
}

import { inTransaction, read } from '../../../database/transaction';
import { canMove, chooseCourier } from '../../../domain/couriers';
import { ApiError } from '../../../errors/api-error';
import { logFailure } from '../../../errors/log-failure';
import type { LoadedStore } from '../../../store/load-store';
import { storeOf } from '../../../store/stores';
import { branchesWithUncarried, orderForChange, uncarriedAt, type StoredOrder } from '../../orders/exports';
import { couriersAt } from '../store/couriers';
import { openDeliveriesAt, overdueOffers, type StoredDelivery } from '../store/deliveries';
import { courierWithRoom, freeTrip, loadOf, newTrip, offerTrip } from '../trips';
import { tripForChange } from './withdraw-delivery';

const SYSTEM = { kind: 'SYSTEM' } as const;

/** What time does with trips: offers that nobody answered run out, and where a branch wants it orders find a courier. */
export async function dispatchTrips(now: Date): Promise<void> {
  for (const offer of await read((sql) => overdueOffers(sql, now))) await expire(offer, now);
  for (const { branchId } of await read((sql) => branchesWithUncarried(sql))) await giveOutAt(branchId, now);
}

async function expire(offer: StoredDelivery, now: Date): Promise<void> {
  await unlessMoved(`The offer of the trip ${offer.id} did not run out`, () =>
    inTransaction(async (tx) => {
      const { trip, found } = await tripForChange(tx, offer.businessId, offer.id);
      if (trip.version !== offer.version || !canMove(trip.state, 'expire')) return;
      await freeTrip(tx, { trip, found }, 'EXPIRED', { actor: SYSTEM, now });
    }),
  );
}

async function giveOutAt(branchId: string, now: Date): Promise<void> {
  const store = await read((sql) => storeOf(sql, branchId));
  if (!store || store.couriers.assign === 'BY_HAND') return;
  const orders = await read((sql) => uncarriedAt(sql, store.businessId, branchId));
  for (const order of orders)
    if (store.couriers.assignOn === 'ACCEPTED' || order.state === 'READY')
      await unlessMoved(`The order ${order.id} found no courier`, () => giveOut(store, order, now));
}

/** Somebody was faster, or nobody has room: it is looked at again at the next tick, and so are the others. */
async function unlessMoved(failure: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ApiError)) logFailure(failure, error);
  }
}

/** Offers an order to whoever the branch's way of choosing names. Each order is a trip of its own. */
async function giveOut(store: LoadedStore, seen: StoredOrder, now: Date): Promise<void> {
  const { businessId, branch } = store;
  const by = { actor: SYSTEM, now };
  await inTransaction(async (tx) => {
    const held = seen.courier
      ? await tripForChange(tx, businessId, seen.courier.deliveryId)
      : { trip: null, found: [] };
    const order = held.trip ? held.found[0] : await orderForChange(tx, businessId, seen.id);
    if (!order || (!held.trip && order.version !== seen.version)) return;
    if (held.trip && held.trip.state !== 'UNASSIGNED') return;
    const open = await openDeliveriesAt(tx, businessId, branch.id);
    const candidates = (await couriersAt(tx, businessId, branch.id))
      .filter(({ state }) => state === 'ACTIVE')
      .map((courier) => ({
        ...courier,
        load: loadOf(open.filter(({ courierId }) => courierId === courier.id)),
      }));
    const orders = Math.max(1, held.found.length);
    const declined = held.trip?.declined.map(({ courierId }) => courierId) ?? [];
    const chosen = chooseCourier(store.couriers.assign, candidates, { orders, declined });
    if (!chosen) return;
    const courier = await courierWithRoom(tx, chosen, orders);
    if (held.trip) await offerTrip(tx, store, { trip: held.trip, found: held.found, courier }, by);
    else await newTrip(tx, store, [order], courier, by);
  });
}

import type { Actor } from '../../src/audit/audit';
import { couriersAt, setAvailable } from '../../src/api/couriers/store/couriers';
import { openDeliveriesOf } from '../../src/api/couriers/store/deliveries';
import { courierLoad } from '../../src/api/couriers/candidates';
import { createTrip } from '../../src/api/couriers/trips';
import { orderById, type StoredOrder } from '../../src/api/orders/store/order-row';
import type { Tx } from '../../src/database/transaction';
import { hasCapacity } from '../../src/domain/couriers';
import { DAY_MS } from '../../src/domain/time';
import type { Viewer } from '../../src/sessions/viewer';
import { storeOf } from '../../src/store/stores';
import type { BuiltBranch } from './business';
import { make } from './make';
import { personAt } from './people';

const COURIER = 'api::couriers.courier';
/** From how many days ago on there are trips. */
const KNOWN_DAYS = 2;

const COURIERS = [
  {
    kind: 'OWN',
    vehicle: 'MOTORCYCLE',
    plate: 'FRT2B41',
    payKind: 'FIXED_PLUS_DELIVERY',
  },
  { name: 'Jéssica Prado', kind: 'PARTNER', vehicle: 'BICYCLE', plate: '', payKind: 'PER_DELIVERY' },
  { name: 'Danilo Rocha', kind: 'PARTNER', vehicle: 'MOTORCYCLE', plate: 'GHK7C09', payKind: 'PER_KM' },
] as const;
const PAY = { payBaseCents: 600, payPerKmCents: 150, payDailyCents: 5000, maxConcurrent: 4 };

type Branch = Pick<BuiltBranch, 'id' | 'businessId'>;

/** Stores the couriers of a branch; its own one is who of its people signs in as a courier. */
export async function buildCouriers({ id, businessId }: Branch, people: readonly Viewer[]): Promise<void> {
  const { name, userId } = personAt(people, 'courier', id);
  for (const courier of COURIERS) {
    const person = courier.kind === 'OWN' ? { name, personId: String(userId) } : {};
    await make(COURIER, {
      ...PAY,
      ...courier,
      ...person,
      ...{ businessId, branchId: id, available: false, state: 'ACTIVE' },
    });
  }
}

/** Whether trips are kept of what left at an instant: of what is long past, only the courier of each order is known. */
export const hasTrips = (at: Date, now: Date): boolean => now.getTime() - at.getTime() <= KNOWN_DAYS * DAY_MS;

/** Gives an order that is about to leave to its courier, or where that one has no room, to whoever carries least. */
export async function giveToCourier(
  tx: Tx,
  branch: Branch,
  order: StoredOrder,
  { courierId, actor, at }: { courierId: string; actor: Actor; at: Date },
): Promise<StoredOrder> {
  const store = await storeOf(tx, branch.id);
  if (!store) return order;
  const free: { courier: Awaited<ReturnType<typeof couriersAt>>[number]; load: number }[] = [];
  for (const courier of await couriersAt(tx, branch.businessId, branch.id)) {
    const load = courierLoad(await openDeliveriesOf(tx, branch.businessId, courier.id));
    if (hasCapacity({ load, maxConcurrent: courier.maxConcurrent }, 1)) free.push({ courier, load });
  }
  const chosen = free.sort(
    (a, b) =>
      Number(b.courier.id === courierId) - Number(a.courier.id === courierId) ||
      a.load - b.load ||
      (a.courier.lastAssignedAt ?? '').localeCompare(b.courier.lastAssignedAt ?? ''),
  )[0];
  if (!chosen) return order;
  await createTrip(tx, store, { found: [order], courier: chosen.courier }, { actor, now: at });
  return (await orderById(tx, branch.businessId, order.id)) ?? order;
}

/** By now two of them are there. */
export async function startShift(tx: Tx, { id, businessId }: Branch): Promise<void> {
  for (const courier of (await couriersAt(tx, businessId, id)).slice(0, 2))
    await setAvailable(tx, courier, true);
}

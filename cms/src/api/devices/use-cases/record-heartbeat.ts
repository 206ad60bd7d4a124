import type { HeartbeatBody, HeartbeatDto, SignalKind } from '../../../contracts/devices';
import { inTransaction, read, type Tx } from '../../../database/transaction';
import { showsOrders } from '../../../domain/devices';
import { HEARTBEAT_MS } from '../../../domain/orders/can-order';
import { appendEvent } from '../../../realtime/append';
import { may, requirePermission, type Viewer } from '../../../sessions/viewer';
import { recordBoardHeartbeat } from '../../branches/use-cases/record-board-heartbeat';
import { ownStore } from '../../branches/use-cases/own-store';
import { deviceByKey, insertDevice, refreshDevice, removeDevice, type StoredDevice } from '../store/devices';
import { findSignalledOrders, type SignalledOrder } from '../../orders/exports';
import { insertGaps, insertSignals } from '../store/signals';

/** What the key of a kitchen has behind that of its browser. */
const KITCHEN = '-kitchen';

type Told = NonNullable<HeartbeatBody['device']>;
interface Place {
  businessId: string;
  branchId: string;
}

/**
 * A device says that it is there. A board that hears of orders, in sight of somebody who may accept, is what a store needs to
 * be open; how the device listens is kept, and so is what orders did on it. Screens are told where something changed, not at
 * every sign.
 */
export async function recordHeartbeat(
  viewer: Viewer,
  branchId: string,
  { device: told, signals = [], gaps = [], left = false }: HeartbeatBody,
  now: Date,
): Promise<HeartbeatDto | null> {
  const accepts = may(viewer, 'order.accept');
  if (!accepts) requirePermission(viewer, 'order.prepare');
  const device = told && { ...told, key: keyOf(told) };
  const isSign = device === undefined || (showsOrders(device) && !left);
  if (accepts && isSign) await recordBoardHeartbeat(viewer, branchId, now);
  else await read((sql) => ownStore(sql, viewer, branchId));
  if (!device) return null;

  const place = { businessId: viewer.businessId, branchId };
  return inTransaction(async (tx) => {
    const { stored, changed } = await noteDevice(tx, place, device, now);
    const drilled = await noteWhatHappened(tx, place, stored, { signals, gaps }, now);
    const removed = left ? await removeDevice(tx, { ...place, id: stored.id }, now) : 0;
    if (changed || drilled || removed > 0) await publishDeviceChange(tx, { ...place, id: stored.id }, now);
    return { id: stored.id, name: stored.name };
  });
}

/** A page of before, open since, tells of the kitchen by the key of its browser, which is the board's alone by now. */
const keyOf = ({ key, shows }: Told): string =>
  shows === 'KITCHEN' && !key.includes(KITCHEN) ? key + KITCHEN : key;

async function noteDevice(
  tx: Tx,
  place: Place,
  told: Told,
  now: Date,
): Promise<{ stored: StoredDevice; changed: boolean }> {
  const isNew = (await insertDevice(tx, place, told, now)) > 0;
  const stored = await deviceByKey(tx, place, told.key);
  if (!stored) throw new Error('A device that was kept is gone');
  if (isNew) return { stored, changed: true };
  const silentMs = now.getTime() - Date.parse(stored.lastSignAt);
  // Other pages give signs only while they ring.
  if (silentMs > HEARTBEAT_MS && told.shows !== 'DASHBOARD') {
    const gap = { deviceId: stored.id, fromAt: stored.lastSignAt, toAt: now.toISOString() };
    await insertGaps(tx, [{ ...gap, businessId: place.businessId }]);
  }
  await refreshDevice(tx, stored, told, now);
  return { stored, changed: stored.presence !== 'HERE' || listensOtherwise(stored, told) };
}

function listensOtherwise(stored: StoredDevice, told: Told): boolean {
  const SAID = ['shows', 'station', 'sound', 'volume', 'page', 'visible', 'connection', 'prints'] as const;
  return SAID.some((name) => stored[name] !== told[name]);
}

/**
 * Keeps what a device tells of orders, by the server's clock: a device says how long ago something was by a clock of its
 * own that nobody sets, so what it takes its clock for is never asked. Only the way of the message is on top of it.
 * Answers whether something was told of a test.
 */
async function noteWhatHappened(
  tx: Tx,
  { businessId, branchId }: Place,
  { id: deviceId }: StoredDevice,
  { signals, gaps }: Required<Pick<HeartbeatBody, 'signals' | 'gaps'>>,
  now: Date,
): Promise<boolean> {
  const at = (ago: number) => new Date(now.getTime() - ago).toISOString();
  const orders = await findSignalledOrders(tx, { businessId, branchId }, [
    ...new Set(signals.map(({ order }) => order)),
  ]);
  const known = signals.flatMap(({ order: orderId, kind, ago }) => {
    const order = orders.get(orderId);
    if (!order) return [];
    const ringing = OF_A_RINGING.includes(kind) ? ringingAt(order, now.getTime() - ago) : 0;
    return [{ orderId, deviceId, kind, ringing, businessId, at: at(ago) }];
  });
  await insertSignals(tx, known);
  await insertGaps(
    tx,
    gaps
      .filter(({ fromAgo, toAgo }) => fromAgo > toAgo)
      .map(({ fromAgo, toAgo }) => ({ deviceId, businessId, fromAt: at(fromAgo), toAt: at(toAgo) })),
  );
  return known.some(({ orderId }) => orders.get(orderId)?.drill);
}

/** What a device tells anew whenever an order begins to ring again. */
const OF_A_RINGING: readonly SignalKind[] = ['RUNG', 'LOCKED', 'MUTED'];

/** When the ringing began in which something was told, in milliseconds. */
const ringingAt = ({ rang }: SignalledOrder, at: number): number =>
  Math.max(...rang.filter((began) => began <= at), 0);

/** Tells the screens that show the devices of a branch. */
export async function publishDeviceChange(
  tx: Tx,
  { id, ...place }: Place & { id: string },
  now: Date,
): Promise<void> {
  await appendEvent(tx, { ...place, type: 'devices.changed', resource: 'devices', entityId: id, at: now });
}

import type { HeartbeatBody } from '../../../contracts/devices';
import { tableOf } from '../../../database/content-type';
import { newId } from '../../../database/ids';
import { inList, type Sql } from '../../../database/sql';
import { instant } from '../../../database/codecs';
import { documentStamps, type RowOf } from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import { showsOrders } from '../../../domain/devices';
import type { DevicePrints } from '../../../domain/printing';

/**
 * `presence` is HERE while it gives signs, GONE when it does not and that was told, REMOVED when nobody waits for it;
 * `knownSince` when it gave the first; `showedOrdersAt` when it last gave one by which orders were seen on it.
 */
const devices = tableOf('api::devices.device', { knownSince: instant('created_at') });

export type StoredDevice = RowOf<typeof devices>;

/** More devices than a branch has hands. */
const MOST = 60;

interface Place {
  businessId: string;
  branchId: string;
}

/** The boards and kitchen screens of a branch with a sign since an instant, but for removed ones; the latest sign first. */
export const devicesSince = (
  sql: Sql,
  { businessId, branchId }: Place,
  since: Date,
): Promise<StoredDevice[]> =>
  devices.select(
    sql,
    `branch_id = ? AND business_id = ? AND presence <> 'REMOVED' AND shows <> 'DASHBOARD' AND last_sign_at > ?
      ORDER BY last_sign_at DESC LIMIT ${MOST}`,
    [branchId, businessId, since.getTime()],
  );

/**
 * The stations that a branch's kitchen screens show on which orders were seen since an instant, null for one that shows all.
 * One behind another window, or without its line, gives signs and nobody cooks from it.
 */
export const kitchenScreensSince = async (sql: Sql, place: Place, since: Date): Promise<(string | null)[]> =>
  (await devicesSince(sql, place, since))
    .filter(({ shows, presence }) => shows === 'KITCHEN' && presence === 'HERE')
    .filter(({ showedOrdersAt }) => showedOrdersAt !== null && Date.parse(showedOrdersAt) > since.getTime())
    .map(({ station }) => station);

/** What a branch's devices with a sign since an instant print by themselves, of those that do; some are gone by now. */
export const devicesPrintingSince = async (sql: Sql, place: Place, since: Date): Promise<DevicePrints[]> =>
  (await devicesSince(sql, place, since)).flatMap(({ prints }) => (prints === null ? [] : [prints]));

export const deviceByKey = (
  sql: Sql,
  { businessId, branchId }: Place,
  deviceKey: string,
): Promise<StoredDevice | null> =>
  devices.find(sql, 'branch_id = ? AND device_key = ? AND business_id = ?', [
    branchId,
    deviceKey,
    businessId,
  ]);

/** What the devices of a branch are called that are known by some keys, by the key. */
export async function namesOfDevices(
  sql: Sql,
  { businessId, branchId }: Place,
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const found = await devices.select(
    sql,
    `branch_id = ? AND business_id = ? AND ${inList(sql, 'device_key')}`,
    [branchId, businessId, keys],
  );
  return new Map(found.map(({ deviceKey, name }) => [deviceKey, name]));
}

/** What the devices of a business are called, of all that ever were at one of its branches. */
export const devicesOfBranch = (sql: Sql, { businessId, branchId }: Place): Promise<StoredDevice[]> =>
  devices.select(sql, 'branch_id = ? AND business_id = ? ORDER BY last_sign_at DESC LIMIT 200', [
    branchId,
    businessId,
  ]);

type Told = NonNullable<HeartbeatBody['device']>;

/** What is noted of a sign beside what it says. */
const given = (told: Omit<Told, 'key' | 'name'>, now: Date) => ({
  presence: 'HERE' as const,
  lastSignAt: now.toISOString(),
  ...(showsOrders(told) && { showedOrdersAt: now.toISOString() }),
});

/** Keeps a device that gives its first sign at a branch; of two at once the later changes nothing. */
export const insertDevice = (
  tx: Tx,
  { businessId, branchId }: Place,
  { key, ...told }: Told,
  now: Date,
): Promise<number> =>
  devices.insert(
    tx,
    {
      ...told,
      ...{ businessId, branchId, deviceKey: key },
      id: newId(),
      ...given(told, now),
    },
    documentStamps(now),
    'ON CONFLICT (branch_id, device_key) DO NOTHING',
  );

/** Keeps how a known device listens now; what it is called is what somebody called it. */
export const refreshDevice = (
  tx: Tx,
  { id, businessId }: StoredDevice,
  { key: _key, name: _name, ...told }: Told,
  now: Date,
): Promise<number> =>
  devices.update(
    tx,
    { ...told, ...given(told, now) },
    ['document_id = ? AND business_id = ?', id, businessId],
    { updated_at: now },
  );

/** Names a device; answers 0 where there is none at this branch. */
export const nameDevice = (
  tx: Tx,
  { id, businessId, branchId }: Place & { id: string },
  name: string,
  now: Date,
): Promise<number> =>
  devices.update(
    tx,
    { name },
    [
      "document_id = ? AND business_id = ? AND branch_id = ? AND presence <> 'REMOVED'",
      id,
      businessId,
      branchId,
    ],
    { updated_at: now },
  );

/** Waits for a device no more, until it gives a sign again; answers 0 where there is none at this branch. */
export const removeDevice = (
  tx: Tx,
  { id, businessId, branchId }: Place & { id: string },
  now: Date,
): Promise<number> =>
  devices.update(
    tx,
    { presence: 'REMOVED' },
    [
      "document_id = ? AND business_id = ? AND branch_id = ? AND presence <> 'REMOVED'",
      id,
      businessId,
      branchId,
    ],
    { updated_at: now },
  );

/** Devices that gave no sign since an instant and of which that was not told yet. Unscoped: for the clock. */
export const missingDevices = (sql: Sql, before: Date): Promise<(Place & { id: string })[]> =>
  sql.all<Place & { id: string }>(
    `SELECT document_id AS id, business_id AS "businessId", branch_id AS "branchId" FROM devices
      WHERE presence = 'HERE' AND last_sign_at <= ? ORDER BY last_sign_at LIMIT 200`,
    [before.getTime()],
  );

/** Notes that a device is told to be missing; false where it gave a sign since, or another instance told it. */
export const claimMissing = async (
  tx: Tx,
  { id, businessId }: Place & { id: string },
  before: Date,
): Promise<boolean> =>
  (await devices.update(tx, { presence: 'GONE' }, [
    "document_id = ? AND business_id = ? AND presence = 'HERE' AND last_sign_at <= ?",
    ...[id, businessId, before.getTime()],
  ])) > 0;

/** The branches whose tickets a device printed since an instant, of all businesses. Unscoped: for the clock. */
export const branchesPrintingSince = (sql: Sql, since: Date): Promise<Place[]> =>
  sql.all<Place>(
    `SELECT DISTINCT business_id AS "businessId", branch_id AS "branchId" FROM devices
      WHERE presence <> 'REMOVED' AND prints IS NOT NULL AND last_sign_at > ? LIMIT 5000`,
    [since.getTime()],
  );

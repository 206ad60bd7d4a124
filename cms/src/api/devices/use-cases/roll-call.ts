import type { DeviceDto, RollCallDto } from '../../../contracts/devices';
import { inTransaction, read, type Tx } from '../../../database/transaction';
import { deviceProblems, MISSED_DAYS, ringsForNew, isAudible } from '../../../domain/devices';
import { HEARTBEAT_MS } from '../../../domain/orders/can-order';
import { DAY_MS } from '../../../domain/time';
import { notFound } from '../../../errors/api-error';
import { isolate } from '../../../errors/job-failures';
import type { Viewer } from '../../../sessions/viewer';
import { ownStore } from '../../branches/use-cases/own-store';
import { currentPage } from '../current-page';
import {
  devicesSince,
  nameDevice,
  removeDevice,
  claimMissing,
  missingDevices,
  type StoredDevice,
} from '../store/devices';
import { publishDeviceChange } from './record-heartbeat';

/** Every device that should be listening at a branch, with what is wrong with it; those that fell silent are among them. */
export async function readRollCall(viewer: Viewer, branchId: string, now: Date): Promise<RollCallDto> {
  const page = await currentPage();
  return read(async (sql) => {
    const { businessId } = await ownStore(sql, viewer, branchId);
    const since = new Date(now.getTime() - MISSED_DAYS * DAY_MS);
    const stored = await devicesSince(sql, { businessId, branchId }, since);
    const devices = stored.map((device) => toDto(device, page, now));
    const heard = devices.filter(({ problems }) => isAudible(problems));
    const listening = heard.filter(({ shows }) => ringsForNew(shows)).length;
    return { listening, kitchens: heard.length - listening, devices };
  });
}

function toDto(device: StoredDevice, page: string | null, now: Date): DeviceDto {
  const { id, name, shows, station, sound, volume, visible, connection, lastSignAt } = device;
  const problems = deviceProblems(device, page, now);
  return {
    id,
    name,
    shows,
    station,
    sound,
    volume,
    page: device.page,
    visible,
    connection,
    lastSignAt,
    problems,
  };
}

/** Gives a device the name that people call it by. */
export const renameDevice = (viewer: Viewer, at: DevicePlace, name: string, now: Date): Promise<void> =>
  change(viewer, at, now, (tx, device) => nameDevice(tx, device, name, now));

/** Waits for a device no more; one that gives a sign again is back. */
export const stopExpectingDevice = (viewer: Viewer, at: DevicePlace, now: Date): Promise<void> =>
  change(viewer, at, now, (tx, device) => removeDevice(tx, device, now));

interface DevicePlace {
  branchId: string;
  id: string;
}

async function change(
  viewer: Viewer,
  { branchId, id }: DevicePlace,
  now: Date,
  work: (tx: Tx, device: DevicePlace & { businessId: string }) => Promise<number>,
): Promise<void> {
  await inTransaction(async (tx) => {
    const { businessId } = await ownStore(tx, viewer, branchId);
    const device = { businessId, branchId, id };
    if ((await work(tx, device)) === 0) throw notFound();
    await publishDeviceChange(tx, device, now);
  });
}

/** Tells of devices that gave no sign for too long, each once: nobody would notice before they look again. */
export async function notifyMissingDevices(now: Date): Promise<void> {
  const before = new Date(now.getTime() - HEARTBEAT_MS);
  for (const device of await read((sql) => missingDevices(sql, before)))
    await isolate('missing-devices', `the device ${device.id}`, () =>
      inTransaction(async (tx) => {
        if (await claimMissing(tx, device, before)) await publishDeviceChange(tx, device, now);
      }),
    );
}

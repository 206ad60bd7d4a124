import type { DeviceTestDto, DeviceTestRow } from '../../../contracts/devices';
import type { Language } from '../../../contracts/session';
import type { Sql } from '../../../database/sql';
import { inTransaction, read } from '../../../database/transaction';
import { isOnline } from '../../../domain/devices';
import { logFailure } from '../../../errors/log-failure';
import type { Viewer } from '../../../sessions/viewer';
import { ownStore } from '../../branches/use-cases/own-store';
import { placeSampleOrder } from '../../branches/use-cases/place-test-order';
import { lockBranch } from '../../branches/exports';
import { orderById, orderByToken } from '../../orders/exports';
import { activePrinters } from '../../printing/exports';
import { askPrinters } from '../../printing/use-cases/ask-printers';
import { lastTest, notePrinters, storeTest, type StoredTest } from '../store/device-tests';
import { devicesOfBranch, type StoredDevice } from '../store/devices';
import { signalsOf, type Signal } from '../store/signals';
import { publishDeviceChange } from './record-heartbeat';
import { DAY_MS } from '../../../domain/time';

/** How long devices are waited for; the order of the test expires then. */
const TEST_MS = 20_000;

/** The last test of a branch's devices, with what has come in by now. */
export async function readDeviceTest(viewer: Viewer, branchId: string): Promise<DeviceTestDto | null> {
  return read(async (sql) => {
    const { businessId } = await ownStore(sql, viewer, branchId);
    const test = await lastTest(sql, { businessId, branchId });
    return test && toDto(sql, test);
  });
}

/**
 * Sends an order that is none through everything an order goes through – placed, told, drawn, rung – and has each device
 * tell how far it came, and asks each printer whether it could print. While a test is under way, that one is the answer.
 */
export async function testDevices(
  viewer: Viewer,
  branchId: string,
  language: Language,
  now: Date,
): Promise<DeviceTestDto> {
  return inTransaction(async (tx) => {
    const store = await ownStore(tx, viewer, branchId);
    const { businessId } = store;
    // Of two people who ask at once, the second sees the test of the first.
    await lockBranch(tx, businessId, branchId);
    const running = await lastTest(tx, { businessId, branchId });
    if (running && Date.parse(running.endsAt) > now.getTime()) return toDto(tx, running);

    const token = await placeSampleOrder(tx, viewer, store, { language, now, drillMs: TEST_MS });
    const order = await orderByToken(tx, token);
    if (!order) throw new Error('The order of a test was placed and is not there');
    const devices = await devicesOfBranch(tx, { businessId, branchId });
    const test: StoredTest = {
      ...{ branchId, businessId },
      orderId: order.id,
      startedAt: now.toISOString(),
      endsAt: new Date(now.getTime() + TEST_MS).toISOString(),
      startedBy: viewer.name,
      expected: devices
        .filter((device) => isExpected(device, now))
        .map(({ id, name, shows }) => ({ id, name, shows })),
      printers: (await activePrinters(tx, branchId)).map(({ id, name }) => ({
        ...{ id, name },
        ...{ answeredMs: null, problem: null },
      })),
    };
    await storeTest(tx, test);
    // A printer takes seconds to be found missing: nothing is held meanwhile.
    if (test.printers.length > 0) tx.afterCommit(() => void hearPrinters(test));
    await publishDeviceChange(tx, { businessId, branchId, id: branchId }, now);
    return toDto(tx, test);
  });
}

/** Asks the printers of a test and keeps what they answered; the screens are told. */
async function hearPrinters(test: StoredTest): Promise<void> {
  const { businessId, branchId } = test;
  try {
    const printers = await askPrinters(branchId);
    await inTransaction(async (tx) => {
      if ((await notePrinters(tx, test, printers)) > 0)
        await publishDeviceChange(tx, { businessId, branchId, id: branchId }, new Date());
    });
  } catch (error) {
    logFailure(`The printers of branch ${branchId} could not be asked`, error);
  }
}

/** Whoever is there, and whoever was a day ago and should be. */
function isExpected(device: StoredDevice, now: Date): boolean {
  if (device.presence === 'REMOVED' || device.shows === 'DASHBOARD') return false;
  return isOnline(device, now) || now.getTime() - Date.parse(device.lastSignAt) < DAY_MS;
}

async function toDto(sql: Sql, test: StoredTest): Promise<DeviceTestDto> {
  const { businessId, branchId, orderId, startedAt, startedBy, endsAt, printers } = test;
  const order = await orderById(sql, businessId, orderId);
  const signals = await signalsOf(sql, { id: orderId, businessId });
  const others = signals.some(({ deviceId }) => test.expected.every(({ id }) => id !== deviceId))
    ? (await devicesOfBranch(sql, { businessId, branchId })).filter(
        ({ id }) =>
          signals.some(({ deviceId }) => deviceId === id) && test.expected.every((each) => each.id !== id),
      )
    : [];
  const rows = [...test.expected, ...others].map(({ id, name, shows }) =>
    rowOf({ id, name, shows }, signals, startedAt),
  );
  return { startedAt, startedBy, endsAt, orderId, orderNumber: order?.number ?? '', rows, printers };
}

/**
 * How long each step took, all by the clock of the server: a device told how long ago it was, and the server took that
 * from when it heard of it. The way of that message is within the number, so a device is never shown faster than it was.
 */
function rowOf(
  device: Pick<DeviceTestRow, 'id' | 'name' | 'shows'>,
  signals: readonly Signal[],
  startedAt: string,
): DeviceTestRow {
  const own = signals.filter(({ deviceId }) => deviceId === device.id);
  const after = (kind: Signal['kind']): number | null => {
    const signal = own.find((each) => each.kind === kind);
    return signal ? Math.max(0, Date.parse(signal.at) - Date.parse(startedAt)) : null;
  };
  const silence = own.find(({ kind }) => kind === 'LOCKED' || kind === 'MUTED')?.kind ?? null;
  return {
    ...device,
    receivedMs: after('RECEIVED'),
    drawnMs: after('DRAWN'),
    rungMs: after('RUNG'),
    silence: silence === 'LOCKED' || silence === 'MUTED' ? silence : null,
  };
}

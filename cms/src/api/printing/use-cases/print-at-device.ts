import type { ClaimedTicketDto, PrintJobDto } from '../../../contracts/printing';
import { readOne } from '../../../crud/read-rows';
import type { Sql } from '../../../database/sql';
import { inTransaction, type Tx } from '../../../database/transaction';
import { reachesBranch } from '../../../domain/access';
import {
  AT_DEVICE,
  DEVICE_GONE_MS,
  OLD_AFTER_MIN,
  type DevicePrints,
  type TicketKind,
} from '../../../domain/printing';
import { MINUTE_MS } from '../../../domain/time';
import { ApiError, notFound } from '../../../errors/api-error';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { ownStore } from '../../branches/use-cases/own-store';
import { printJob } from '../nouns/print-job';
import {
  moveJob,
  printJobById,
  requeueAtDevices,
  waitingAtDevices,
  type StoredPrintJob,
} from '../store/print-jobs';
import { notifyPrintingDevices } from '../notify-printing-devices';
import { linesOrFail } from './lines-of-job';

/** So many come out at a time; the device asks again. */
const MOST = 10;

const KINDS: Record<DevicePrints, readonly TicketKind[]> = {
  KITCHEN: ['KITCHEN', 'CANCELLED'],
  CUSTOMER: ['CUSTOMER'],
  BOTH: ['KITCHEN', 'CANCELLED', 'CUSTOMER'],
};

/**
 * Gives a device the tickets that wait for one, each to exactly one of those that ask, and answers what stands on them. A
 * device says when they are printed; what it never says so of goes to another one and is marked.
 */
export async function claimTickets(
  viewer: Viewer,
  branchId: string,
  prints: DevicePrints,
  now: Date,
): Promise<ClaimedTicketDto[]> {
  if (prints !== 'KITCHEN') requirePermission(viewer, 'order.accept');
  return inTransaction(async (tx) => {
    await ownStore(tx, viewer, branchId);
    await requeueAtDevices(tx, branchId, new Date(now.getTime() - DEVICE_GONE_MS), now);
    const claimed: ClaimedTicketDto[] = [];
    for (const job of await waitingAtDevices(tx, branchId, KINDS[prints], MOST)) {
      const ticket = await claim(tx, job, now);
      if (ticket) claimed.push(ticket);
    }
    return claimed;
  });
}

async function claim(tx: Tx, job: StoredPrintJob, now: Date): Promise<ClaimedTicketDto | null> {
  if (now.getTime() - Date.parse(job.queuedAt) > OLD_AFTER_MIN * MINUTE_MS) {
    await moveJob(tx, job, 'fail', now, { problem: 'TOO_OLD' });
    await notifyPrintingDevices(tx, job, [job], now);
    return null;
  }
  const attempts = job.attempts + 1;
  // Another device was faster.
  if ((await moveJob(tx, job, 'begin', now, { attempts })) === 0) return null;
  const begun = { ...job, attempts, state: 'PRINTING' as const, version: job.version + 1 };
  const lines = await linesOrFail(tx, begun, now, (made) => made);
  if (lines === 'FAILED') await notifyPrintingDevices(tx, job, [job], now);
  if (lines === 'FAILED' || lines === null) return null;
  return { id: job.id, version: begun.version, orderId: job.orderId, lines };
}

/** A device has printed what it was given; answers it as it is by then. */
export async function finishTicket(
  viewer: Viewer,
  id: string,
  version: number,
  now: Date,
): Promise<PrintJobDto> {
  await inTransaction(async (tx) => {
    const job = await deviceJob(tx, viewer, id);
    const set = { printedAt: now.toISOString(), problem: null };
    // The device took so long that the ticket was given to the next one, which has not begun: it is on paper all the same.
    const isFreed = job.version === version + 1 && job.state === 'QUEUED' && job.mayRepeat;
    const isCurrent = job.version === version || isFreed;
    const move = isFreed ? 'printed-elsewhere' : 'done';
    if (!isCurrent || (await moveJob(tx, job, move, now, set)) === 0)
      throw new ApiError(409, 'STALE_VERSION');
    await notifyPrintingDevices(tx, job, [job], now);
  });
  return readOne(printJob, viewer, id);
}

async function deviceJob(sql: Sql, viewer: Viewer, id: string): Promise<StoredPrintJob> {
  const job = await printJobById(sql, viewer.businessId, id);
  if (!job || job.printerId !== AT_DEVICE || !reachesBranch(viewer, job.branchId)) throw notFound();
  return job;
}

import { inTransaction, read } from '../../../database/transaction';
import { DEVICE_GONE_MS, OLD_AFTER_MIN } from '../../../domain/printing';
import { MINUTE_MS } from '../../../domain/time';
import { logFailure } from '../../../errors/log-failure';
import { encodeTicket, networkPrinter } from '../../../integrations/printer';
import { appendEvent } from '../../../realtime/append';
import {
  begunAtDevices,
  moveJob,
  nextTicket,
  printersWithWork,
  requeueBegun,
  type StoredPrintJob,
} from '../store/print-jobs';
import { markPrinterFailed, markPrinterRecovered, printerOfJob, type StoredPrinter } from '../store/printers';
import { notifyPrintingDevices } from '../notify-printing-devices';
import { isPaidInCash, linesOrFail } from './lines-of-job';

/** Whether this instance is the one to do something for the next `ms`. */
type HoldsLease = (name: string, ms: number) => Promise<boolean>;

const LEASE_MS = MINUTE_MS;
/** A printer that could not print is asked again after so long. */
const AGAIN_MS = 10_000;

const running = new Map<string, Promise<void>>();
/** Printers for which something may have come since they last looked. */
const wanted = new Set<string>();
const lastTrouble = new Map<string, number>();
const isInTrouble = (id: string): boolean => Date.now() - (lastTrouble.get(id) ?? 0) < AGAIN_MS;

/**
 * Prints what waits: each printer by itself and one ticket after the other, whichever instance has its lease. One that
 * cannot print keeps the others of its own waiting and nobody else's.
 */
export async function printWaiting(holdsLease: HoldsLease, isStopped: () => boolean): Promise<void> {
  await freeBegunAtDevices(new Date());
  const ids = await read(printersWithWork);
  for (const id of ids) {
    wanted.add(id);
    if (!running.has(id) && !isInTrouble(id)) running.set(id, printWanted(id, holdsLease, isStopped));
  }
}

/** What is queued while a printer finds nothing more to print is looked for once more, and not only at the next look. */
async function printWanted(id: string, holdsLease: HoldsLease, isStopped: () => boolean): Promise<void> {
  try {
    while (wanted.delete(id) && !isInTrouble(id)) await printAll(id, holdsLease, isStopped);
  } catch (error: unknown) {
    logFailure('A printer stumbled', error);
  } finally {
    running.delete(id);
  }
}

/** What a device began and never finished waits again: for the next one, or for somebody who sees that none comes. */
async function freeBegunAtDevices(now: Date): Promise<void> {
  const before = new Date(now.getTime() - DEVICE_GONE_MS);
  for (const job of await read((sql) => begunAtDevices(sql, before)))
    await inTransaction(async (tx) => {
      if ((await moveJob(tx, job, 'wait', now, { mayRepeat: true })) > 0)
        await notifyPrintingDevices(tx, job, [job], now);
    });
}

/** Has printers that could not print asked at the next look, however short ago that was. */
export const retryAllPrinters = (): void => lastTrouble.clear();

/** Until a printer is at rest that this instance prints on. */
export const printerAtRest = async (id: string): Promise<void> => running.get(id);

/** Until what is being printed is on paper. */
export async function printersIdle(): Promise<void> {
  await Promise.all(running.values());
}

async function printAll(printerId: string, holdsLease: HoldsLease, isStopped: () => boolean): Promise<void> {
  const lease = `printer:${printerId}`;
  if (!(await holdsLease(lease, LEASE_MS))) return;
  // Whoever begun a ticket and holds the lease no more is gone.
  await read((sql) => requeueBegun(sql, printerId, new Date()));
  while (!isStopped() && (await holdsLease(lease, LEASE_MS))) {
    const found = await read(async (sql) => {
      const printer = await printerOfJob(sql, printerId);
      const job = printer?.state === 'ACTIVE' ? await nextTicket(sql, printerId) : null;
      return printer && job ? { printer, job } : null;
    });
    if (!found || !(await printOne(found.printer, found.job))) return;
  }
}

/** Prints a ticket; answers whether the next one can be tried. */
async function printOne(printer: StoredPrinter, job: StoredPrintJob): Promise<boolean> {
  const now = new Date();
  if (now.getTime() - Date.parse(job.queuedAt) > OLD_AFTER_MIN * MINUTE_MS) {
    await settle(printer, () => read((sql) => moveJob(sql, job, 'fail', now, { problem: 'TOO_OLD' })));
    return true;
  }
  const attempts = job.attempts + 1;
  const begun = await read((sql) => moveJob(sql, job, 'begin', now, { attempts }));
  // A person was faster: it is cancelled, or printed elsewhere.
  if (begun === 0) return true;
  const begin = { ...job, attempts, state: 'PRINTING' as const, version: job.version + 1 };
  const bytes = await read((sql) =>
    linesOrFail(sql, begin, now, async (lines) => {
      const drawer = printer.drawer && (await isPaidInCash(sql, job));
      return encodeTicket(lines, { ...printer, drawer });
    }),
  );
  if (bytes === 'FAILED') {
    await publishPrintingChange(printer, now);
    return true;
  }
  if (!bytes) {
    await read((sql) => moveJob(sql, begin, 'done', now));
    return true;
  }
  const outcome = await networkPrinter.print(printer, bytes);
  const at = new Date();
  if (outcome.ok) {
    lastTrouble.delete(printer.id);
    await read((sql) => moveJob(sql, begin, 'done', at, { printedAt: at.toISOString(), problem: null }));
    await settle(printer, () => read((sql) => markPrinterRecovered(sql, printer.id)));
    return true;
  }
  lastTrouble.set(printer.id, at.getTime());
  const { problem, sent } = outcome;
  await read((sql) => moveJob(sql, begin, 'wait', at, { problem, ...(sent && { mayRepeat: true }) }));
  await settle(printer, () => read((sql) => markPrinterFailed(sql, printer.id, problem, at)));
  return false;
}

/** Does a change and, where it changed anything, has the screens of the branch told. */
async function settle(printer: StoredPrinter, change: () => Promise<number>): Promise<void> {
  if ((await change()) > 0) await publishPrintingChange(printer, new Date());
}

/** Tells the screens of a branch that its printers or their queues are not as they were. */
export const publishPrintingChange = (
  { businessId, branchId, id }: Pick<StoredPrinter, 'businessId' | 'branchId' | 'id'>,
  at: Date,
): Promise<number> =>
  inTransaction((tx) =>
    appendEvent(tx, {
      businessId,
      branchId,
      type: 'printing.changed',
      resource: 'printers',
      entityId: id,
      at,
    }),
  );

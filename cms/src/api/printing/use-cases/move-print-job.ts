import { actorOf, writeAudit } from '../../../audit/audit';
import { inTransaction, type Tx } from '../../../database/transaction';
import { nextReprint, type PrintJobMove } from '../../../domain/printing';
import { reachesBranch } from '../../../domain/access';
import { ApiError, invalid, notFound } from '../../../errors/api-error';
import { appendEvent } from '../../../realtime/append';
import type { Viewer } from '../../../sessions/viewer';
import { jobsOfOrder, moveJob, printJobById, type StoredPrintJob } from '../store/print-jobs';
import { printerById } from '../store/printers';
import { wakePrinting } from '../wake';

interface PrintMove {
  move: Extract<PrintJobMove, 'retry' | 'cancel' | 'printed-elsewhere'>;
  version: number;
  /** For a retry: another printer of the branch. */
  printerId?: string | undefined;
}

/** What a person decides about a ticket that is not on paper: again, at another printer, not at all, or by the browser. */
export async function movePrintJob(
  viewer: Viewer,
  id: string,
  { move, version, printerId }: PrintMove,
  now: Date,
): Promise<void> {
  await inTransaction(async (tx) => {
    const job = await printJobById(tx, viewer.businessId, id);
    if (!job || !reachesBranch(viewer, job.branchId)) throw notFound();
    const other = printerId === undefined ? null : await printerById(tx, viewer.businessId, printerId);
    if (printerId !== undefined && other?.branchId !== job.branchId)
      throw invalid([{ code: 'UNKNOWN_REFERENCE', path: ['printerId'] }], 422);
    const set = {
      ...changes(move, now),
      ...(other && { printerId: other.id, reprint: await reprintAt(tx, job, other.id) }),
    };
    if (job.version !== version || (await moveJob(tx, job, move, now, set)) === 0)
      throw new ApiError(409, 'STALE_VERSION');
    await writeAudit(tx, {
      at: now,
      businessId: job.businessId,
      branchId: job.branchId,
      actor: actorOf(viewer),
      entity: 'print-job',
      entityId: job.id,
      action: move,
    });
    await appendEvent(tx, {
      businessId: job.businessId,
      branchId: job.branchId,
      type: 'printing.changed',
      resource: 'print-jobs',
      entityId: job.id,
      at: now,
    });
    if (move === 'retry') tx.afterCommit(wakePrinting);
  });
}

/** Which reprint a ticket is at another printer; a page that tries a printer is none. */
async function reprintAt(tx: Tx, job: StoredPrintJob, printerId: string): Promise<number> {
  const jobs = job.orderId === null ? [] : await jobsOfOrder(tx, job.orderId);
  return nextReprint(
    jobs.filter(({ id }) => id !== job.id),
    { ...job, printerId },
  );
}

/** Whoever wants it again wants it now, however old the order is. */
const changes = (move: PrintMove['move'], now: Date): Partial<StoredPrintJob> =>
  move === 'retry'
    ? { queuedAt: now.toISOString(), problem: null }
    : move === 'printed-elsewhere'
      ? { printedAt: now.toISOString() }
      : {};

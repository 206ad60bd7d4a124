import type { Sql } from '../../database/sql';
import { isFor } from '../../domain/printing';
import { jobsOfOrder, rerouteJob, waitingFor, type StoredPrintJob } from './store/print-jobs';
import { activePrinters, type StoredPrinter } from './store/printers';

/**
 * What waits for a printer that is no more goes to another one of its branch that is for the same, and is dropped where
 * that has it already. Where there is none, it fails: somebody has to decide about it.
 */
export async function reassignTickets(
  sql: Sql,
  { id, branchId }: Pick<StoredPrinter, 'id' | 'branchId'>,
  now: Date,
): Promise<void> {
  const jobs = await waitingFor(sql, id);
  const others = jobs.length === 0 ? [] : await activePrinters(sql, branchId);
  for (const job of jobs) {
    const other = others.find((printer) => printer.id !== id && isFor(printer, job));
    if ((await rerouteJob(sql, job, await leftAs(sql, job, other), now)) > 0) continue;
    // Its printing was begun or broke off meanwhile: once more, as it is by then.
    const again = (await waitingFor(sql, id)).find((each) => each.id === job.id);
    if (again) await rerouteJob(sql, again, await leftAs(sql, again, other), now);
  }
}

async function leftAs(
  sql: Sql,
  job: StoredPrintJob,
  other: StoredPrinter | undefined,
): Promise<Partial<StoredPrintJob>> {
  // A page that shows that the printer prints.
  if (job.orderId === null) return { state: 'CANCELLED' };
  // What was being printed may be on paper.
  const mayRepeat = job.mayRepeat || job.state === 'PRINTING';
  if (!other) return { state: 'FAILED', problem: 'UNREACHABLE', mayRepeat };
  const has = (await jobsOfOrder(sql, job.orderId)).some(
    ({ printerId, kind, station, revision, copy, reprint }) =>
      printerId === other.id &&
      kind === job.kind &&
      station === job.station &&
      revision === job.revision &&
      copy === job.copy &&
      reprint === job.reprint,
  );
  return has ? { state: 'CANCELLED' } : { state: 'QUEUED', printerId: other.id, problem: null, mayRepeat };
}

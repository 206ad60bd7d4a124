import { tableOf } from '../../../database/content-type';
import { newId } from '../../../database/ids';
import { forUpdate } from '../../../database/row-lock';
import { inList, sqlList, type Sql } from '../../../database/sql';
import { json } from '../../../database/codecs';
import { documentStamps, type RowOf } from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import {
  AT_DEVICE,
  PRINT_JOB_MOVES,
  type PrintJobMove,
  type PrintJobState,
  type PrintProblem,
  type TicketKind,
} from '../../../domain/printing';

/** When, where and why a ticket did not come out the last time, which is kept once it is on paper. */
export interface PrintFailure {
  at: string;
  problem: PrintProblem;
  printerId: string;
  /** How often it had been tried by then. */
  attempts: number;
}

/** What the schema does not tell of a row. */
export const told = { lastFailure: json<PrintFailure | null>(null) };

export const printJobs = tableOf('api::printing.print-job', told);
export type StoredPrintJob = RowOf<typeof printJobs>;

type NewPrintJob = Pick<
  StoredPrintJob,
  | 'businessId'
  | 'branchId'
  | 'printerId'
  | 'orderId'
  | 'orderNumber'
  | 'kind'
  | 'station'
  | 'revision'
  | 'copy'
  | 'reprint'
  | 'screenGone'
>;

/**
 * Puts a ticket into the queue, once: the index knows what makes two tickets the same, and one that waits is not put there
 * again. A number that was given away meanwhile, by a ticket that was sent to this printer, costs nobody the ticket: it gets
 * the next. Answers its id.
 */
export const queueTicket = (tx: Tx, job: NewPrintJob, now: Date): Promise<string> =>
  keepTicket(tx, job, { state: 'QUEUED', printedAt: null }, now);

/** Keeps that a browser prints a ticket that somebody asked it for. Answers its id. */
export const insertPrintedJob = (tx: Tx, job: NewPrintJob, now: Date): Promise<string> =>
  keepTicket(tx, job, { state: 'PRINTED', printedAt: now.toISOString() }, now);

async function keepTicket(
  tx: Tx,
  job: NewPrintJob,
  where: Pick<StoredPrintJob, 'state' | 'printedAt'>,
  now: Date,
): Promise<string> {
  const id = newId();
  const kept = await printJobs.insert(
    tx,
    {
      ...job,
      ...where,
      id,
      attempts: 0,
      mayRepeat: false,
      printedElsewhere: false,
      problem: null,
      lastFailure: null,
      queuedAt: now.toISOString(),
      version: 1,
    },
    documentStamps(now),
    'ON CONFLICT DO NOTHING',
  );
  if (kept > 0) return id;
  const there = await printJobs.find(
    tx,
    `business_id = ? AND printer_id = ? AND order_id = ? AND kind = ? AND COALESCE(station, '*') = ? AND revision = ? AND copy = ? AND reprint = ?`,
    [
      job.businessId,
      job.printerId,
      job.orderId,
      job.kind,
      job.station ?? '*',
      job.revision,
      job.copy,
      job.reprint,
    ],
  );
  if (there?.state === where.state && there.state === 'QUEUED') return there.id;
  return keepTicket(tx, { ...job, reprint: job.reprint + 1 }, where, now);
}

export const printJobById = (sql: Sql, businessId: string, id: string): Promise<StoredPrintJob | null> =>
  printJobs.find(sql, 'document_id = ? AND business_id = ?', [id, businessId]);

/** States of a ticket that is not on paper and may still come out. */
const UNPRINTED_JOBS = sqlList(['QUEUED', 'FAILED', 'PRINTING'] satisfies PrintJobState[]);

/** More than so many tickets of an order are not told. */
export const MAX_JOBS_OF_ORDER = 500;

/** Unscoped: by an order that was found in its business. */
export const jobsOfOrder = (sql: Sql, orderId: string): Promise<StoredPrintJob[]> =>
  printJobs.select(sql, `order_id = ? ORDER BY id LIMIT ${MAX_JOBS_OF_ORDER}`, [orderId]);

/** The same, which no printer begins until the transaction is over. Unscoped: by an order that was found in its business. */
export const jobsForChange = (tx: Tx, orderId: string): Promise<StoredPrintJob[]> =>
  printJobs.select(tx, `order_id = ? ORDER BY id LIMIT ${MAX_JOBS_OF_ORDER}${forUpdate(tx)}`, [orderId]);

/**
 * Notes of tickets that are not on paper, for when they come out, that what stands on them may be on paper by another way.
 * One that is being printed keeps its version, by which whoever prints it says what became of it. Unscoped: by jobs that
 * were read before.
 */
export const markPrintedElsewhere = (tx: Tx, ids: readonly string[], now: Date): Promise<number> =>
  tx.run(
    `UPDATE print_jobs SET printed_elsewhere = ?, version = CASE WHEN state = 'PRINTING' THEN version ELSE version + 1 END,
            updated_at = ?
      WHERE ${inList(tx, 'document_id')} AND state IN ${UNPRINTED_JOBS}`,
    [true, now, ids],
  );

/**
 * The tickets of the same kind that waited as this one was queued in their stead, and came out before it, or may have.
 * Unscoped: by a job that was read before.
 */
export const cameOutBefore = (sql: Sql, { id, orderId, kind }: StoredPrintJob): Promise<StoredPrintJob[]> => {
  const queued = '(SELECT created_at FROM print_jobs WHERE document_id = ?)';
  return printJobs.select(
    sql,
    `order_id = ? AND kind = ? AND printed_elsewhere = ? AND (state IN ('PRINTING','PRINTED') OR may_repeat = ?)
      AND created_at < ${queued} AND (printed_at IS NULL OR printed_at >= ${queued}) ORDER BY id LIMIT ${MAX_JOBS_OF_ORDER}`,
    [orderId, kind, true, true, id, id],
  );
};

/** The next ticket of a printer, in the order in which they came. Unscoped: by a printer that the queue named. */
export const nextTicket = (sql: Sql, printerId: string): Promise<StoredPrintJob | null> =>
  printJobs.find(sql, "printer_id = ? AND state = 'QUEUED' ORDER BY queued_at, id LIMIT 1", [printerId]);

/** States of a ticket that waits, or is on its way. */
export const WAITING_JOBS = sqlList(['QUEUED', 'PRINTING'] satisfies PrintJobState[]);

/**
 * Printers for which tickets wait, or were begun by an instance that is gone. Unscoped: for the queue, which serves
 * every business.
 */
export async function printersWithWork(sql: Sql): Promise<string[]> {
  const rows = await sql.all<{ printer_id: string }>(
    `SELECT DISTINCT j.printer_id FROM print_jobs j JOIN printers p ON p.document_id = j.printer_id
      WHERE j.state IN ${WAITING_JOBS} AND p.state = 'ACTIVE' LIMIT 1000`,
  );
  return rows.map(({ printer_id }) => printer_id);
}

/**
 * Moves a job as it was seen, once: of two who do it, one is answered none. Unscoped: by a job that was read before.
 */
export async function moveJob(
  sql: Sql,
  job: StoredPrintJob,
  move: PrintJobMove,
  now: Date,
  set: Partial<StoredPrintJob> = {},
): Promise<number> {
  const { from, to } = PRINT_JOB_MOVES[move];
  return printJobs.update(
    sql,
    { ...set, ...failedNow(job, set, now), state: to, version: job.version + 1 },
    [`document_id = ? AND version = ? AND state IN ${sqlList(from)}`, job.id, job.version],
    { updated_at: now },
  );
}

/** What is kept of a failure beyond the next success, where a change is one. */
const failedNow = (
  { printerId, attempts }: StoredPrintJob,
  { problem }: Partial<StoredPrintJob>,
  now: Date,
): Partial<StoredPrintJob> =>
  problem ? { lastFailure: { at: now.toISOString(), problem, printerId, attempts } } : {};

/**
 * What an instance that is gone had begun goes back into the queue; some of it may be on paper. Unscoped: by a printer
 * that the queue named.
 */
export const requeueBegun = (sql: Sql, printerId: string, now: Date): Promise<number> =>
  sql.run(
    `UPDATE print_jobs SET state = 'QUEUED', may_repeat = ?, version = version + 1, updated_at = ?
      WHERE printer_id = ? AND state = 'PRINTING'`,
    [true, now, printerId],
  );

/** The tickets of some kinds that wait for the devices of a branch, in the order in which they came. Unscoped: a branch that the viewer reaches. */
export const waitingAtDevices = (
  sql: Sql,
  branchId: string,
  kinds: readonly TicketKind[],
  limit: number,
): Promise<StoredPrintJob[]> =>
  printJobs.select(
    sql,
    `branch_id = ? AND printer_id = '${AT_DEVICE}' AND state = 'QUEUED' AND kind IN ${sqlList(kinds)}
      ORDER BY queued_at, id LIMIT ?`,
    [branchId, limit],
  );

/** The tickets that wait for a printer or are on their way to it, in the order in which they came. Unscoped: by a printer that was found in its business. */
export const waitingFor = (sql: Sql, printerId: string): Promise<StoredPrintJob[]> =>
  printJobs.select(sql, `printer_id = ? AND state IN ${WAITING_JOBS} ORDER BY queued_at, id LIMIT 1000`, [
    printerId,
  ]);

/**
 * Changes a job that is for another place from now on, as it was read. Unscoped: by a job that was read before.
 */
export const rerouteJob = (
  sql: Sql,
  job: StoredPrintJob,
  changes: Partial<StoredPrintJob>,
  now: Date,
): Promise<number> =>
  printJobs.update(
    sql,
    { ...changes, ...failedNow(job, changes, now), version: job.version + 1 },
    ['document_id = ? AND version = ?', job.id, job.version],
    { updated_at: now },
  );

/** What devices had begun before an instant and never finished. Unscoped: for the queue, which serves every business. */
export const begunAtDevices = (sql: Sql, before: Date): Promise<StoredPrintJob[]> =>
  printJobs.select(
    sql,
    `printer_id = '${AT_DEVICE}' AND state = 'PRINTING' AND updated_at < ? ORDER BY queued_at, id LIMIT 100`,
    [before],
  );

/** What a device of a branch had begun before an instant and never finished goes back into the queue. Unscoped: by a branch that the viewer reaches. */
export const requeueAtDevices = (tx: Tx, branchId: string, before: Date, now: Date): Promise<number> =>
  tx.run(
    `UPDATE print_jobs SET state = 'QUEUED', may_repeat = ?, version = version + 1, updated_at = ?
      WHERE branch_id = ? AND printer_id = '${AT_DEVICE}' AND state = 'PRINTING' AND updated_at < ?`,
    [true, now, branchId, before],
  );

/**
 * A ticket that was taken out of the queue waits in it anew, for the reason for which it is wanted now. Unscoped: by a job
 * that was read before.
 */
export const requeueDropped = (
  tx: Tx,
  { id, screenGone }: Pick<StoredPrintJob, 'id' | 'screenGone'>,
  now: Date,
): Promise<number> =>
  tx.run(
    `UPDATE print_jobs SET state = 'QUEUED', queued_at = ?, screen_gone = ?, version = version + 1, updated_at = ?
      WHERE document_id = ? AND state = 'CANCELLED'`,
    [now, screenGone, now, id],
  );

/**
 * Forgets what of the kitchen's tickets was taken out of the queue before it reached the paper, so that it is printed where
 * it is wanted after all. Unscoped: by an order that was found in its business.
 */
export const forgetDropped = (tx: Tx, orderId: string): Promise<number> =>
  printJobs.remove(tx, "order_id = ? AND kind = 'KITCHEN' AND state = 'CANCELLED' AND may_repeat = ?", [
    orderId,
    false,
  ]);

/**
 * Tickets of an order that is not made any more and that are not on paper need not be. One that is being printed may be
 * on paper, and is not tried again where it breaks off. Unscoped: by an
 * order that was found in its business.
 */
export const cancelTickets = (tx: Tx, orderId: string, now: Date): Promise<number> =>
  tx.run(
    `UPDATE print_jobs SET may_repeat = CASE WHEN state = 'PRINTING' THEN ? ELSE may_repeat END,
            state = 'CANCELLED', version = version + 1, updated_at = ?
      WHERE order_id = ? AND state IN ${UNPRINTED_JOBS} AND kind <> 'CANCELLED'`,
    [true, now, orderId],
  );

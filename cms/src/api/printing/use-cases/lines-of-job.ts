import type { Sql } from '../../../database/sql';
import { classifyFailure } from '../../../database/failure';
import { paymentsOf } from '../../../domain/orders/money';
import { overlaps, type TicketLine } from '../../../domain/printing';
import { logFailure } from '../../../errors/log-failure';
import { orderById } from '../../orders/exports';
import { cameOutBefore, moveJob, type StoredPrintJob } from '../store/print-jobs';
import { printerOfJob } from '../store/printers';
import { testPageOf, ticketOfOrder } from './compose-ticket';

/**
 * What stands on a ticket of the queue when it is printed at an instant.
 *
 * @returns null where its order or its printer is gone
 */
export async function linesOfJob(sql: Sql, job: StoredPrintJob, at: Date): Promise<TicketLine[] | null> {
  const { businessId, orderId, kind, station } = job;
  if (orderId !== null) {
    const printedElsewhere = job.printedElsewhere || (await isSecond(sql, job));
    const marks = { ...job, printedElsewhere, printedAt: at.toISOString() };
    return ticketOfOrder(sql, { businessId, orderId, at }, { kind, station, marks });
  }
  const printer = await printerOfJob(sql, job.printerId);
  return printer && testPageOf(sql, printer);
}

/**
 * Whether a ticket that was sent to another printer comes out after the one it was sent in the stead of: each was the
 * first when it was queued, and neither place knows of the other.
 */
const isSecond = async (sql: Sql, job: StoredPrintJob): Promise<boolean> =>
  job.reprint === 0 && (await cameOutBefore(sql, job)).some((other) => overlaps(other, job));

/** Whether money changes hands in cash with a ticket, for which a drawer opens: the customer's of an order paid so. */
export async function isPaidInCash(
  sql: Sql,
  { businessId, orderId, kind }: StoredPrintJob,
): Promise<boolean> {
  const order = kind === 'CUSTOMER' && orderId !== null ? await orderById(sql, businessId, orderId) : null;
  return (
    order !== null &&
    paymentsOf(order).some(({ method, state }) => method === 'CASH' && state !== 'CANCELLED')
  );
}

/**
 * The same of a ticket that was begun, as `made` makes it of its lines. One that cannot be made waits for somebody's
 * decision and keeps no other waiting.
 */
export async function linesOrFail<Made>(
  sql: Sql,
  begun: StoredPrintJob,
  at: Date,
  made: (lines: TicketLine[]) => Made | Promise<Made>,
): Promise<Made | 'FAILED' | null> {
  try {
    const lines = await linesOfJob(sql, begun, at);
    return lines && (await made(lines));
  } catch (error) {
    // The database is not the ticket's fault: it comes when that is back.
    if (classifyFailure(error) !== null) throw error;
    logFailure(`The ticket ${begun.id} could not be composed`, error);
    await moveJob(sql, begun, 'fail', at, { problem: 'NOT_COMPOSED' });
    return 'FAILED';
  }
}

import type { z } from 'zod';
import type { OrderPapersDto, orderPapersBody, printOrderBody, TicketDto } from '../../../contracts/printing';
import { inTransaction, read, type Tx } from '../../../database/transaction';
import { reachesBranch } from '../../../domain/access';
import { contactVisibility } from '../../../domain/orders/contact-visibility';
import {
  asOrderStands,
  NO_MARKS,
  nextReprint,
  overlaps,
  ticketsByHand,
  wantedTickets,
  type TicketLine,
  type WantedTicket,
} from '../../../domain/printing';
import { invalid, notFound } from '../../../errors/api-error';
import { appendEvent } from '../../../realtime/append';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { settingsOf } from '../../branches/exports';
import { orderForChange, type StoredOrder } from '../../orders/exports';
import {
  insertPrintedJob,
  jobsForChange,
  markPrintedElsewhere,
  printJobById,
  queueTicket,
  type StoredPrintJob,
} from '../store/print-jobs';
import { printerById, printerOfJob } from '../store/printers';
import { ticketOfOrder } from './compose-ticket';
import { linesOfJob } from './lines-of-job';
import { wakePrinting } from '../wake';

/** Has a printer print an order because somebody wants it on paper; what was printed before is marked as a reprint. */
export async function printOrder(
  viewer: Viewer,
  orderId: string,
  { printerId, kind }: z.output<typeof printOrderBody>,
  now: Date,
): Promise<{ count: number }> {
  return inTransaction(async (tx) => {
    const order = await reached(tx, viewer, orderId);
    const printer = await printerById(tx, viewer.businessId, printerId);
    if (printer?.branchId !== order.branchId)
      throw invalid([{ code: 'UNKNOWN_REFERENCE', path: ['printerId'] }], 422);
    const duty = {
      ...printer,
      kitchenTickets: kind === 'KITCHEN',
      customerTickets: kind === 'CUSTOMER',
      copies: 1,
    };
    const own = wantedTickets(order.items, [duty]);
    // Whoever picks a printer wants the order there, whether or not it is of its stations.
    const there = own.length > 0 ? own : wantedTickets(order.items, [{ ...duty, stations: [] }]);
    const wanted = asOrderStands(there, order.state);
    const before = await markWaiting(tx, order, wanted, now);
    for (const ticket of wanted) {
      const reprint = nextReprint(before, ticket);
      const { businessId, branchId, id, number } = order;
      const job = { businessId, branchId, orderId: id, orderNumber: number, ...ticket, revision: 1, reprint };
      await queueTicket(tx, { ...job, screenGone: false }, now);
    }
    tx.afterCommit(wakePrinting);
    return { count: wanted.length };
  });
}

/**
 * Gives a browser the tickets of an order that somebody wants on paper, and notes that they are: whatever is printed
 * after them, anywhere, is marked. Who is shown no prices is given the kitchen's alone.
 */
export async function printByHand(
  viewer: Viewer,
  orderId: string,
  { papers }: z.output<typeof orderPapersBody>,
  now: Date,
): Promise<OrderPapersDto> {
  if (papers === 'CUSTOMER' || papers === 'BOTH') requirePermission(viewer, 'order.accept');
  return inTransaction(async (tx) => {
    const order = await reached(tx, viewer, orderId);
    const { businessId, branchId, id, number } = order;
    const { privacy } = await settingsOf(tx, order);
    const sight = contactVisibility(viewer, order.state, privacy);
    const wanted = asOrderStands(ticketsByHand(order.items, papers), order.state);
    const before = await markWaiting(tx, order, wanted, now);
    const tickets: TicketLine[][] = [];
    for (const ticket of wanted) {
      const reprint = nextReprint(before, ticket);
      const job = { businessId, branchId, orderId: id, orderNumber: number, ...ticket, revision: 1, reprint };
      await insertPrintedJob(tx, { ...job, screenGone: false }, now);
      const marks = { ...NO_MARKS, reprint, printedAt: now.toISOString() };
      const request = { kind: ticket.kind, station: ticket.station, marks };
      const lines = await ticketOfOrder(tx, { businessId, orderId: id, at: now }, request, sight);
      if (lines) tickets.push(lines);
    }
    return { tickets };
  });
}

/** What stands on a ticket of the queue: a browser can print it where the printer cannot. */
export async function readJobTicket(viewer: Viewer, id: string, now: Date): Promise<TicketDto> {
  return read(async (sql) => {
    const job = await printJobById(sql, viewer.businessId, id);
    if (!job || !reachesBranch(viewer, job.branchId)) throw notFound();
    const printer = await printerOfJob(sql, job.printerId);
    const lines = await linesOfJob(sql, job, now);
    if (!lines) throw notFound();
    return { lines, width: printer?.width ?? null };
  });
}

/**
 * Marks what of these tickets waits to be printed, be it at a printer that is dead: once it comes out, it may be the
 * second. Answers the tickets of the order as they were before, of which none is begun any more until this is stored.
 */
async function markWaiting(
  tx: Tx,
  { id, businessId, branchId }: StoredOrder,
  wanted: readonly WantedTicket[],
  now: Date,
): Promise<StoredPrintJob[]> {
  const before = await jobsForChange(tx, id);
  const covered = before.filter(
    (job) => !job.printedElsewhere && wanted.some((ticket) => overlaps(job, ticket)),
  );
  const ids = covered.map((job) => job.id);
  if (ids.length > 0 && (await markPrintedElsewhere(tx, ids, now)) > 0) {
    const event = { type: 'printing.changed', resource: 'print-jobs', entityId: id } as const;
    await appendEvent(tx, { businessId, branchId, at: now, ...event });
  }
  return before;
}

async function reached(tx: Tx, viewer: Viewer, orderId: string): Promise<StoredOrder> {
  const order = await orderForChange(tx, viewer.businessId, orderId);
  if (!order || !reachesBranch(viewer, order.branchId)) throw notFound();
  return order;
}

import type { z } from 'zod';
import type { OrderPapersDto, orderPapersBody, printOrderBody, TicketDto } from '../../../contracts/printing';
import type { Sql } from '../../../database/sql';
import { inTransaction, read } from '../../../database/transaction';
import { reachesBranch } from '../../../domain/access';
import { isLost } from '../../../domain/orders';
import { contactVisibility } from '../../../domain/orders/contact-visibility';
import {
  NO_MARKS,
  nextReprint,
  ticketsByHand,
  wantedTickets,
  type TicketLine,
} from '../../../domain/printing';
import { invalid, notFound } from '../../../errors/api-error';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { settingsOf } from '../../branches/exports';
import { orderById, orderForChange, type StoredOrder } from '../../orders/exports';
import { jobsOfOrder, insertPrintedJob, printJobById, queueTicket } from '../store/print-jobs';
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
    const wanted = own.length > 0 ? own : wantedTickets(order.items, [{ ...duty, stations: [] }]);
    const before = await jobsOfOrder(tx, order.id);
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
    const order = await orderForChange(tx, viewer.businessId, orderId);
    if (!order || !reachesBranch(viewer, order.branchId)) throw notFound();
    const { businessId, branchId, id, number } = order;
    const { privacy } = await settingsOf(tx, order);
    const sight = contactVisibility(viewer, order.state, privacy);
    const before = await jobsOfOrder(tx, id);
    const tickets: TicketLine[][] = [];
    for (const wanted of ticketsByHand(order.items, papers)) {
      // Of what came to nothing the kitchen is not told to make anything.
      const over = wanted.kind === 'KITCHEN' && isLost(order.state);
      const ticket = over ? { ...wanted, kind: 'CANCELLED' as const } : wanted;
      const reprint = nextReprint(before, ticket);
      const job = { businessId, branchId, orderId: id, orderNumber: number, ...ticket, revision: 1, reprint };
      await insertPrintedJob(tx, { ...job, screenGone: false }, now);
      const marks = { ...NO_MARKS, reprint, printedAt: now.toISOString() };
      const request = { kind: ticket.kind, station: ticket.station, marks };
      const lines = await ticketOfOrder(tx, { businessId, orderId: id }, request, sight);
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

async function reached(sql: Sql, viewer: Viewer, orderId: string): Promise<StoredOrder> {
  const order = await orderById(sql, viewer.businessId, orderId);
  if (!order || !reachesBranch(viewer, order.branchId)) throw notFound();
  return order;
}

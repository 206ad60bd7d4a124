import type { z } from 'zod';
import type { orderTicketQuery, printOrderBody, TicketDto } from '../../../contracts/printing';
import type { Sql } from '../../../database/sql';
import { inTransaction, read } from '../../../database/transaction';
import { reachesBranch } from '../../../domain/access';
import { NO_MARKS, wantedTickets } from '../../../domain/printing';
import { invalid, notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { orderById, type StoredOrder } from '../../orders/exports';
import { jobsOfOrder, printJobById, queueTicket } from '../store/print-jobs';
import { printerById, printerOfJob } from '../store/printers';
import { testPageOf, ticketOfOrder } from './compose-ticket';
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
      const reprint = before.filter((job) => job.kind === kind && job.station === ticket.station).length;
      const { businessId, branchId, id, number } = order;
      await queueTicket(
        tx,
        { businessId, branchId, orderId: id, orderNumber: number, ...ticket, revision: 1, reprint },
        now,
      );
    }
    tx.afterCommit(wakePrinting);
    return { count: wanted.length };
  });
}

/** What would stand on a ticket of an order. */
export async function readTicket(
  viewer: Viewer,
  orderId: string,
  { kind, station }: z.output<typeof orderTicketQuery>,
): Promise<TicketDto> {
  return read(async (sql) => {
    const order = await reached(sql, viewer, orderId);
    const request = { kind, station: station ?? null, marks: NO_MARKS };
    const lines = await ticketOfOrder(sql, { businessId: viewer.businessId, orderId: order.id }, request);
    if (!lines) throw notFound();
    return { lines, width: '80' };
  });
}

/** What stands on a ticket of the queue: a browser can print it where the printer cannot. */
export async function readJobTicket(viewer: Viewer, id: string): Promise<TicketDto> {
  return read(async (sql) => {
    const job = await printJobById(sql, viewer.businessId, id);
    const printer = job && (await printerOfJob(sql, job.printerId));
    if (!printer || !reachesBranch(viewer, job.branchId)) throw notFound();
    const { businessId, orderId, kind, station } = job;
    const lines =
      orderId === null
        ? await testPageOf(sql, printer)
        : await ticketOfOrder(sql, { businessId, orderId }, { kind, station, marks: job });
    if (!lines) throw notFound();
    return { lines, width: printer.width };
  });
}

async function reached(sql: Sql, viewer: Viewer, orderId: string): Promise<StoredOrder> {
  const order = await orderById(sql, viewer.businessId, orderId);
  if (!order || !reachesBranch(viewer, order.branchId)) throw notFound();
  return order;
}

import type { Tx } from '../../database/transaction';
import type { OrderItem } from '../../domain/orders';
import { wantedTickets } from '../../domain/printing';
import { dropTickets, jobsOfOrder, queueTicket, type StoredPrintJob } from './store/print-jobs';
import { activePrinters } from './store/printers';
import { printsOnAccept } from './store/branch-settings';
import { wakePrinting } from './wake';

interface PrintableOrder {
  id: string;
  businessId: string;
  branchId: string;
  number: string;
  items: readonly OrderItem[];
}

/**
 * Puts the tickets of an order that was taken on into the queues of its branch's printers. What was printed of it before,
 * as of one that was cancelled and comes back, is marked as printed again.
 */
export async function queueTickets(tx: Tx, order: PrintableOrder, now: Date): Promise<void> {
  const printers = await activePrinters(tx, order.branchId);
  if (printers.length === 0) return;
  const wish = await printsOnAccept(tx, order.branchId, now);
  const before = await jobsOfOrder(tx, order.id);
  const wanted = wantedTickets(order.items, printers).filter(
    ({ kind }) => kind !== 'KITCHEN' || wish.kitchenTickets,
  );
  for (const ticket of wanted) {
    const reprint = before.filter((job) => isSame(job, ticket)).length;
    await queueTicket(tx, { ...ofOrder(order), ...ticket, revision: 1, reprint }, now);
  }
  tx.afterCommit(wakePrinting);
}

/**
 * Of an order that came to nothing nothing more is printed, and wherever the kitchen has it on paper a slip says that it
 * need not be made.
 */
export async function queueCancellation(tx: Tx, order: PrintableOrder, now: Date): Promise<void> {
  const jobs = await jobsOfOrder(tx, order.id);
  if (jobs.length === 0) return;
  await dropTickets(tx, order.id, now);
  const onPaper = jobs.filter(
    ({ kind, state, mayRepeat }) =>
      kind === 'KITCHEN' && (state === 'PRINTED' || state === 'PRINTING' || mayRepeat),
  );
  const places = new Map(onPaper.map((job) => [`${job.printerId} ${job.station ?? '*'}`, job]));
  for (const { printerId, station } of places.values()) {
    const slip = { printerId, station, kind: 'CANCELLED' as const, revision: 1, copy: 1 };
    const reprint = jobs.filter((job) => isSame(job, slip)).length;
    await queueTicket(tx, { ...ofOrder(order), ...slip, reprint }, now);
  }
  tx.afterCommit(wakePrinting);
}

const ofOrder = ({ id, businessId, branchId, number }: PrintableOrder) => ({
  businessId,
  branchId,
  orderId: id,
  orderNumber: number,
});

const isSame = (
  job: StoredPrintJob,
  ticket: Pick<StoredPrintJob, 'printerId' | 'kind' | 'station' | 'copy'>,
): boolean =>
  job.printerId === ticket.printerId &&
  job.kind === ticket.kind &&
  job.station === ticket.station &&
  job.copy === ticket.copy;

import type { PrintJobDto } from '../../../contracts/printing';
import { defineReadNoun, type Row } from '../../../crud/noun';
import { stored } from '../../../crud/present';
import { instant, instantOrThrow } from '../../../database/columns';

interface PrintJobRow extends Row, Omit<PrintJobDto, keyof Row | 'id' | 'queuedAt' | 'printedAt'> {
  branchId: string;
  state: PrintJobDto['state'];
  queuedAt: string | Date;
  printedAt: string | Date | null;
}

/**
 * A ticket on its way to a printer. Declared for its list and its place in the panel; it is made with its order and moved
 * by the printer's queue and by use-cases, and written in no other way.
 */
export const printJob = defineReadNoun({
  uid: 'api::printing.print-job',
  table: 'print_jobs',
  scope: 'branch',
  resource: 'print-jobs',
  entity: 'print-job',
  title: 'order_number',
  permissions: { read: 'order.prepare' },
  only: 'list',
  filters: {
    branchId: ['$eq', '$in'],
    printerId: ['$eq', '$in'],
    orderId: ['$eq'],
    state: ['$eq', '$in'],
  },
  sorts: ['queuedAt'],
  defaultSort: 'queuedAt:desc',
  search: ['orderNumber'],
  present: (rows: readonly PrintJobRow[]) => Promise.resolve(rows.map(toDto)),
  event: 'printing.changed',
});

const toDto = (row: PrintJobRow): PrintJobDto => ({
  ...stored(row),
  id: row.documentId,
  printerId: row.printerId,
  orderId: row.orderId,
  orderNumber: row.orderNumber,
  kind: row.kind,
  station: row.station,
  copy: row.copy,
  reprint: row.reprint,
  state: row.state,
  attempts: row.attempts,
  problem: row.problem,
  queuedAt: instantOrThrow(row.queuedAt),
  printedAt: instant(row.printedAt),
});

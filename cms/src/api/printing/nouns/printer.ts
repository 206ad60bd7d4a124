import {
  PRINTER_WRITE_PERMISSIONS,
  printerCreate,
  printerFieldsOf,
  printerUpdate,
  type PrinterDto,
} from '../../../contracts/printing';
import { defineNoun, type Fields, type Row } from '../../../crud/noun';
import { stored } from '../../../crud/present';
import { instant } from '../../../database/columns';
import { read } from '../../../database/transaction';
import { reassignTickets } from '../reassign-tickets';
import { waitingAt } from '../store/printers';
import { refuseAddress } from '../../../printers/refuse-address';

interface PrinterRow extends Row, Omit<PrinterDto, keyof Row | 'id' | 'waiting' | 'failed' | 'problemSince'> {
  branchId: string;
  state: PrinterDto['state'];
  problemSince: string | Date | null;
}

/** A printer of a branch's network. */
export const printer = defineNoun({
  uid: 'api::printing.printer',
  table: 'printers',
  scope: 'branch',
  resource: 'printers',
  entity: 'printer',
  permissions: {
    read: 'order.prepare',
    create: 'settings.edit',
    update: 'settings.edit',
    archive: 'settings.edit',
    restore: 'settings.edit',
  },
  body: { create: printerCreate, update: printerUpdate },
  filters: { branchId: ['$eq', '$in'], state: ['$eq', '$in'] },
  sorts: ['name', 'createdAt'],
  defaultSort: 'name:asc',
  search: ['name'],
  writePermissions: PRINTER_WRITE_PERMISSIONS,
  check: (next: Fields<PrinterRow>) => refuseAddress(next),
  async afterWrite(sql, { documentId, branchId, state }: PrinterRow) {
    if (state === 'ARCHIVED') await reassignTickets(sql, { id: documentId, branchId }, new Date());
  },
  async present(rows: readonly PrinterRow[]): Promise<PrinterDto[]> {
    const ids = rows.map(({ documentId }) => documentId);
    const queues = await read((sql) => waitingAt(sql, ids));
    return rows.map((row) => ({
      ...stored(row),
      id: row.documentId,
      ...printerFieldsOf(row),
      state: row.state,
      problem: row.problem,
      problemSince: instant(row.problemSince),
      ...(queues.get(row.documentId) ?? { waiting: 0, failed: 0 }),
    }));
  },
  event: 'printing.changed',
});

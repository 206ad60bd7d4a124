import { inTransaction } from '../../../database/transaction';
import { reachesBranch } from '../../../domain/access';
import { notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { queueTicket } from '../store/print-jobs';
import { printerById } from '../store/printers';
import { wakePrinting } from '../wake';

/** Has a printer print a page that shows that it does; answers the id of its job. */
export async function printTestPage(viewer: Viewer, printerId: string, now: Date): Promise<{ id: string }> {
  return inTransaction(async (tx) => {
    const printer = await printerById(tx, viewer.businessId, printerId);
    if (!printer || !reachesBranch(viewer, printer.branchId)) throw notFound();
    const { businessId, branchId } = printer;
    const id = await queueTicket(
      tx,
      {
        businessId,
        branchId,
        printerId,
        orderId: null,
        orderNumber: '',
        kind: 'TEST',
        station: null,
        revision: 1,
        copy: 1,
        reprint: 0,
        screenGone: false,
      },
      now,
    );
    tx.afterCommit(wakePrinting);
    return { id };
  });
}

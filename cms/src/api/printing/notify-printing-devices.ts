import type { Tx } from '../../database/transaction';
import { AT_DEVICE } from '../../domain/printing';
import { appendEvent } from '../../realtime/append';

/** Tells the devices that print by themselves where one of the tickets waits for them. */
export async function notifyPrintingDevices(
  tx: Tx,
  { businessId, branchId, id }: { businessId: string; branchId: string; id: string },
  tickets: readonly { printerId: string }[],
  at: Date,
): Promise<void> {
  if (!tickets.some(({ printerId }) => printerId === AT_DEVICE)) return;
  const scope = { businessId, branchId, entityId: id, at };
  await appendEvent(tx, { ...scope, type: 'printing.changed', resource: 'print-jobs' });
}

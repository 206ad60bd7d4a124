import { inTransaction } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';
import { ownTicket } from '../store/own-ticket';
import { noteRead } from '../store/write-ticket';

/** Takes the mark of what is new from a ticket, for the viewer alone. */
export async function noteTicketRead(viewer: Viewer, id: string, now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    await ownTicket(tx, viewer, id);
    await noteRead(tx, id, viewer.userId, now);
  });
}

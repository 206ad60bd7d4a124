import type { SupportTicketDetails } from '../../../contracts/support';
import { inTransaction, read } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';
import { ownTicket } from '../store/own-ticket';
import { noteRead, presentDetails } from '../store/ticket-row';

/** A ticket the viewer is shown, with all that was written. */
export const readTicket = (viewer: Viewer, id: string): Promise<SupportTicketDetails> =>
  read(async (sql) => presentDetails(sql, await ownTicket(sql, viewer, id)));

/** Takes the mark of what is new from a ticket, for the viewer alone. */
export async function noteTicketRead(viewer: Viewer, id: string, now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    await ownTicket(tx, viewer, id);
    await noteRead(tx, id, viewer.userId, now);
  });
}

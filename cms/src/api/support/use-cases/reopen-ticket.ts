import { actorOf } from '../../../audit/audit';
import type { MessageBody, SupportTicketDetails } from '../../../contracts/support';
import { inTransaction } from '../../../database/transaction';
import { allowTry, LIMITS } from '../../../sessions/attempts';
import type { Viewer } from '../../../sessions/viewer';
import { holdOwnTicket, ownTicket } from '../store/own-ticket';
import { presentDetails } from '../store/ticket-row';
import { addText, moveTicket, noteRead, recordTicket } from '../store/write-ticket';

/** Takes up a resolved ticket again, with what is still wrong. */
export async function reopenTicket(
  viewer: Viewer,
  id: string,
  { text, attachments }: MessageBody,
  now: Date,
): Promise<SupportTicketDetails> {
  await allowTry(LIMITS.ticketTextsOfPerson, String(viewer.userId), now);
  return inTransaction(async (tx) => {
    const held = await holdOwnTicket(tx, viewer, id);
    const reopened = await moveTicket(tx, held, 'reopen', { side: 'CUSTOMER', now });
    const written = {
      author: 'CUSTOMER',
      authorId: viewer.userId,
      name: viewer.name,
      text,
      move: 'reopen',
      attachments,
      now,
    } as const;
    await addText(tx, reopened, written);
    await noteRead(tx, id, viewer.userId, now);
    await recordTicket(tx, held, {
      actor: actorOf(viewer),
      action: 'reopen',
      before: { state: held.state },
      after: { state: reopened.state },
      now,
    });
    return presentDetails(tx, await ownTicket(tx, viewer, id));
  });
}

import type { MessageBody, SupportTicketDetails } from '../../../contracts/support';
import { inTransaction } from '../../../database/transaction';
import { allowTry, LIMITS } from '../../../sessions/attempts';
import type { Viewer } from '../../../sessions/viewer';
import { recordOwnAction } from '../store/own-action';
import { holdOwnTicket } from '../store/own-ticket';
import { addText, moveTicket } from '../store/write-ticket';

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
    return recordOwnAction(tx, viewer, held, 'reopen', now);
  });
}

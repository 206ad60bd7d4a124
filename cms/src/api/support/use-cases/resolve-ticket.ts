import type { MessageBody, SupportTicketDetails } from '../../../contracts/support';
import { inTransaction, type Tx } from '../../../database/transaction';
import { allowTry, LIMITS } from '../../../sessions/attempts';
import type { Viewer } from '../../../sessions/viewer';
import { recordOwnAction } from '../own-action';
import { lockOwnTicket } from '../store/own-ticket';
import { addMessage, moveTicket } from '../write-ticket';

/** Says from the business's side that nothing more is to be done. */
export const resolveTicket = (viewer: Viewer, id: string, now: Date): Promise<SupportTicketDetails> =>
  inTransaction((tx) => resolveWithin(tx, viewer, id, now));

/** The same in a transaction that is already running. */
export async function resolveWithin(
  tx: Tx,
  viewer: Viewer,
  id: string,
  now: Date,
): Promise<SupportTicketDetails> {
  const held = await lockOwnTicket(tx, viewer, id);
  await moveTicket(tx, held, 'resolve', { side: 'CUSTOMER', now });
  return recordOwnAction(tx, viewer, held, 'resolve', now);
}

/** Takes up a resolved ticket again, with what is still wrong. */
export async function reopenTicket(
  viewer: Viewer,
  id: string,
  { text, attachments }: MessageBody,
  now: Date,
): Promise<SupportTicketDetails> {
  await allowTry(LIMITS.ticketTextsOfPerson, String(viewer.userId), now);
  return inTransaction(async (tx) => {
    const held = await lockOwnTicket(tx, viewer, id);
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
    await addMessage(tx, reopened, written);
    return recordOwnAction(tx, viewer, held, 'reopen', now);
  });
}

import type { MessageBody, SupportTicketDetails } from '../../../contracts/support';
import { inTransaction, type Tx } from '../../../database/transaction';
import { movesOfText } from '../../../domain/support';
import { runOnce, type Answer } from '../../../idempotency/idempotency';
import { allowTry, LIMITS } from '../../../sessions/attempts';
import type { Viewer } from '../../../sessions/viewer';
import { recordOwnAction } from '../own-action';
import { lockOwnTicket } from '../store/own-ticket';
import { addMessage, ticketMovedOn, moveTicket } from '../write-ticket';

/**
 * Writes into a ticket from the business's side. Where support was waiting for it, support is on again; a settled
 * ticket takes no more. The same key again answers what it answered first.
 */
export async function replyToTicket(
  viewer: Viewer,
  id: string,
  body: MessageBody,
  key: string | null,
  now: Date,
): Promise<Answer<SupportTicketDetails>> {
  await allowTry(LIMITS.ticketTextsOfPerson, String(viewer.userId), now);
  const claim = { scope: `ticket-text:${viewer.userId}:${id}`, key, body, now };
  return inTransaction((tx) =>
    runOnce(tx, claim, async () => ({ status: 201, data: await replyWithin(tx, viewer, id, body, now) })),
  );
}

/** The same in a transaction that is already running. */
export async function replyWithin(
  tx: Tx,
  viewer: Viewer,
  id: string,
  { text, attachments }: MessageBody,
  now: Date,
): Promise<SupportTicketDetails> {
  const held = await lockOwnTicket(tx, viewer, id);
  const moves = movesOfText(held.state, 'CUSTOMER');
  if (moves === null) throw ticketMovedOn();
  let ticket = held;
  for (const move of moves) ticket = await moveTicket(tx, ticket, move, { side: 'CUSTOMER', now });
  const { userId: authorId, name } = viewer;
  await addMessage(tx, ticket, { author: 'CUSTOMER', authorId, name, text, move: null, attachments, now });
  return recordOwnAction(tx, viewer, held, 'reply', now);
}

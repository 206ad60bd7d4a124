import type { Actor } from '../../../audit/audit';
import type { Tx } from '../../../database/transaction';
import { movesOfText } from '../../../domain/support';
import { lockTicket } from '../store/own-ticket';
import { enqueueAnswerEmail } from '../ticket-emails';
import { addMessage, ticketMovedOn, moveTicket, recordTicket } from '../write-ticket';

interface TicketAnswer {
  ticketId: string;
  text: string;
  /** With `resolve` nothing more is waited for. */
  move: 'answer' | 'resolve';
}

/**
 * Answers a ticket for Comanda, in a transaction that is already running: whoever opened it is written to, and the
 * screens of the business show it at once. Answers the id of the text.
 */
export async function answerTicketWithin(
  tx: Tx,
  { ticketId, text, move }: TicketAnswer,
  actor: Extract<Actor, { kind: 'PLATFORM' }>,
  now: Date,
): Promise<string> {
  let ticket = await lockTicket(tx, ticketId);
  const moves = movesOfText(ticket.state, 'SUPPORT');
  if (moves === null) throw ticketMovedOn(['text']);
  const before = { state: ticket.state };
  for (const step of move === 'resolve' ? (['resolve'] as const) : moves)
    ticket = await moveTicket(tx, ticket, step, { side: 'SUPPORT', now });
  const id = await addMessage(tx, ticket, {
    author: 'SUPPORT',
    authorId: null,
    name: actor.name,
    text,
    move,
    attachments: [],
    now,
  });
  await recordTicket(tx, ticket, { actor, action: 'answer', before, after: { state: ticket.state }, now });
  await enqueueAnswerEmail(tx, ticket, text);
  return id;
}

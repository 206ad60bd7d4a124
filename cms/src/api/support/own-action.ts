import { actorOf } from '../../audit/audit';
import type { SupportTicketDetails } from '../../contracts/support';
import type { Tx } from '../../database/transaction';
import type { Viewer } from '../../sessions/viewer';
import { ownTicket } from './store/own-ticket';
import { markRead, presentDetails, type StoredTicket } from './store/ticket-row';
import { recordTicket } from './write-ticket';

/**
 * Logs what the viewer did to a ticket, `held` as it was before, and answers it as it is now: whoever does something
 * to a ticket has read it.
 */
export async function recordOwnAction(
  tx: Tx,
  viewer: Viewer,
  held: StoredTicket,
  action: string,
  now: Date,
): Promise<SupportTicketDetails> {
  await markRead(tx, held.id, viewer.userId, now);
  const ticket = await ownTicket(tx, viewer, held.id);
  const states = { before: { state: held.state }, after: { state: ticket.state } };
  await recordTicket(tx, ticket, { actor: actorOf(viewer), action, ...states, now });
  return presentDetails(tx, ticket);
}

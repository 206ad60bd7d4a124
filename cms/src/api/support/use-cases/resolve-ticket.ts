import { actorOf } from '../../../audit/audit';
import type { SupportTicketDetails } from '../../../contracts/support';
import { inTransaction, type Tx } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';
import { holdOwnTicket, ownTicket } from '../store/own-ticket';
import { presentDetails } from '../store/ticket-row';
import { moveTicket, noteRead, recordTicket } from '../store/write-ticket';

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
  const held = await holdOwnTicket(tx, viewer, id);
  const resolved = await moveTicket(tx, held, 'resolve', { side: 'CUSTOMER', now });
  await noteRead(tx, id, viewer.userId, now);
  await recordTicket(tx, held, {
    actor: actorOf(viewer),
    action: 'resolve',
    before: { state: held.state },
    after: { state: resolved.state },
    now,
  });
  return presentDetails(tx, await ownTicket(tx, viewer, id));
}

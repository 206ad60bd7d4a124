import type { SupportTicketDetails } from '../../../contracts/support';
import { inTransaction, type Tx } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';
import { recordOwnAction } from '../store/own-action';
import { holdOwnTicket } from '../store/own-ticket';
import { moveTicket } from '../store/write-ticket';

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
  await moveTicket(tx, held, 'resolve', { side: 'CUSTOMER', now });
  return recordOwnAction(tx, viewer, held, 'resolve', now);
}

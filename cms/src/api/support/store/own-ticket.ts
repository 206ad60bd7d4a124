import type { Parameter, Sql } from '../../../database/sql';
import type { Tx } from '../../../database/transaction';
import { ticketVisibility } from '../../../domain/support';
import { notFound } from '../../../errors/api-error';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { selectTickets, type StoredTicket } from './ticket-row';

/** Which tickets somebody is shown: all of the business, or those they opened. */
function shownTo(viewer: Viewer): { condition: string; parameters: Parameter[] } {
  requirePermission(viewer, 'support.contact');
  return ticketVisibility(viewer) === 'all'
    ? { condition: 't.business_id = ?', parameters: [viewer.businessId] }
    : {
        condition: 't.business_id = ? AND t.opened_by_id = ?',
        parameters: [viewer.businessId, viewer.userId],
      };
}

/** The tickets the viewer is shown, those that were last written in first, after the one with `after`. */
export function visibleTickets(
  sql: Sql,
  viewer: Viewer,
  after: readonly [at: Date, rowId: number] | null,
  most: number,
): Promise<StoredTicket[]> {
  const { condition, parameters } = shownTo(viewer);
  return selectTickets(
    sql,
    viewer.userId,
    `${condition}${after ? ' AND (t.last_message_at, t.id) < (?, ?)' : ''}
     ORDER BY t.last_message_at DESC, t.id DESC LIMIT ?`,
    [...parameters, ...(after ?? []), most],
  );
}

/** A ticket the viewer is shown. Throws NOT_FOUND for any other, whether it exists or not. */
export async function ownTicket(sql: Sql, viewer: Viewer, id: string): Promise<StoredTicket> {
  const { condition, parameters } = shownTo(viewer);
  const [ticket] = await selectTickets(sql, viewer.userId, `t.document_id = ? AND ${condition}`, [
    id,
    ...parameters,
  ]);
  if (!ticket) throw notFound();
  return ticket;
}

/**
 * Holds a ticket against everybody else until the end of the transaction, and counts its version. Unscoped: who calls has
 * read it in scope, or answers for Comanda.
 */
async function holdTicket(tx: Tx, id: string): Promise<void> {
  await tx.run('UPDATE support_tickets SET version = version + 1 WHERE document_id = ?', [id]);
}

/** The same, of one that the viewer is shown. */
export async function lockOwnTicket(tx: Tx, viewer: Viewer, id: string): Promise<StoredTicket> {
  await ownTicket(tx, viewer, id);
  await holdTicket(tx, id);
  return ownTicket(tx, viewer, id);
}

/** The same for the panel and the clock, to which every ticket is open. */
export async function lockTicket(tx: Tx, id: string): Promise<StoredTicket> {
  await holdTicket(tx, id);
  const [ticket] = await selectTickets(tx, 0, 't.document_id = ?', [id]);
  if (!ticket) throw notFound();
  return ticket;
}

import { actorOf } from '../../../audit/audit';
import type { SupportTicketDetails, TicketBody } from '../../../contracts/support';
import { newId } from '../../../database/ids';
import { documentStamps } from '../../../database/table';
import { inTransaction, type Tx } from '../../../database/transaction';
import { queueKey } from '../../../domain/support';
import { runOnce, type Answer } from '../../../idempotency/idempotency';
import { allowTry, LIMITS } from '../../../sessions/attempts';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { ownTicket } from '../store/own-ticket';
import { enqueueOpenedEmail } from '../ticket-emails';
import { nextTicketNumber, markRead, presentDetails, tickets } from '../store/ticket-row';
import { claimAttachments, recordTicket } from '../write-ticket';

/** Asks Comanda something. Everybody who is signed in may; the same key again answers what it answered first. */
export async function openTicket(
  viewer: Viewer,
  body: TicketBody,
  key: string | null,
  now: Date,
): Promise<Answer<SupportTicketDetails>> {
  requirePermission(viewer, 'support.contact');
  await allowTry(LIMITS.ticketsOfBusiness, viewer.businessId, now);
  return inTransaction((tx) => openTicketWithin(tx, viewer, body, key, now));
}

/** The same in a transaction that is already running, without counting how often somebody asks. */
export async function openTicketWithin(
  tx: Tx,
  viewer: Viewer,
  body: TicketBody,
  key: string | null,
  now: Date,
): Promise<Answer<SupportTicketDetails>> {
  const scope = `ticket:${viewer.businessId}:${viewer.userId}`;
  return runOnce(tx, { scope, key, body, now }, async () => ({
    status: 201,
    data: await open(tx, viewer, body, now),
  }));
}

async function open(tx: Tx, viewer: Viewer, body: TicketBody, now: Date): Promise<SupportTicketDetails> {
  const { businessId, userId, name } = viewer;
  const { subject, category, priority, description, attachments, context } = body;
  await claimAttachments(tx, businessId, attachments, now);
  const id = newId();
  const number = await nextTicketNumber(tx, businessId);
  const at = now.toISOString();
  await tickets.insert(
    tx,
    {
      id,
      businessId,
      number,
      subject,
      category,
      priority,
      state: 'OPEN',
      description,
      attachments,
      context,
      openedById: userId,
      openedByName: name,
      openedAt: at,
      lastAuthor: 'CUSTOMER',
      lastAuthorName: name,
      lastMessageAt: at,
      version: 1,
    },
    { ...documentStamps(now), queue_key: queueKey('OPEN', priority, now.getTime()) },
  );
  await markRead(tx, id, userId, now);
  const after = { subject, category, priority };
  await recordTicket(tx, { id, businessId }, { actor: actorOf(viewer), action: 'open', after, now });
  const letter = { id, businessId, number, person: name, subject, category, priority, description };
  await enqueueOpenedEmail(tx, letter);
  return presentDetails(tx, await ownTicket(tx, viewer, id));
}

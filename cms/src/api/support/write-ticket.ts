import { writeAudit, type Actor } from '../../audit/audit';
import type { MessageAuthor } from '../../contracts/support';
import { newId } from '../../database/ids';
import { documentStamps } from '../../database/table';
import type { Tx } from '../../database/transaction';
import {
  queueKey,
  ticketAfter,
  type TicketMove,
  type TicketSide,
  type TicketState,
} from '../../domain/support';
import { ApiError } from '../../errors/api-error';
import { appendEvent } from '../../realtime/append';
import { claimPictures } from '../../uploads/claim-pictures';
import { changeTicket, messages, type StoredTicket } from './store/ticket-row';

const TICKET = 'support-ticket';

const STAMPS: Partial<Record<TicketState, string>> = {
  IN_PROGRESS: 'in_progress_at',
  WAITING_CUSTOMER: 'waiting_customer_at',
  RESOLVED: 'resolved_at',
  REOPENED: 'reopened_at',
  CLOSED: 'closed_at',
};

/** Takes a ticket that the transaction holds one step on. Throws TICKET_MOVED_ON where the state does not allow it. */
export async function moveTicket(
  tx: Tx,
  ticket: StoredTicket,
  move: TicketMove,
  { side, now, path }: { side: TicketSide; now: Date; path?: string[] },
): Promise<StoredTicket> {
  const state = ticketAfter(ticket.state, move, side);
  if (state === null) throw ticketMovedOn(path);
  const stamp = STAMPS[state];
  await changeTicket(tx, ticket, { state }, now, {
    queue_key: queueKey(state, ticket.priority, Date.parse(ticket.openedAt)),
    ...(stamp && { [stamp]: now }),
  });
  return { ...ticket, state };
}

export const ticketMovedOn = (path?: string[]) => new ApiError(409, 'TICKET_MOVED_ON', path && { path });

interface NewText {
  author: MessageAuthor;
  /** Null of support, whose people are none of a business. */
  authorId: number | null;
  name: string;
  text: string;
  move: 'answer' | 'resolve' | 'reopen' | null;
  attachments: readonly string[];
  now: Date;
}

/** Adds a text to a ticket that the transaction holds; answers the id of the text. */
export async function addMessage(tx: Tx, ticket: StoredTicket, text: NewText): Promise<string> {
  const { author, authorId, name, attachments, now } = text;
  await claimAttachments(tx, ticket.businessId, attachments, now);
  const id = newId();
  await messages.insert(
    tx,
    { id, author, authorName: name, text: text.text, move: text.move, attachments, at: now.toISOString() },
    { ...documentStamps(now), business_id: ticket.businessId, ticket_id: ticket.id, author_id: authorId },
  );
  const at = now.toISOString();
  await changeTicket(
    tx,
    ticket,
    {
      lastAuthor: author,
      lastAuthorName: name,
      lastMessageAt: at,
      ...(author === 'SUPPORT' && { answeredAt: at }),
    },
    now,
  );
  return id;
}

export const claimAttachments = (tx: Tx, businessId: string, urls: readonly string[], now: Date) =>
  claimPictures(
    tx,
    businessId,
    [],
    urls.map((url, index) => ({ url, path: ['attachments', index] })),
    now,
  );

/** Logs what was done to a ticket and tells the screens of its business. */
export async function recordTicket(
  tx: Tx,
  { id, businessId }: Pick<StoredTicket, 'id' | 'businessId'>,
  entry: { actor: Actor; action: string; before?: object; after?: object; now: Date },
): Promise<void> {
  const { actor, action, before, after, now } = entry;
  const scope = { businessId, branchId: null, at: now };
  await writeAudit(tx, { ...scope, actor, entity: TICKET, entityId: id, action, before, after });
  await appendEvent(tx, { ...scope, type: 'support.changed', resource: 'support/tickets', entityId: id });
}

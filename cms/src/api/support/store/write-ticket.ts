import { writeAudit, type Actor } from '../../../audit/audit';
import type { MessageAuthor } from '../../../contracts/support';
import { newId } from '../../../database/ids';
import type { Parameter } from '../../../database/sql';
import type { Tx } from '../../../database/transaction';
import {
  queueKey,
  ticketAfter,
  type TicketMove,
  type TicketSide,
  type TicketState,
} from '../../../domain/support';
import { ApiError } from '../../../errors/api-error';
import { appendEvent } from '../../../realtime/append';
import { keepPictures } from '../../../uploads/keep-pictures';
import type { StoredTicket } from './ticket-row';

const TICKET = 'support-ticket';

const STAMPS: Partial<Record<TicketState, string>> = {
  IN_PROGRESS: 'in_progress_at',
  WAITING_CUSTOMER: 'waiting_customer_at',
  RESOLVED: 'resolved_at',
  REOPENED: 'reopened_at',
  CLOSED: 'closed_at',
};

/** Writes columns of a ticket that the transaction holds. */
export async function setColumns(
  tx: Tx,
  ticket: StoredTicket,
  columns: Readonly<Record<string, Parameter>>,
  now: Date,
): Promise<void> {
  const all = { ...columns, updated_at: now };
  const names = Object.keys(all);
  await tx.run(
    `UPDATE support_tickets SET ${names.map((name) => `${name} = ?`).join(', ')} WHERE document_id = ?`,
    [...Object.values(all), ticket.id],
  );
}

/** Takes a ticket that the transaction holds one step on. Throws TICKET_MOVED_ON where the state does not allow it. */
export async function moveTicket(
  tx: Tx,
  ticket: StoredTicket,
  move: TicketMove,
  { side, now, path }: { side: TicketSide; now: Date; path?: string[] },
): Promise<StoredTicket> {
  const state = ticketAfter(ticket.state, move, side);
  if (state === null) throw movedOn(path);
  const stamp = STAMPS[state];
  await setColumns(
    tx,
    ticket,
    {
      state,
      queue_key: queueKey(state, ticket.priority, Date.parse(ticket.openedAt)),
      ...(stamp && { [stamp]: now }),
    },
    now,
  );
  return { ...ticket, state };
}

export const movedOn = (path?: string[]) => new ApiError(409, 'TICKET_MOVED_ON', path && { path });

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
export async function addText(tx: Tx, ticket: StoredTicket, text: NewText): Promise<string> {
  const { author, authorId, name, attachments, now } = text;
  await keepAttachments(tx, ticket.businessId, attachments, now);
  const id = newId();
  await tx.run(
    `INSERT INTO support_messages (document_id, created_at, updated_at, published_at, business_id, ticket_id, author,
                                   author_id, author_name, text, move, attachments, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      ...[id, now, now, now, ticket.businessId, ticket.id, author, authorId, name, text.text, text.move],
      ...[JSON.stringify(attachments), now],
    ],
  );
  await setColumns(
    tx,
    ticket,
    {
      last_author: author,
      last_author_name: name,
      last_message_at: now,
      ...(author === 'SUPPORT' && { answered_at: now }),
    },
    now,
  );
  return id;
}

export const keepAttachments = (tx: Tx, businessId: string, urls: readonly string[], now: Date) =>
  keepPictures(
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

/** Notes that somebody has seen what was written up to now. */
export async function noteRead(tx: Tx, ticketId: string, userId: number, now: Date): Promise<void> {
  await tx.run(
    `INSERT INTO ticket_reads (ticket_id, user_id, read_at) VALUES (?, ?, ?)
     ON CONFLICT (ticket_id, user_id) DO UPDATE SET read_at = excluded.read_at`,
    [ticketId, userId, now.getTime()],
  );
}

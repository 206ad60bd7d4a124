import type {
  SupportMessageDto,
  SupportTicketDetails,
  SupportTicketDto,
  TicketContext,
} from '../../../contracts/support';
import { tableOf } from '../../../database/content-type';
import type { Parameter, Sql } from '../../../database/sql';
import { json, number, orNull } from '../../../database/codecs';
import { defineTable, type RowOf, type StoredRow, type OtherColumns } from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import { closesAt, movesOfText, ticketMoves } from '../../../domain/support';

/** A ticket's table in the domain's words. */
export const tickets = tableOf('api::support.support-ticket', {
  rowId: number('id'),
  attachments: json<readonly string[]>([]),
  context: orNull(json<TicketContext | null>(null)),
}).without('inProgressAt', 'waitingCustomerAt', 'reopenedAt', 'closedAt', 'queueKey');

export const messages = tableOf('api::support.support-message', {
  attachments: json<readonly string[]>([]),
}).without('businessId', 'ticketId', 'authorId');

/** What the person who asks has seen, in milliseconds since 1970. */
const reads = defineTable('ticket_reads', { readAt: orNull(number()) });

export type StoredTicket = RowOf<typeof tickets> & RowOf<typeof reads>;

/** Tickets by a condition on `t`, with what the person `userId` has seen of them; 0 is nobody. Unscoped: as the condition. */
export async function selectTickets(
  sql: Sql,
  userId: number,
  condition: string,
  parameters: readonly Parameter[],
): Promise<StoredTicket[]> {
  const rows = await sql.all<StoredRow>(
    `SELECT ${tickets.columns('t')}, ${reads.columns('r')}
       FROM support_tickets t
       LEFT JOIN ticket_reads r ON r.ticket_id = t.document_id AND r.user_id = ?
      WHERE ${condition}`,
    [userId, ...parameters],
  );
  return rows.map((row) => ({ ...tickets.read(row), ...reads.read(row) }));
}

/** Resolved tickets whose time to be closed has come, the oldest first, some hundred at once. Unscoped: by the clock. */
export const ticketsResolvedBefore = (sql: Sql, at: Date): Promise<{ id: string }[]> =>
  tickets
    .pick('id')
    .select(sql, "state = 'RESOLVED' AND resolved_at <= ? ORDER BY resolved_at LIMIT 200", [at]);

const MOST_MESSAGES = 200;

/** Unscoped: of a ticket that was read in scope. */
async function messagesOf(sql: Sql, ticketId: string): Promise<SupportMessageDto[]> {
  const newest = await messages.select(sql, `ticket_id = ? ORDER BY id DESC LIMIT ${MOST_MESSAGES}`, [
    ticketId,
  ]);
  return newest.reverse().map(({ authorName, move, attachments, ...message }) => ({
    ...message,
    name: authorName,
    move: move === 'answer' ? null : move,
    attachments: [...attachments],
  }));
}

/** Changes a ticket that the transaction holds. Unscoped: it was read in scope. */
export async function changeTicket(
  tx: Tx,
  ticket: StoredTicket,
  changes: Partial<RowOf<typeof tickets>>,
  now: Date,
  others: OtherColumns = {},
): Promise<void> {
  await tickets.update(tx, changes, ['document_id = ?', ticket.id], { ...others, updated_at: now });
}

/** The first ticket of a business is number 1001: nobody is told that they are the first who ever asked. */
const BEFORE_FIRST = 1000;

/** The counter's row stays locked until the commit: there are no twins. */
export async function nextTicketNumber(tx: Tx, businessId: string): Promise<number> {
  const row = await tx.one<{ number: number }>(
    `INSERT INTO ticket_counters (business_id, number) VALUES (?, ${BEFORE_FIRST + 1})
     ON CONFLICT (business_id) DO UPDATE SET number = ticket_counters.number + 1 RETURNING number`,
    [businessId],
  );
  if (!row) throw new Error('The ticket counter gave no number');
  return row.number;
}

/** Notes that somebody has seen what was written up to now. */
export async function markRead(tx: Tx, ticketId: string, userId: number, now: Date): Promise<void> {
  await tx.run(
    `INSERT INTO ticket_reads (ticket_id, user_id, read_at) VALUES (?, ?, ?)
     ON CONFLICT (ticket_id, user_id) DO UPDATE SET read_at = excluded.read_at`,
    [ticketId, userId, now.getTime()],
  );
}

export const presentTicket = (ticket: StoredTicket): SupportTicketDto => ({
  id: ticket.id,
  number: ticket.number,
  subject: ticket.subject,
  category: ticket.category,
  priority: ticket.priority,
  state: ticket.state,
  openedBy: { id: String(ticket.openedById), name: ticket.openedByName },
  openedAt: ticket.openedAt,
  lastMessage: { author: ticket.lastAuthor, name: ticket.lastAuthorName, at: ticket.lastMessageAt },
  unread: ticket.answeredAt !== null && Date.parse(ticket.answeredAt) > (ticket.readAt ?? 0),
  version: ticket.version,
});

/** A ticket with all that was written, as people of the business are shown it. */
export async function presentDetails(sql: Sql, ticket: StoredTicket): Promise<SupportTicketDetails> {
  const { state, resolvedAt } = ticket;
  return {
    ...presentTicket(ticket),
    description: ticket.description,
    attachments: [...ticket.attachments],
    context: ticket.context,
    messages: await messagesOf(sql, ticket.id),
    moves: ticketMoves(state, 'CUSTOMER').filter((move) => move !== 'reply'),
    canReply: movesOfText(state, 'CUSTOMER') !== null,
    resolvedAt,
    closesAt:
      state === 'RESOLVED' && resolvedAt !== null
        ? new Date(closesAt(Date.parse(resolvedAt))).toISOString()
        : null,
  };
}

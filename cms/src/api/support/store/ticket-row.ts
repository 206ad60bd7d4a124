import type {
  MessageAuthor,
  SupportMessageDto,
  SupportTicketDetails,
  SupportTicketDto,
  TicketContext,
} from '../../../contracts/support';
import {
  instant,
  instantOrThrow,
  json,
  type InstantColumn,
  type JsonColumn,
} from '../../../database/columns';
import type { Parameter, Sql } from '../../../database/sql';
import {
  closesAt,
  movesOfText,
  ticketMoves,
  type TicketCategory,
  type TicketPriority,
  type TicketState,
} from '../../../domain/support';

export interface StoredTicket {
  rowId: number;
  id: string;
  businessId: string;
  number: number;
  subject: string;
  category: TicketCategory;
  priority: TicketPriority;
  state: TicketState;
  description: string;
  attachments: string[];
  context: TicketContext | null;
  openedBy: { id: number; name: string };
  openedAt: string;
  lastMessage: SupportTicketDto['lastMessage'];
  answeredAt: string | null;
  resolvedAt: string | null;
  version: number;
  /** What the person who asks has seen, in milliseconds since 1970. */
  readAt: number | null;
}

interface TicketRow {
  row_id: number;
  id: string;
  business_id: string;
  number: number;
  subject: string;
  category: TicketCategory;
  priority: TicketPriority;
  state: TicketState;
  description: string;
  attachments: JsonColumn;
  context: JsonColumn;
  opened_by_id: number;
  opened_by_name: string;
  opened_at: InstantColumn;
  last_author: MessageAuthor;
  last_author_name: string;
  last_message_at: InstantColumn;
  answered_at: InstantColumn;
  resolved_at: InstantColumn;
  version: number;
  read_at: number | null;
}

/** Tickets by a condition on `t`, with what the person `userId` has seen of them; 0 is nobody. */
export async function selectTickets(
  sql: Sql,
  userId: number,
  condition: string,
  parameters: readonly Parameter[],
): Promise<StoredTicket[]> {
  const rows = await sql.all<TicketRow>(
    `SELECT t.id AS row_id, t.document_id AS id, t.business_id, t.number, t.subject, t.category, t.priority, t.state,
            t.description, t.attachments, t.context, t.opened_by_id, t.opened_by_name, t.opened_at, t.last_author,
            t.last_author_name, t.last_message_at, t.answered_at, t.resolved_at, t.version, r.read_at
       FROM support_tickets t
       LEFT JOIN ticket_reads r ON r.ticket_id = t.document_id AND r.user_id = ?
      WHERE ${condition}`,
    [userId, ...parameters],
  );
  return rows.map(toTicket);
}

const toTicket = (row: TicketRow): StoredTicket => ({
  rowId: row.row_id,
  id: row.id,
  businessId: row.business_id,
  number: row.number,
  subject: row.subject,
  category: row.category,
  priority: row.priority,
  state: row.state,
  description: row.description,
  attachments: json<string[]>(row.attachments, []),
  context: json<TicketContext | null>(row.context, null),
  openedBy: { id: row.opened_by_id, name: row.opened_by_name },
  openedAt: instantOrThrow(row.opened_at),
  lastMessage: {
    author: row.last_author,
    name: row.last_author_name,
    at: instantOrThrow(row.last_message_at),
  },
  answeredAt: instant(row.answered_at),
  resolvedAt: instant(row.resolved_at),
  version: row.version,
  readAt: row.read_at,
});

interface MessageRow {
  id: string;
  author: MessageAuthor;
  author_name: string;
  text: string;
  move: 'answer' | SupportMessageDto['move'];
  attachments: JsonColumn;
  at: InstantColumn;
}

const MOST_MESSAGES = 200;

async function messagesOf(sql: Sql, ticketId: string): Promise<SupportMessageDto[]> {
  const rows = await sql.all<MessageRow>(
    `SELECT document_id AS id, author, author_name, text, move, attachments, at
       FROM support_messages WHERE ticket_id = ? ORDER BY id DESC LIMIT ${MOST_MESSAGES}`,
    [ticketId],
  );
  return rows.reverse().map((row) => ({
    id: row.id,
    author: row.author,
    name: row.author_name,
    move: row.move === 'answer' ? null : row.move,
    text: row.text,
    attachments: json<string[]>(row.attachments, []),
    at: instantOrThrow(row.at),
  }));
}

export const presentTicket = (ticket: StoredTicket): SupportTicketDto => ({
  id: ticket.id,
  number: ticket.number,
  subject: ticket.subject,
  category: ticket.category,
  priority: ticket.priority,
  state: ticket.state,
  openedBy: { id: String(ticket.openedBy.id), name: ticket.openedBy.name },
  openedAt: ticket.openedAt,
  lastMessage: ticket.lastMessage,
  unread: ticket.answeredAt !== null && Date.parse(ticket.answeredAt) > (ticket.readAt ?? 0),
  version: ticket.version,
});

/** A ticket with all that was written, as people of the business are shown it. */
export async function presentDetails(sql: Sql, ticket: StoredTicket): Promise<SupportTicketDetails> {
  const { state, resolvedAt } = ticket;
  return {
    ...presentTicket(ticket),
    description: ticket.description,
    attachments: ticket.attachments,
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

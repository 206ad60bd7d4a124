import { CODE_MINUTES } from '../../../contracts/account';
import { boolean, type BooleanColumn } from '../../../database/columns';
import type { Sql } from '../../../database/sql';
import { ApiError } from '../../../errors/api-error';
import { hashOf, newSessionToken } from '../../../sessions/token';

/** What a ticket lets its holder do next. */
type TicketPurpose = 'NEW_PASSWORD' | 'SECOND_FACTOR';

const MINUTES: Record<TicketPurpose, number> = { NEW_PASSWORD: CODE_MINUTES, SECOND_FACTOR: 5 };

interface Ticket {
  userId: number;
  /** The session that follows is to be kept. */
  remember: boolean;
}

/** Gives out a ticket; the database keeps its hash. */
export async function issueTicket(
  sql: Sql,
  purpose: TicketPurpose,
  { userId, remember }: Ticket,
  now: Date,
): Promise<string> {
  const token = newSessionToken();
  await sql.run(
    'INSERT INTO account_tickets (token_hash, purpose, user_id, remember, expires_at) VALUES (?, ?, ?, ?, ?)',
    [hashOf(token), purpose, userId, remember, now.getTime() + MINUTES[purpose] * 60_000],
  );
  return token;
}

interface TicketRow {
  user_id: number;
  remember: BooleanColumn;
}

/** Looks at a ticket without using it; one that is used, too old or made up is refused. */
export async function readTicket(
  sql: Sql,
  purpose: TicketPurpose,
  token: string,
  now: Date,
): Promise<Ticket> {
  const row = await sql.one<TicketRow>(
    'SELECT user_id, remember FROM account_tickets WHERE token_hash = ? AND purpose = ? AND expires_at > ?',
    [hashOf(token), purpose, now.getTime()],
  );
  if (!row) throw ticketExpired('ticket');
  return { userId: row.user_id, remember: boolean(row.remember) };
}

/** Uses a ticket up: of many who bring it at once one gets through, the others are refused. */
export async function useTicket(sql: Sql, purpose: TicketPurpose, token: string, now: Date): Promise<void> {
  const won = await sql.run(
    'DELETE FROM account_tickets WHERE token_hash = ? AND purpose = ? AND expires_at > ?',
    [hashOf(token), purpose, now.getTime()],
  );
  if (won === 0) throw ticketExpired('ticket');
}

export const ticketExpired = (field: string) => new ApiError(422, 'TICKET_EXPIRED', { path: [field] });

export const wrongCode = (triesLeft: number) =>
  new ApiError(422, 'WRONG_CODE', { path: ['code'], details: { triesLeft: Math.max(0, triesLeft) } });

import { CODE_MINUTES } from '../../../contracts/account';
import type { Sql } from '../../../database/sql';
import { boolean, code, number, text } from '../../../database/codecs';
import { defineTable } from '../../../database/table';
import { MINUTE_MS } from '../../../domain/time';
import { ApiError } from '../../../errors/api-error';
import { hashOf, newSessionToken } from '../../../sessions/token';

/** What a ticket lets its holder do next. */
type TicketPurpose = 'NEW_PASSWORD' | 'SECOND_FACTOR';

const MINUTES: Record<TicketPurpose, number> = { NEW_PASSWORD: CODE_MINUTES, SECOND_FACTOR: 5 };

const tickets = defineTable('account_tickets', {
  userId: number(),
  remember: boolean(),
  tokenHash: text(),
  purpose: code<TicketPurpose>(),
  expiresAt: number(),
});

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
  const expiresAt = now.getTime() + MINUTES[purpose] * MINUTE_MS;
  await tickets.insert(sql, { userId, remember, tokenHash: hashOf(token), purpose, expiresAt });
  return token;
}

const LIVE = 'token_hash = ? AND purpose = ? AND expires_at > ?';

/**
 * Looks at a ticket without using it; one that is used, too old or made up is refused. Unscoped: it is nothing that
 * anybody could guess.
 */
export async function readTicket(
  sql: Sql,
  purpose: TicketPurpose,
  token: string,
  now: Date,
): Promise<Ticket> {
  const found = await tickets.find(sql, LIVE, [hashOf(token), purpose, now.getTime()]);
  if (!found) throw ticketExpired('ticket');
  return found;
}

/** Uses a ticket up: of many who bring it at once one gets through, the others are refused. */
export async function consumeTicket(
  sql: Sql,
  purpose: TicketPurpose,
  token: string,
  now: Date,
): Promise<void> {
  const won = await sql.run(`DELETE FROM account_tickets WHERE ${LIVE}`, [
    hashOf(token),
    purpose,
    now.getTime(),
  ]);
  if (won === 0) throw ticketExpired('ticket');
}

/** Makes all tickets of a person worthless. */
export const deleteTickets = (sql: Sql, userId: number): Promise<number> =>
  sql.run('DELETE FROM account_tickets WHERE user_id = ?', [userId]);

export const ticketExpired = (field: string) => new ApiError(422, 'TICKET_EXPIRED', { path: [field] });

export const wrongCode = (triesLeft: number) =>
  new ApiError(422, 'WRONG_CODE', { path: ['code'], details: { triesLeft: Math.max(0, triesLeft) } });

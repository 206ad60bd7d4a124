import { CODE_MINUTES } from '../../contracts/account';
import type { Sql } from '../../database/sql';
import { INVITATION_DAYS } from '../../domain/access';
import { DAY_MS, MINUTE_MS } from '../../domain/time';
import { hashOf, newSessionToken } from '../../sessions/token';

/** What a token is good for: choosing a new password, or accepting an invitation to the panel. */
type TokenPurpose = 'PASSWORD' | 'INVITATION';

const LIFETIME_MS: Record<TokenPurpose, number> = {
  PASSWORD: CODE_MINUTES * MINUTE_MS,
  INVITATION: INVITATION_DAYS * DAY_MS,
};

/** Issues a token for a panel user; the database keeps its hash. Earlier ones stay valid until one is used. */
export async function issueToken(
  sql: Sql,
  purpose: TokenPurpose,
  userId: number,
  now: Date,
): Promise<string> {
  const token = newSessionToken();
  await sql.run('INSERT INTO panel_tokens (token_hash, purpose, user_id, expires_at) VALUES (?, ?, ?, ?)', [
    hashOf(token),
    purpose,
    userId,
    now.getTime() + LIFETIME_MS[purpose],
  ]);
  return token;
}

/** Whose token it is, without using it; null for one that is used, expired or made up. */
export async function ownerOfToken(
  sql: Sql,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<number | null> {
  const row = await sql.one<{ user_id: number }>(
    'SELECT user_id FROM panel_tokens WHERE token_hash = ? AND purpose = ? AND expires_at > ?',
    [hashOf(token), purpose, now.getTime()],
  );
  return row?.user_id ?? null;
}

/** Uses a token up and answers whose it was. Of several parallel uses one gets the answer, the others null. */
export async function useToken(
  sql: Sql,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<number | null> {
  const row = await sql.one<{ user_id: number }>(
    'DELETE FROM panel_tokens WHERE token_hash = ? AND purpose = ? AND expires_at > ? RETURNING user_id',
    [hashOf(token), purpose, now.getTime()],
  );
  return row?.user_id ?? null;
}

/** Invalidates a user's tokens for a purpose. */
export async function deleteTokens(sql: Sql, purpose: TokenPurpose, userId: number): Promise<void> {
  await sql.run('DELETE FROM panel_tokens WHERE user_id = ? AND purpose = ?', [userId, purpose]);
}

/** Takes away tokens whose time is over. */
export const deleteExpiredTokens = (sql: Sql, now: Date): Promise<number> =>
  sql.run('DELETE FROM panel_tokens WHERE expires_at < ?', [now.getTime()]);

import { tableOf } from '../../../database/content-type';
import { newId } from '../../../database/ids';
import type { Sql } from '../../../database/sql';
import { number } from '../../../database/codecs';
import { documentStamps, type RowOf } from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import { bumpVersion } from './people';

const invitations = tableOf('api::employees.invitation', {
  sentAt: number(),
  expiresAt: number(),
}).without('id');

export type StoredInvitation = RowOf<typeof invitations>;

/** Keeps an invitation in place of the one the person had: links of that are dead from now on. */
export const replaceInvitation = (
  tx: Tx,
  invitation: Omit<StoredInvitation, 'copiedTokenHash'>,
  now: Date,
): Promise<number> =>
  invitations.insert(
    tx,
    invitation,
    { document_id: newId(), ...documentStamps(now) },
    `ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, copied_token_hash = NULL, updated_at = excluded.updated_at,
       invited_by = excluded.invited_by, sent_at = excluded.sent_at, expires_at = excluded.expires_at`,
  );

/** The invitation that a mailed or a copied link belongs to. Unscoped: by a token that nobody can guess. */
export const findInvitation = (sql: Sql, tokenHash: string): Promise<StoredInvitation | null> =>
  invitations.find(sql, 'token_hash = ? OR copied_token_hash = ?', [tokenHash, tokenHash]);

/**
 * Keeps a link to be copied; answers 0 when the invitation was used in the same moment. Unscoped: of a person who was
 * read in scope.
 */
export const storeCopiedLink = (tx: Tx, userId: number, copiedTokenHash: string): Promise<number> =>
  invitations.update(tx, { copiedTokenHash }, ['user_id = ?', userId]);

/**
 * Uses an invitation up by either of its links; answers 0 to whoever comes second. Unscoped: of a person who was read
 * in scope.
 */
export const consumeInvitation = (tx: Tx, userId: number, tokenHash: string): Promise<number> =>
  tx.run('DELETE FROM invitations WHERE user_id = ? AND (token_hash = ? OR copied_token_hash = ?)', [
    userId,
    tokenHash,
    tokenHash,
  ]);

/** Takes an invitation back, if there is one. Unscoped: of a person who was read in scope. */
export const dropInvitation = (tx: Tx, userId: number): Promise<number> =>
  invitations.remove(tx, 'user_id = ?', [userId]);

/**
 * Invitations that have run out and nobody has marked, the oldest first, some hundred at once. Unscoped: for the clock,
 * which serves every business.
 */
export async function dueInvitations(
  sql: Sql,
  now: Date,
): Promise<Pick<StoredInvitation, 'userId' | 'businessId'>[]> {
  const rows = await sql.all<{ user_id: number; business_id: string }>(
    `SELECT i.user_id, i.business_id FROM invitations i JOIN up_users u ON u.id = i.user_id
      WHERE i.expires_at <= ? AND u.state = 'INVITED' ORDER BY i.expires_at LIMIT 200`,
    [now.getTime()],
  );
  return rows.map(({ user_id: userId, business_id: businessId }) => ({ userId, businessId }));
}

/**
 * Marks a person whose invitation has run out; answers false when it has not, or was accepted. Unscoped: for the clock,
 * by a person whose invitation was due.
 */
export async function expireInvited(tx: Tx, userId: number, now: Date): Promise<boolean> {
  const expired = await tx.run(
    `UPDATE up_users SET state = 'EXPIRED'
      WHERE id = ? AND state = 'INVITED'
        AND EXISTS (SELECT 1 FROM invitations i WHERE i.user_id = up_users.id AND i.expires_at <= ?)`,
    [userId, now.getTime()],
  );
  if (expired > 0) await bumpVersion(tx, userId);
  return expired > 0;
}

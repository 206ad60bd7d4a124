import type { CodePurpose } from '../../../contracts/account';
import type { Sql } from '../../../database/sql';
import { code, number, orNull, text } from '../../../database/codecs';
import { defineTable, type RowOf } from '../../../database/table';
import type { Tx } from '../../../database/transaction';

/**
 * What a code is for. Besides what anybody may ask for by an address: `EMAIL` is a change of address and is only ever
 * entered by who is signed in, `INVITATION` by who has a copied link of that invitation.
 */
export type CodeKind = CodePurpose | 'EMAIL' | 'INVITATION';

export const codes = defineTable('account_codes', {
  id: text(),
  purpose: code<CodeKind>(),
  userId: number(),
  email: text(),
  codeHash: text(),
  linkHash: orNull(text()),
  createdAt: number(),
  expiresAt: number(),
});

export type StoredCode = RowOf<typeof codes>;

/** The newest code of a person that has not run out. Unscoped: a person is of one business. */
export const latestCode = (sql: Sql, userId: number, kind: CodeKind, now: Date): Promise<StoredCode | null> =>
  codes.find(sql, 'user_id = ? AND purpose = ? AND expires_at > ? ORDER BY created_at DESC, id LIMIT 1', [
    userId,
    kind,
    now.getTime(),
  ]);

/** Unscoped: a link is nothing that anybody could guess. */
export const codeByLink = (sql: Sql, linkHash: string, now: Date): Promise<StoredCode | null> =>
  codes.find(sql, 'link_hash = ? AND expires_at > ?', [linkHash, now.getTime()]);

/** Uses a code up, and with it all others for the same purpose: of many who try at once one gets it. */
export async function consumeCode(tx: Tx, used: StoredCode): Promise<StoredCode | null> {
  const won = await tx.run('DELETE FROM account_codes WHERE id = ?', [used.id]);
  if (won === 0) return null;
  await deleteCodes(tx, used.userId, used.purpose);
  return used;
}

/** Makes the codes of a person for a purpose worthless. */
export async function deleteCodes(sql: Sql, userId: number, kind: CodeKind): Promise<void> {
  await sql.run('DELETE FROM account_codes WHERE user_id = ? AND purpose = ?', [userId, kind]);
}

/** Takes away codes, and steps of signing in, whose time is over. */
export async function deleteExpiredCodes(sql: Sql, now: Date): Promise<void> {
  await sql.run('DELETE FROM account_codes WHERE expires_at < ?', [now.getTime()]);
  await sql.run('DELETE FROM account_tickets WHERE expires_at < ?', [now.getTime()]);
}

import { DELETED_PERSON } from '../../../audit/anonymize';
import type { DeletionDto } from '../../../contracts/account';
import type { Sql } from '../../../database/sql';
import { milliseconds } from '../../../database/codecs';
import { defineTable } from '../../../database/table';
import { deleteSeen, deleteSessions } from '../../../sessions/forget';
import { dropPicturesOf } from '../../../uploads/rows';
import { anonymizeAuthor } from '../../support/exports';

/** Whether the person is the only owner of their business, but for those who are blocked and cannot sign in. */
export async function isLastOwner(
  sql: Sql,
  { userId, businessId }: { userId: number; businessId: string },
): Promise<boolean> {
  const owners = await sql.all<{ id: number }>(
    `SELECT u.id FROM up_users u JOIN up_users_role_lnk l ON l.user_id = u.id JOIN up_roles r ON r.id = l.role_id
      WHERE u.business_id = ? AND r.type = 'owner' AND u.state = 'ACTIVE'
        AND (u.id = ? OR u.blocked IS NULL OR u.blocked = ?) ORDER BY u.id LIMIT 100`,
    [businessId, userId, false],
  );
  return owners.length === 1 && owners[0]?.id === userId;
}

const deletions = defineTable('account_deletions', { requestedAt: milliseconds(), dueAt: milliseconds() });

/** The deletion a person has asked for, or null. Unscoped: a person is of one business. */
export async function describeDeletion(
  sql: Sql,
  of: { userId: number; businessId: string },
): Promise<DeletionDto | null> {
  const asked = await deletions.find(sql, 'user_id = ?', [of.userId]);
  return asked && { ...asked, closesBusiness: await isLastOwner(sql, of) };
}

/** Notes that a person wants their account deleted; answers 0 when they had asked for it already. */
export const insertDeletion = (sql: Sql, userId: number, now: Date, due: Date): Promise<number> =>
  deletions.insert(
    sql,
    { requestedAt: now.toISOString(), dueAt: due.toISOString() },
    { user_id: userId },
    'ON CONFLICT (user_id) DO NOTHING',
  );

/** Answers 0 when they had not asked for it. */
export const cancelDeletion = (sql: Sql, userId: number): Promise<number> =>
  sql.run('DELETE FROM account_deletions WHERE user_id = ?', [userId]);

/** Whose day has come, the earliest first, some at once. */
export async function dueDeletions(sql: Sql, now: Date): Promise<number[]> {
  const rows = await sql.all<{ user_id: number }>(
    'SELECT user_id FROM account_deletions WHERE due_at <= ? ORDER BY due_at LIMIT 50',
    [now.getTime()],
  );
  return rows.map((row) => row.user_id);
}

/** Takes a deletion whose day has come; answers 0 when another has taken it, or it was withdrawn. */
export const claimDeletion = (sql: Sql, userId: number, now: Date): Promise<number> =>
  sql.run('DELETE FROM account_deletions WHERE user_id = ? AND due_at <= ?', [userId, now.getTime()]);

const SIGNS_IN_WITH = [
  'account_codes',
  'account_tickets',
  'two_factor',
  'recovery_codes',
  'account_deletions',
  'pending_sign_ups',
];

/**
 * Takes away everything by which a person is let in or lets others do something. Unscoped: a person is of one business.
 */
export async function eraseCredentials(sql: Sql, userId: number): Promise<void> {
  await deleteSessions(sql, userId);
  for (const table of SIGNS_IN_WITH) await sql.run(`DELETE FROM ${table} WHERE user_id = ?`, [userId]);
}

/**
 * Takes away what a person signs in with and is known by; the row stays, so that history still has somebody.
 * Unscoped: a person is of one business.
 */
export async function anonymizePerson(
  sql: Sql,
  person: { userId: number; businessId: string },
  now: Date,
): Promise<void> {
  const { userId } = person;
  await eraseCredentials(sql, userId);
  await deleteSeen(sql, userId);
  await anonymizeAuthor(sql, person);
  await dropPicturesOf(sql, person, now);
  await sql.run(
    `UPDATE up_users SET name = ?, contact_email = NULL, email = 'removed-' || id || '@removed.invalid', username = 'removed-' || id,
                         password = NULL, phone = NULL, photo_url = NULL, confirmed = ?, state = 'REMOVED', updated_at = ?
      WHERE id = ?`,
    [DELETED_PERSON, false, now, userId],
  );
}

import type { DeletionDto } from '../../contracts/account';
import { NAMELESS } from '../../audit/forgotten';
import type { Sql } from '../../database/sql';
import { forgetAuthor } from '../support/exports';

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

/** The deletion a person has asked for, or null. */
export async function describeDeletion(
  sql: Sql,
  of: { userId: number; businessId: string },
): Promise<DeletionDto | null> {
  const row = await sql.one<{ requested_at: number; due_at: number }>(
    'SELECT requested_at, due_at FROM account_deletions WHERE user_id = ?',
    [of.userId],
  );
  if (!row) return null;
  return {
    requestedAt: new Date(row.requested_at).toISOString(),
    dueAt: new Date(row.due_at).toISOString(),
    closesBusiness: await isLastOwner(sql, of),
  };
}

const SIGNS_IN_WITH = [
  'sessions',
  'known_devices',
  'account_codes',
  'account_tickets',
  'two_factor',
  'recovery_codes',
  'account_deletions',
  'pending_sign_ups',
  'invitations',
  'manager_pins',
];

/** When they were there, and what they read. */
const WAS_THERE = ['last_seen', 'ticket_reads'];

/** Takes away everything by which a person is let in or lets others do something. */
export async function forgetSignIn(sql: Sql, userId: number): Promise<void> {
  for (const table of SIGNS_IN_WITH) await sql.run(`DELETE FROM ${table} WHERE user_id = ?`, [userId]);
}

/** Takes away what a person signs in with and is known by; the row stays, so that history still has somebody. */
export async function forgetPerson(
  sql: Sql,
  person: { userId: number; businessId: string },
  now: Date,
): Promise<void> {
  const { userId } = person;
  await forgetSignIn(sql, userId);
  for (const table of WAS_THERE) await sql.run(`DELETE FROM ${table} WHERE user_id = ?`, [userId]);
  await forgetAuthor(sql, person);
  await sql.run(
    `UPDATE uploads SET expires_at = ?
      WHERE purpose = 'profile' AND user_id = ? AND business_id = ?`,
    [now.getTime(), userId, person.businessId],
  );
  await sql.run(
    `UPDATE up_users SET name = ?, contact_email = NULL, email = 'removed-' || id || '@removed.invalid', username = 'removed-' || id,
                         password = NULL, phone = NULL, photo_url = NULL, confirmed = ?, state = 'REMOVED', updated_at = ?
      WHERE id = ?`,
    [NAMELESS, false, now, userId],
  );
}

import type { Sql } from '../../../database/sql';

/**
 * An account whose address nobody has confirmed may have been made by anybody, with a password of theirs. It is kept
 * which device last showed that it knows the password: a code that is entered there opens the account; entered anywhere
 * else it shows who reads the mails and not who chose the password, and the password is thrown away.
 */
export async function notePendingSignUp(
  sql: Sql,
  userId: number,
  deviceHash: string,
  now: Date,
): Promise<void> {
  await sql.run(
    `INSERT INTO pending_sign_ups (user_id, device_hash, at) VALUES (?, ?, ?)
     ON CONFLICT (user_id) DO UPDATE SET device_hash = excluded.device_hash, at = excluded.at`,
    [userId, deviceHash, now.getTime()],
  );
}

/** Another device has shown that it knows the password of a sign-up that waits. */
export async function movePendingSignUp(sql: Sql, userId: number, deviceHash: string): Promise<void> {
  await sql.run('UPDATE pending_sign_ups SET device_hash = ? WHERE user_id = ?', [deviceHash, userId]);
}

/** Whether it is a sign-up that nobody has confirmed: its business has never been anybody's. */
export async function isPendingSignUp(sql: Sql, userId: number): Promise<boolean> {
  return (await sql.one('SELECT 1 AS one FROM pending_sign_ups WHERE user_id = ?', [userId])) !== undefined;
}

/** Somebody has shown that the address is theirs. Answers whether the password stays. */
export async function confirmAddress(sql: Sql, userId: number, deviceHash: string | null): Promise<boolean> {
  const pending = await sql.one<{ device_hash: string }>(
    'DELETE FROM pending_sign_ups WHERE user_id = ? RETURNING device_hash',
    [userId],
  );
  const knowsPassword = pending !== undefined && pending.device_hash === deviceHash;
  await sql.run('UPDATE up_users SET confirmed = ? WHERE id = ?', [true, userId]);
  if (!knowsPassword) await sql.run('UPDATE up_users SET password = NULL WHERE id = ?', [userId]);
  return knowsPassword;
}

/** Takes away a sign-up that nobody confirmed, with the business nobody ever was in. */
export async function removeSignUp(sql: Sql, userId: number): Promise<void> {
  const user = await sql.one<{ business_id: string }>(
    `DELETE FROM up_users WHERE id = ? AND confirmed = ? RETURNING business_id`,
    [userId, false],
  );
  await sql.run('DELETE FROM pending_sign_ups WHERE user_id = ?', [userId]);
  if (!user) return;
  await sql.run('DELETE FROM account_codes WHERE user_id = ?', [userId]);
  const { business_id: businessId } = user;
  await sql.run('DELETE FROM subscriptions WHERE business_id = ?', [businessId]);
  await sql.run('DELETE FROM businesses WHERE document_id = ?', [businessId]);
}

/** The same for whoever signed up with an address, once somebody else has shown that it is theirs. */
export async function removePendingSignUp(sql: Sql, email: string): Promise<void> {
  const pending = await sql.one<{ id: number }>(
    `SELECT u.id FROM up_users u JOIN pending_sign_ups p ON p.user_id = u.id WHERE lower(u.email) = ?`,
    [email],
  );
  if (pending) await removeSignUp(sql, pending.id);
}

import type { Language } from '../../../contracts/session';
import type { Sql } from '../../../database/sql';
import { languageOfCountry } from '../../../domain/country';
import { insertBusiness, removeBusiness, updateBusinessRow } from '../../businesses/exports';
import { insertPerson, people, updatePerson } from './people';

/** What somebody who signs up says of themselves and their business, checked and with the password hashed. */
export interface NewOwner {
  name: string;
  email: string;
  passwordHash: string;
  language: Language;
  businessName: string;
  country: string;
  currency: string;
}

const businessFrom = ({ businessName, country, currency }: NewOwner) => ({
  tradeName: businessName,
  country,
  currency,
  defaultLanguage: languageOfCountry(country),
});

/** Stores a business with its owner; answers the owner's id, or null when the address is taken. */
export async function insertSignUp(
  sql: Sql,
  owner: NewOwner,
  businessId: string,
  now: Date,
): Promise<number | null> {
  const { name, email, passwordHash: password, language } = owner;
  const rights = { branchIds: [], allow: [], deny: [], state: 'ACTIVE' } as const;
  const person = { ...rights, name, email, username: email, password, language, businessId };
  const userId = await insertPerson(sql, person, 'owner', now);
  if (userId !== null) await insertBusiness(sql, businessId, businessFrom(owner), now);
  return userId;
}

/** Puts a later sign-up in the place of one that nobody confirmed: the last one who says so is believed. */
export async function replaceSignUp(
  sql: Sql,
  { userId, businessId }: { userId: number; businessId: string },
  owner: NewOwner,
  now: Date,
): Promise<void> {
  const { name, passwordHash: password, language } = owner;
  await updatePerson(sql, userId, { name, password, language }, now);
  await updateBusinessRow(sql, businessId, businessFrom(owner), now);
}

/**
 * Lets go of an address that a removed person had: they may begin with a business of their own. Unscoped: an address is
 * of one person in all businesses.
 */
export async function releaseAddress(sql: Sql, email: string): Promise<void> {
  await sql.run(
    `UPDATE up_users SET email = 'removed-' || id || '@removed.invalid', username = 'removed-' || id
      WHERE lower(email) = ? AND state = 'REMOVED'`,
    [email],
  );
}

/**
 * An account whose address nobody has confirmed may have been made by anybody, with a password of theirs. It is kept
 * which device last showed that it knows the password: a code that is entered there opens the account; entered anywhere
 * else it shows who reads the mails and not who chose the password, and the password is thrown away.
 */
export async function insertPendingSignUp(
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
export async function updatePendingDevice(sql: Sql, userId: number, deviceHash: string): Promise<void> {
  await sql.run('UPDATE pending_sign_ups SET device_hash = ? WHERE user_id = ?', [deviceHash, userId]);
}

/** Whether it is a sign-up that nobody has confirmed: its business has never been anybody's. */
export async function isPendingSignUp(sql: Sql, userId: number): Promise<boolean> {
  return (await sql.one('SELECT 1 AS one FROM pending_sign_ups WHERE user_id = ?', [userId])) !== undefined;
}

/** Somebody has shown that the address is theirs. Answers whether the password stays. Unscoped: by the address. */
export async function confirmAddress(sql: Sql, userId: number, deviceHash: string | null): Promise<boolean> {
  const pending = await sql.one<{ device_hash: string }>(
    'DELETE FROM pending_sign_ups WHERE user_id = ? RETURNING device_hash',
    [userId],
  );
  const knowsPassword = pending !== undefined && pending.device_hash === deviceHash;
  const changes = { confirmed: true, ...(!knowsPassword && { password: null }) };
  await people.update(sql, changes, ['id = ?', userId]);
  return knowsPassword;
}

/** Sign-ups that nobody has confirmed since `at`, the oldest first, a hundred at once. */
export async function signUpsBefore(sql: Sql, at: number): Promise<number[]> {
  const rows = await sql.all<{ user_id: number }>(
    'SELECT user_id FROM pending_sign_ups WHERE at < ? ORDER BY at LIMIT 100',
    [at],
  );
  return rows.map((row) => row.user_id);
}

/** Takes away a sign-up that nobody confirmed, with the business nobody ever was in. Unscoped: by the id of that sign-up. */
export async function removeSignUp(sql: Sql, userId: number): Promise<void> {
  const user = await sql.one<{ business_id: string }>(
    `DELETE FROM up_users WHERE id = ? AND confirmed = ? RETURNING business_id`,
    [userId, false],
  );
  await sql.run('DELETE FROM pending_sign_ups WHERE user_id = ?', [userId]);
  if (!user) return;
  await sql.run('DELETE FROM account_codes WHERE user_id = ?', [userId]);
  await removeBusiness(sql, user.business_id);
}

/**
 * The same for whoever signed up with an address, once somebody else has shown that it is theirs. Unscoped: an address is
 * of one person in all businesses.
 */
export async function removePendingSignUp(sql: Sql, email: string): Promise<void> {
  const pending = await sql.one<{ id: number }>(
    `SELECT u.id FROM up_users u JOIN pending_sign_ups p ON p.user_id = u.id WHERE lower(u.email) = ?`,
    [email],
  );
  if (pending) await removeSignUp(sql, pending.id);
}

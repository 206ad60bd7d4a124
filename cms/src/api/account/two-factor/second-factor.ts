import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODES } from '../../../contracts/account';
import type { Sql } from '../../../database/sql';
import type { Tx } from '../../../database/transaction';
import { readRecoveryCode, recoveryCode } from '../../../domain/access';
import { keyedHash, seal, unseal } from '../../../secrecy/secrecy';

const ISSUER = 'Comanda';
/** A phone's clock may be half a minute off, either way. */
const STEPS_OFF = 1;

const totpOf = (secret: string, label: string) =>
  new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
  });

/** A new secret for an authenticator app, not yet asked for; one that was never confirmed is replaced. */
export async function keepNewSecret(
  tx: Tx,
  userId: number,
  label: string,
): Promise<{ secret: string; uri: string } | null> {
  const secret = new Secret({ size: 20 }).base32;
  const kept = await tx.run(
    `INSERT INTO two_factor (user_id, secret) VALUES (?, ?)
     ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, last_step = 0 WHERE two_factor.confirmed_at IS NULL`,
    [userId, seal('second factors', userId, secret)],
  );
  return kept === 0 ? null : { secret, uri: totpOf(secret, label).toString() };
}

/**
 * Uses a code of the app. Each step of time counts once, and only after the last one that was used: a code that was
 * looked at over a shoulder is worth nothing.
 */
export async function useStep(tx: Tx, userId: number, code: string, now: Date): Promise<boolean> {
  const row = await tx.one<{ secret: string }>('SELECT secret FROM two_factor WHERE user_id = ?', [userId]);
  const secret = row && openSecret(userId, row.secret);
  if (!secret) return false;
  const totp = totpOf(secret, '');
  const timestamp = now.getTime();
  const off = totp.validate({ token: code, timestamp, window: STEPS_OFF });
  if (off === null) return false;
  const step = totp.counter({ timestamp }) + off;
  return (
    (await tx.run('UPDATE two_factor SET last_step = ? WHERE user_id = ? AND last_step < ?', [
      step,
      userId,
      step,
    ])) > 0
  );
}

/** Sealed by a server with another secret, or for somebody else, it is no use: whoever runs the server has to know. */
function openSecret(userId: number, sealed: string): string | null {
  try {
    return unseal('second factors', userId, sealed);
  } catch {
    strapi.log.error(`The second factor of user ${userId} cannot be opened: was ENCRYPTION_KEY changed?`);
    return null;
  }
}

/** Uses a code of the app or, once each, a recovery code. */
export async function useSecondFactor(tx: Tx, userId: number, typed: string, now: Date): Promise<boolean> {
  const digits = typed.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) return useStep(tx, userId, digits, now);
  const recovery = readRecoveryCode(typed);
  if (recovery === null) return false;
  return (
    (await tx.run('DELETE FROM recovery_codes WHERE user_id = ? AND code_hash = ?', [
      userId,
      keyedHash('recovery codes', userId, recovery),
    ])) > 0
  );
}

/** New recovery codes in place of whatever there was; only their hashes are kept. */
export async function renewRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  await tx.run('DELETE FROM recovery_codes WHERE user_id = ?', [userId]);
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(recoveryCode(randomBytes(10)));
  for (const code of codes) {
    await tx.run('INSERT INTO recovery_codes (user_id, code_hash) VALUES (?, ?)', [
      userId,
      keyedHash('recovery codes', userId, code),
    ]);
  }
  return [...codes];
}

/** Takes the second factor away. */
export async function dropSecondFactor(sql: Sql, userId: number): Promise<void> {
  await sql.run('DELETE FROM two_factor WHERE user_id = ?', [userId]);
  await sql.run('DELETE FROM recovery_codes WHERE user_id = ?', [userId]);
  await sql.run('UPDATE known_devices SET trusted_until = NULL WHERE user_id = ?', [userId]);
}

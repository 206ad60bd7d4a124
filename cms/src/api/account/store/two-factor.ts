import type { Sql } from '../../../database/sql';
import type { Tx } from '../../../database/transaction';
import { revokeTrustedDevices } from '../../../sessions/device';

/** Keeps the sealed secret of a person's app; answers 0 when there is one that was confirmed. */
export const storeSecret = (tx: Tx, userId: number, sealed: string): Promise<number> =>
  tx.run(
    `INSERT INTO two_factor (user_id, secret) VALUES (?, ?)
     ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, last_step = 0 WHERE two_factor.confirmed_at IS NULL`,
    [userId, sealed],
  );

export async function findSecret(tx: Tx, userId: number): Promise<string | undefined> {
  const row = await tx.one<{ secret: string }>('SELECT secret FROM two_factor WHERE user_id = ?', [userId]);
  return row?.secret;
}

/** Answers 0 when there is no secret that waits to be confirmed. */
export const confirmSecret = (tx: Tx, userId: number, now: Date): Promise<number> =>
  tx.run('UPDATE two_factor SET confirmed_at = ? WHERE user_id = ? AND confirmed_at IS NULL', [
    now.getTime(),
    userId,
  ]);

/** Uses up a step of time; answers 0 when it or a later one was used. */
export const consumeTotpStep = (tx: Tx, userId: number, step: number): Promise<number> =>
  tx.run('UPDATE two_factor SET last_step = ? WHERE user_id = ? AND last_step < ?', [step, userId, step]);

export const consumeRecoveryCode = (tx: Tx, userId: number, hash: string): Promise<number> =>
  tx.run('DELETE FROM recovery_codes WHERE user_id = ? AND code_hash = ?', [userId, hash]);

export async function replaceRecoveryCodes(tx: Tx, userId: number, hashes: readonly string[]): Promise<void> {
  await tx.run('DELETE FROM recovery_codes WHERE user_id = ?', [userId]);
  for (const hash of hashes)
    await tx.run('INSERT INTO recovery_codes (user_id, code_hash) VALUES (?, ?)', [userId, hash]);
}

export async function countRecoveryCodes(sql: Sql, userId: number): Promise<number> {
  const row = await sql.one<{ n: number }>('SELECT COUNT(*) AS n FROM recovery_codes WHERE user_id = ?', [
    userId,
  ]);
  return row?.n ?? 0;
}

/** Takes the second factor away. */
export async function deleteSecondFactor(sql: Sql, userId: number): Promise<void> {
  await sql.run('DELETE FROM two_factor WHERE user_id = ?', [userId]);
  await sql.run('DELETE FROM recovery_codes WHERE user_id = ?', [userId]);
  await revokeTrustedDevices(sql, userId);
}

import type { z } from 'zod';
import type { loginBody } from '../../../contracts/session';
import { read } from '../../../database/transaction';
import { ApiError } from '../../../errors/api-error';
import { strapiService } from '../../../strapi/parts';
import { loginAttempts } from '../../../sessions/login-attempts';
import { resolveViewer } from '../../../sessions/resolve';
import { ABSOLUTE_SECONDS, hashOf, IDLE_SECONDS, newSessionToken } from '../../../sessions/token';
import type { Viewer } from '../../../sessions/viewer';

/** A bcrypt hash of nothing anybody can type: comparing with it costs an unknown address what a known one costs. */
const NOBODY = '$2a$10$7EqJtq98hPqEX7fNZaFWoOHi6zkYzk0v8zBqkU0uWcZc1v1qk1q1K';

interface Passwords {
  validatePassword(password: string, hash: string): Promise<boolean>;
}

/**
 * Opens a session for an e-mail and its password. Unknown address, wrong password and a person who may not sign in are
 * refused alike, after the same work.
 */
export async function signIn(
  { email, password, remember }: z.output<typeof loginBody>,
  device: { ip: string; userAgent: string },
): Promise<{ token: string; viewer: Viewer }> {
  const address = email.trim().toLowerCase();
  await loginAttempts.take(address, device.ip);

  const user = await read((sql) =>
    sql.one<{ id: number; password: string | null }>(
      'SELECT id, password FROM up_users WHERE lower(email) = ?',
      [address],
    ),
  );
  const passwords = strapiService<Passwords>('plugin::users-permissions.user');
  const matches = await passwords.validatePassword(password, user?.password ?? NOBODY);
  if (!user || !matches) throw new ApiError(401, 'WRONG_CREDENTIALS');

  const token = newSessionToken();
  const tokenHash = hashOf(token);
  const now = Date.now();
  await read((sql) =>
    sql.run(
      `INSERT INTO sessions (token_hash, user_id, created_at, last_seen_at, idle_seconds, expires_at, ip, user_agent)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        tokenHash,
        user.id,
        now,
        now,
        remember ? ABSOLUTE_SECONDS : IDLE_SECONDS,
        now + ABSOLUTE_SECONDS * 1000,
        device.ip.slice(0, 64),
        device.userAgent.slice(0, 300),
      ],
    ),
  );
  const viewer = await resolveViewer(token);
  if (!viewer) {
    await read((sql) => sql.run('DELETE FROM sessions WHERE token_hash = ?', [tokenHash]));
    throw new ApiError(401, 'WRONG_CREDENTIALS');
  }
  await loginAttempts.forget(address);
  return { token, viewer };
}

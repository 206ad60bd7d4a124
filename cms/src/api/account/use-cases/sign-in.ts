import type { z } from 'zod';
import type { loginBody } from '../../../contracts/session';
import { read } from '../../../database/transaction';
import { ApiError } from '../../../errors/api-error';
import { strapiService } from '../../../strapi/parts';
import { loginAttempts } from '../../../sessions/login-attempts';
import { resolveViewer } from '../../../sessions/resolve';
import { openSession } from '../../../sessions/open-session';
import { hashOf } from '../../../sessions/token';
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

  const token = await read((sql) =>
    openSession(sql, { userId: user.id, remember, origin: device, now: new Date() }),
  );
  const viewer = await resolveViewer(token);
  if (!viewer) {
    await read((sql) => sql.run('DELETE FROM sessions WHERE token_hash = ?', [hashOf(token)]));
    throw new ApiError(401, 'WRONG_CREDENTIALS');
  }
  await loginAttempts.forget(address);
  return { token, viewer };
}

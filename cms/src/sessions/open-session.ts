import type { Context } from 'koa';
import { newId } from '../database/ids';
import type { Sql } from '../database/sql';
import { deviceOf, setDeviceCookie } from './device';
import { updateLastSeen } from './last-seen';
import { ABSOLUTE_SECONDS, hashOf, IDLE_SECONDS, newSessionToken, setCookie, tokenOf } from './token';

/** Where a request comes from, as far as the server can tell. */
export interface Origin {
  ip: string;
  userAgent: string;
  /** The hash of the device's name, or null when it has none yet. */
  deviceHash: string | null;
  /** The hash of the session the browser brought, of whomever. */
  sessionHash: string | null;
}

export function originOf(ctx: Context): Origin {
  const token = tokenOf(ctx);
  return {
    ip: ctx.ip,
    userAgent: ctx.get('user-agent'),
    deviceHash: deviceOf(ctx),
    sessionHash: token === null ? null : hashOf(token),
  };
}

/** What the browser is given: a session, and a name for the device where it has none that counts. */
export interface NewSession {
  token: string;
  remember: boolean;
  deviceToken: string | null;
}

export function setSessionCookies(ctx: Context, { token, remember, deviceToken }: NewSession): void {
  setCookie(ctx, token, remember);
  if (deviceToken !== null) setDeviceCookie(ctx, deviceToken);
}

/** Opens a session of a person and answers its token; the database keeps the token's hash alone. */
export async function openSession(
  sql: Sql,
  { userId, remember, origin, now }: { userId: number; remember: boolean; origin: Origin; now: Date },
): Promise<string> {
  const token = newSessionToken();
  const at = now.getTime();
  await sql.run(
    `INSERT INTO sessions (id, token_hash, user_id, device_hash, created_at, last_seen_at, idle_seconds, expires_at, ip, user_agent)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      newId(),
      hashOf(token),
      userId,
      origin.deviceHash,
      at,
      at,
      remember ? ABSOLUTE_SECONDS : IDLE_SECONDS,
      at + ABSOLUTE_SECONDS * 1000,
      origin.ip.slice(0, 64),
      origin.userAgent.slice(0, 300),
    ],
  );
  await updateLastSeen(sql, userId, now);
  return token;
}

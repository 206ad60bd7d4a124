import type { Context } from 'koa';
import type { Sql } from '../database/sql';
import { milliseconds, orNull } from '../database/codecs';
import { defineTable, type RowOf } from '../database/table';
import { environment } from '../environment';
import { hashOf, newSessionToken, ownCookie } from './token';
import { DAY_MS } from '../domain/time';

/** A device is known by a random token in a cookie that outlives sessions; the database has its hash. */
interface DeviceCookie {
  name: string;
  path: string;
}
const DASHBOARD: DeviceCookie = { name: environment.https ? '__Host-did' : 'did', path: '/' };
/** The panel has its own: a sign-in there would otherwise rename the device the dashboard knows, and vice versa. */
export const PANEL: DeviceCookie = {
  name: environment.https ? '__Secure-panel-did' : 'panel-did',
  path: '/admin',
};

/** A device that was not signed in on for so long is like a new one; its cookie is gone as well. */
export const DEVICE_DAYS = 400;
const TRUST_DAYS = 30;

/** The hash of the device a request comes from, or null when it is unknown. */
export function deviceOf(ctx: Context, cookie = DASHBOARD): string | null {
  const token = ctx.cookies.get(cookie.name);
  return token && /^[\w-]{43}$/.test(token) ? hashOf(token) : null;
}

export const newDeviceName = newSessionToken;

export function setDeviceCookie(ctx: Context, token: string, { name, path } = DASHBOARD): void {
  ctx.cookies.set(name, token, { ...ownCookie, path, maxAge: DEVICE_DAYS * DAY_MS });
}

interface KnownDevice {
  /** The person signed in on it before. */
  known: boolean;
  /** No second factor is asked for on it at the moment. */
  trusted: boolean;
}

/** What is known of a device for a person. */
export async function findDevice(
  sql: Sql,
  userId: number,
  deviceHash: string | null,
  now: Date,
): Promise<KnownDevice> {
  const row = await sql.one<{ trusted_until: number | null }>(
    'SELECT trusted_until FROM known_devices WHERE user_id = ? AND device_hash = ?',
    [userId, deviceHash ?? ''],
  );
  return { known: row !== undefined, trusted: (row?.trusted_until ?? 0) > now.getTime() };
}

/** Whether somebody of the business signed in on the device before: a till that several people share. */
export async function isKnownToBusiness(sql: Sql, businessId: string, deviceHash: string): Promise<boolean> {
  const row = await sql.one(
    `SELECT 1 AS one FROM known_devices d JOIN up_users u ON u.id = d.user_id
      WHERE d.device_hash = ? AND u.business_id = ? LIMIT 1`,
    [deviceHash, businessId],
  );
  return row !== undefined;
}

const devices = defineTable('known_devices', {
  knownSince: milliseconds('created_at'),
  lastSignInAt: milliseconds('last_used_at'),
  noSecondStepUntil: orNull(milliseconds('trusted_until')),
});

/** Devices on which a person signed in; their names are secrets of theirs. Unscoped: by the person. */
export const devicesOf = (sql: Sql, userId: number): Promise<RowOf<typeof devices>[]> =>
  devices.select(sql, 'user_id = ? ORDER BY last_used_at DESC LIMIT 10000', [userId]);

/** Whether the person signed in on any device before. */
export async function hasDevice(sql: Sql, userId: number): Promise<boolean> {
  const row = await sql.one('SELECT 1 AS one FROM known_devices WHERE user_id = ? LIMIT 1', [userId]);
  return row !== undefined;
}

export const revokeDevice = (sql: Sql, userId: number, deviceHash: string): Promise<number> =>
  sql.run('DELETE FROM known_devices WHERE user_id = ? AND device_hash = ?', [userId, deviceHash]);

/** Forgets all devices of a person but for one that is kept. */
export const revokeOtherDevices = (sql: Sql, userId: number, kept = ''): Promise<number> =>
  sql.run('DELETE FROM known_devices WHERE user_id = ? AND device_hash <> ?', [userId, kept]);

/** From now on a second factor is asked for on all devices of a person. */
export const revokeTrustedDevices = (sql: Sql, userId: number): Promise<number> =>
  sql.run('UPDATE known_devices SET trusted_until = NULL WHERE user_id = ?', [userId]);

/** Remembers that the person signed in on the device, and with `trust` that it needs no second factor for a while. */
export async function rememberDevice(
  sql: Sql,
  { userId, deviceHash, trust, now }: { userId: number; deviceHash: string; trust: boolean; now: Date },
): Promise<void> {
  const at = now.getTime();
  await sql.run(
    `INSERT INTO known_devices (user_id, device_hash, created_at, last_used_at, trusted_until) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (user_id, device_hash) DO UPDATE SET
       last_used_at = excluded.last_used_at,
       trusted_until = COALESCE(excluded.trusted_until, known_devices.trusted_until)`,
    [userId, deviceHash, at, at, trust ? at + TRUST_DAYS * DAY_MS : null],
  );
}

import type { Context } from 'koa';
import type { Sql } from '../../database/sql';
import { read } from '../../database/transaction';
import { DAY_MS } from '../../domain/time';
import { DEVICE_DAYS, deviceOf, newDeviceName, PANEL, setDeviceCookie } from '../../sessions/device';
import { hashOf } from '../../sessions/token';

/** The hash of the device a request to the panel comes from, or null when it is unknown. */
export const panelDeviceOf = (ctx: Context): string | null => deviceOf(ctx, PANEL);

/** Whether the panel user with a (lower-case) address signed in on a device before. */
export async function isKnownDevice(deviceHash: string, email: string): Promise<boolean> {
  const row = await read((sql) =>
    sql.one(
      `SELECT 1 AS one FROM panel_devices d JOIN admin_users u ON u.id = d.user_id
        WHERE d.device_hash = ? AND lower(u.email) = ?`,
      [deviceHash, email],
    ),
  );
  return row !== undefined;
}

/** Remembers that a panel user signed in on the device of a request, and sets its cookie where it needs a new one. */
export async function rememberPanelDevice(ctx: Context, userId: number, now: Date): Promise<void> {
  const brought = panelDeviceOf(ctx);
  const renamed = await read(async (sql) => {
    // A token that no panel user signed in with may have been planted by somebody else.
    const familiar = await sql.one('SELECT 1 AS one FROM panel_devices WHERE device_hash = ? LIMIT 1', [
      brought ?? '',
    ]);
    const name = familiar ? null : newDeviceName();
    await sql.run(
      `INSERT INTO panel_devices (user_id, device_hash, last_used_at) VALUES (?, ?, ?)
       ON CONFLICT (user_id, device_hash) DO UPDATE SET last_used_at = excluded.last_used_at`,
      [userId, name === null ? brought : hashOf(name), now.getTime()],
    );
    return name;
  });
  if (renamed !== null) setDeviceCookie(ctx, renamed, PANEL);
}

/** Forgets devices on which nobody signs in any more. */
export const deleteOldDevices = (sql: Sql, now: Date): Promise<number> =>
  sql.run('DELETE FROM panel_devices WHERE last_used_at < ?', [now.getTime() - DEVICE_DAYS * DAY_MS]);

import type { AccountExportDto } from '../../contracts/account';
import { instant } from '../../database/columns';
import type { Sql } from '../../database/sql';

/** Whose it is. */
interface Holder {
  userId: number;
  businessId: string;
}
type Kept<Part extends keyof AccountExportDto> = (
  sql: Sql,
  holder: Holder,
) => Promise<AccountExportDto[Part]>;

const MOST = 10_000;
const iso = (ms: number) => new Date(ms).toISOString();

/** Devices on which the person signed in; their names are secrets of theirs. */
export const devicesOf: Kept<'devices'> = async (sql, { userId }) => {
  const rows = await sql.all<{ created_at: number; last_used_at: number; trusted_until: number | null }>(
    `SELECT created_at, last_used_at, trusted_until FROM known_devices WHERE user_id = ?
      ORDER BY last_used_at DESC LIMIT ${MOST}`,
    [userId],
  );
  return rows.map((row) => ({
    knownSince: iso(row.created_at),
    lastSignInAt: iso(row.last_used_at),
    noSecondStepUntil: instant(row.trusted_until),
  }));
};

/** What the person did in the business. */
export const activityOf: Kept<'activity'> = async (sql, { userId, businessId }) => {
  const rows = await sql.all<{ at: number; action: string; entity: string; entity_id: string }>(
    `SELECT at, action, entity, entity_id FROM audit_entries WHERE business_id = ? AND actor_id = ?
      ORDER BY at DESC, id DESC LIMIT ${MOST}`,
    [businessId, userId],
  );
  return rows.map(({ at, action, entity, entity_id: entityId }) => ({
    at: iso(at),
    action,
    entity,
    entityId,
  }));
};

/** What was done to the person's account; who did it is somebody else's name. */
export const historyOf: Kept<'history'> = async (sql, { userId, businessId }) => {
  const rows = await sql.all<{
    at: number;
    action: string;
    before: string | null;
    after: string | null;
    reason: string | null;
  }>(
    `SELECT at, action, before, after, reason FROM audit_entries
      WHERE entity_id = ? AND business_id = ? AND entity = 'user' ORDER BY at DESC, id DESC LIMIT ${MOST}`,
    [String(userId), businessId],
  );
  const snapshot = (text: string | null): unknown => (text === null ? null : JSON.parse(text));
  return rows.map(({ at, action, before, after, reason }) => ({
    at: iso(at),
    action,
    before: snapshot(before),
    after: snapshot(after),
    reason,
  }));
};

/** Permissions the person asked for. */
export const accessRequestsOf: Kept<'accessRequests'> = async (sql, { userId }) => {
  const rows = await sql.all<{ at: number; permission: string; state: string }>(
    `SELECT at, permission, state FROM access_requests WHERE user_id = ? ORDER BY at DESC LIMIT ${MOST}`,
    [userId],
  );
  return rows.map(({ at, ...row }) => ({ at: iso(at), ...row }));
};

import { lockName } from '../database/advisory-lock';
import { inList, unindexed, type Sql } from '../database/sql';
import type { Tx } from '../database/transaction';
import type { ImagePurpose } from '../domain/images';
import { DAY_MS } from '../domain/time';

/** How long a picture waits for the row it was brought for. */
const UNCLAIMED_MS = DAY_MS;
/** How long one stays that no row shows any more: changes may be taken back. */
const DROPPED_MS = 30 * DAY_MS;
/** Room for about ten thousand photos of a business, all variants counted. */
export const STORAGE_QUOTA_BYTES = 2 * 1024 ** 3;

interface UploadRow {
  id: string;
  businessId: string;
  userId: number;
  purpose: ImagePurpose;
  width: number;
  bytes: number;
  at: Date;
}

/** Notes a picture before its files are written, so that nothing is ever on the disk that nobody knows of. */
export async function insertUpload(tx: Tx, row: UploadRow): Promise<'stored' | 'no room'> {
  const at = row.at.getTime();
  await lockName(tx, `uploads:${row.businessId}`);
  const inserted = await tx.run(
    `INSERT INTO uploads (id, business_id, user_id, purpose, width, bytes, at, expires_at)
     SELECT ?, ?, ?, ?, ?, ?, ?, ?
      WHERE (SELECT COALESCE(SUM(bytes), 0) FROM uploads WHERE business_id = ?) + ? <= ?`,
    [
      ...[row.id, row.businessId, row.userId, row.purpose, row.width, row.bytes, at, at + UNCLAIMED_MS],
      ...[row.businessId, row.bytes, STORAGE_QUOTA_BYTES],
    ],
  );
  return inserted > 0 ? 'stored' : 'no room';
}

/** Pictures whose time has come. Unscoped: those of all businesses, for the sweeper. */
export const expiredUploads = (sql: Sql, at: number, limit: number) =>
  sql.all<{ id: string; businessId: string }>(
    'SELECT id, business_id AS "businessId" FROM uploads WHERE expires_at < ? ORDER BY expires_at LIMIT ?',
    [at, limit],
  );

/** Holds a picture so that no one can claim it before the commit; false when somebody has. Unscoped: for the sweeper. */
export async function lockExpiredUpload(sql: Sql, id: string, at: number): Promise<boolean> {
  const held = await sql.run('UPDATE uploads SET expires_at = expires_at WHERE id = ? AND expires_at < ?', [
    id,
    at,
  ]);
  return held > 0;
}

/** Unscoped: by the id of a picture that is held, or was just brought. */
export async function deleteUpload(sql: Sql, id: string): Promise<void> {
  await sql.run('DELETE FROM uploads WHERE id = ?', [id]);
}

/** Lets pictures stay that a row names, and answers the widths of those that are the business's, by their ids. */
export async function claimUploads(
  sql: Sql,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const own = ownOf(sql);
  // Written before it is read: what is claimed cannot be swept away meanwhile.
  await sql.run(`UPDATE uploads SET expires_at = NULL WHERE ${own}`, [businessId, ids]);
  const rows = await sql.all<{ id: string; width: number }>(`SELECT id, width FROM uploads WHERE ${own}`, [
    businessId,
    ids,
  ]);
  return new Map(rows.map(({ id, width }) => [id, width]));
}

/** Lets pictures go in a while that a row names no more, unless another one does. */
export async function releaseUploads(
  sql: Sql,
  businessId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await sql.run(`UPDATE uploads SET expires_at = ? WHERE ${ownOf(sql)}`, [
    now.getTime() + DROPPED_MS,
    businessId,
    ids,
  ]);
}

const ownOf = (sql: Sql): string => `${unindexed(sql, 'business_id')} = ? AND ${inList(sql, 'id')}`;

/** Lets a person's own pictures go. */
export const dropPicturesOf = (
  sql: Sql,
  { userId, businessId }: { userId: number; businessId: string },
  now: Date,
): Promise<number> =>
  sql.run("UPDATE uploads SET expires_at = ? WHERE purpose = 'profile' AND user_id = ? AND business_id = ?", [
    now.getTime(),
    userId,
    businessId,
  ]);

import { inList, type Sql } from '../database/sql';
import { HIDDEN } from './redact';

/** What stands for the name of a person whose account was deleted. */
export const NAMELESS = '—';

/** By what a person is known in an entry about them. */
const IDENTITY = ['name', 'email', 'phone'];

/**
 * Whose accounts among these people of a business were deleted. Entries stay as they were written, for nobody can
 * change them; they are not shown under these people's names any more.
 */
export async function deletedAmong(
  sql: Sql,
  businessId: string,
  people: Iterable<number | null>,
): Promise<ReadonlySet<number>> {
  const ids = [...new Set(people)].filter((id) => id !== null);
  if (ids.length === 0) return new Set();
  const rows = await sql.all<{ id: number }>(
    `SELECT id FROM up_users
      WHERE business_id = ? AND ${inList(sql, 'id')} AND state = 'REMOVED' AND name = ?`,
    [businessId, ids, NAMELESS],
  );
  return new Set(rows.map(({ id }) => id));
}

/** What an entry says of a person whose account was deleted, without who they were. */
export function withoutIdentity<Snapshot extends Record<string, unknown> | null>(
  snapshot: Snapshot,
): Snapshot {
  if (snapshot === null) return snapshot;
  const known = IDENTITY.filter((field) => typeof snapshot[field] === 'string');
  return { ...snapshot, ...Object.fromEntries(known.map((field) => [field, HIDDEN])) };
}

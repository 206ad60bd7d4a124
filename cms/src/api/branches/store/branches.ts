import { lockRows } from '../../../database/row-lock';
import { bytewise, inList, type Sql } from '../../../database/sql';
import type { RowOf } from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import { branches } from '../../../store/load-store';

const summaries = branches.pick('id', 'name', 'slug', 'timezone', 'closeoutTime', 'state');

/** The branches of a business, by name. */
export const branchSummaries = (sql: Sql, businessId: string): Promise<RowOf<typeof summaries>[]> =>
  summaries.select(sql, "business_id = ? AND state <> 'ARCHIVED' ORDER BY name LIMIT 500", [businessId]);

const cards = branches.pick(
  'id',
  'version',
  'name',
  'slug',
  'state',
  'address',
  'timezone',
  'closeoutTime',
  'logoUrl',
);

/** More branches than anybody looks at side by side. */
const MOST_CARDS = 200;

/** The branches that somebody reaches, by name: those in use, or those that were archived. */
export const authorizedBranches = (
  sql: Sql,
  { businessId, branchIds }: { businessId: string; branchIds: readonly string[] },
  { archived }: { archived: boolean },
): Promise<RowOf<typeof cards>[]> =>
  cards.select(
    sql,
    `business_id = ? AND state ${archived ? '=' : '<>'} 'ARCHIVED'${branchIds.length > 0 ? ` AND ${inList(sql, 'document_id')}` : ''}
      ORDER BY lower(name) LIMIT ${MOST_CARDS}`,
    branchIds.length > 0 ? [businessId, branchIds] : [businessId],
  );

/** Which of these are no branches of the business, by their places. */
export async function unknownBranches(
  sql: Sql,
  businessId: string,
  branchIds: readonly string[],
): Promise<number[]> {
  if (branchIds.length === 0) return [];
  const known = await branches
    .pick('id')
    .select(sql, `business_id = ? AND state <> 'ARCHIVED' AND ${inList(sql, 'document_id')}`, [
      businessId,
      branchIds,
    ]);
  return branchIds.flatMap((id, index) => (known.some((branch) => branch.id === id) ? [] : [index]));
}

/** What branches are called, by name. */
export async function branchNames(
  sql: Sql,
  { businessId, branchIds }: { businessId: string; branchIds: readonly string[] },
): Promise<string[]> {
  if (branchIds.length === 0) return [];
  const rows = await sql.all<{ name: string }>(
    `SELECT name FROM branches WHERE business_id = ? AND ${inList(sql, 'document_id')} ORDER BY name`,
    [businessId, branchIds],
  );
  return rows.map(({ name }) => name);
}

/** How many branches of a business are not archived. */
export async function countInUse(sql: Sql, businessId: string): Promise<number> {
  const row = await sql.one<{ count: number }>(
    "SELECT COUNT(*) AS count FROM branches WHERE business_id = ? AND state <> 'ARCHIVED'",
    [businessId],
  );
  return row?.count ?? 0;
}

/** More branches of one name than there are places in a country. */
const MOST_ALIKE = 10_000;

/** The addresses on the web, present and former, that begin like `slug`. Unscoped: there is one of each in all businesses. */
export async function slugsLike(sql: Sql, slug: string): Promise<string[]> {
  const column = bytewise(sql, 'slug');
  const rows = await sql.all<{ slug: string }>(
    `SELECT slug FROM branches WHERE slug = ? OR (${column} >= ? AND ${column} < ?)
     UNION SELECT slug FROM branch_slugs WHERE slug = ? OR (${column} >= ? AND ${column} < ?) LIMIT ${MOST_ALIKE}`,
    // '.' is the sign after '-'.
    [slug, `${slug}-`, `${slug}.`, slug, `${slug}-`, `${slug}.`],
  );
  return rows.map((row) => row.slug);
}

/** Opens a branch that is in this state; answers 0 when it is in another one by now. */
export const openBranch = (
  tx: Tx,
  { businessId, branchId, state }: { businessId: string; branchId: string; state: string },
  now: Date,
): Promise<number> =>
  tx.run(
    `UPDATE branches SET state = 'ACTIVE', version = version + 1, updated_at = ?
      WHERE document_id = ? AND business_id = ? AND state = ?`,
    [now, branchId, businessId, state],
  );

/** Of two that lock a branch at once, the second waits for the commit of the first. */
export const lockBranch = (tx: Tx, businessId: string, branchId: string): Promise<void> =>
  lockRows(tx, 'SELECT 1 FROM branches WHERE document_id = ? AND business_id = ?', [branchId, businessId]);

const places = branches.pick('id', 'name', 'timezone', 'closeoutTime');

/** What the branches of a business are called and the time zones they are in, archived ones too, by their ids. */
export async function branchPlaces(sql: Sql, businessId: string): Promise<Map<string, RowOf<typeof places>>> {
  const found = await places.select(sql, 'business_id = ? LIMIT 10000', [businessId]);
  return new Map(found.map((branch) => [branch.id, branch]));
}

/** Where a branch that is in use is, on the web and in time; null where there is none or it is archived. */
export const branchInUse = (sql: Sql, businessId: string, branchId: string) =>
  branches
    .pick('slug', 'timezone')
    .find(sql, "document_id = ? AND business_id = ? AND state <> 'ARCHIVED'", [branchId, businessId]);

/** The ids of the branches of a business that are not archived, the oldest first. */
export async function openBranchIds(sql: Sql, businessId: string): Promise<string[]> {
  const found = await branches
    .pick('id')
    .select(sql, "business_id = ? AND state <> 'ARCHIVED' ORDER BY id LIMIT 1000", [businessId]);
  return found.map(({ id }) => id);
}

import { inList, type Sql } from '../../../database/sql';

/** What the branches are called that somebody is bound to, by name; none where they are bound to none. */
export async function branchNames(
  sql: Sql,
  { businessId, branchIds }: { businessId: string; branchIds: readonly string[] },
): Promise<string[]> {
  if (branchIds.length === 0) return [];
  const rows = await sql.all<{ name: string }>(
    `SELECT name FROM branches
      WHERE business_id = ? AND ${inList(sql, 'document_id')} ORDER BY name`,
    [businessId, branchIds],
  );
  return rows.map(({ name }) => name);
}

import type { Sql } from '../../../database/sql';
import type { Placed } from '../../../domain/menu';
import type { MenuScope } from './menu-scope';

/** As many as a menu has at most. */
const MOST = 10_000;

/** The branch of a row; undefined where the business has no such row. */
export async function branchOfRow(
  sql: Sql,
  table: string,
  businessId: string,
  id: string,
): Promise<string | undefined> {
  const row = await sql.one<{ branch_id: string }>(
    `SELECT branch_id FROM ${table} WHERE document_id = ? AND business_id = ?`,
    [id, businessId],
  );
  return row?.branch_id;
}

/** What is in use, in the order of every list; what is archived takes no room. */
export const rowsInOrder = (
  sql: Sql,
  table: string,
  { businessId, branchId }: MenuScope,
): Promise<Placed[]> =>
  sql.all<Placed>(
    `SELECT t.document_id AS id, t.position FROM ${table} t
      WHERE t.branch_id = ? AND t.business_id = ? AND t.state <> 'ARCHIVED' ORDER BY t.position, t.id LIMIT ${MOST}`,
    [branchId, businessId],
  );

/** In one statement, as it may be every row of a long menu. */
export async function setPositions(
  sql: Sql,
  table: string,
  businessId: string,
  changes: readonly Placed[],
): Promise<void> {
  const wanted =
    sql.dialect === 'postgres'
      ? { source: 'json_to_recordset(?::json) AS w(id text, position integer)', id: 'w.id', to: 'w.position' }
      : { source: 'json_each(?) AS w', id: "w.value ->> 'id'", to: "w.value ->> 'position'" };
  await sql.run(
    `UPDATE ${table} SET position = ${wanted.to} FROM ${wanted.source}
      WHERE ${table}.document_id = ${wanted.id} AND ${table}.business_id = ?`,
    [JSON.stringify(changes), businessId],
  );
}

import type { Sql } from '../database/sql';
import { invalid, type Issue } from '../errors/api-error';

/** Every row that a body names has to be of the same business and branch; anything else does not exist for it. */
export async function checkReferences(
  sql: Sql,
  references: Readonly<Record<string, string>> | undefined,
  data: Record<string, unknown>,
  businessId: string,
  branchId: string | null,
): Promise<void> {
  const issues: Issue[] = [];
  for (const [field, table] of Object.entries(references ?? {})) {
    const value = data[field];
    if (value === undefined || value === null) continue;
    const many = Array.isArray(value);
    const ids = (many ? value : [value]).filter((id): id is string => typeof id === 'string');
    if (ids.length === 0) continue;
    const rows = await sql.all<{ document_id: string }>(
      `SELECT document_id FROM ${table} WHERE business_id = ? AND branch_id = ? AND state <> 'ARCHIVED' AND document_id IN (${ids.map(() => '?').join(', ')})`,
      [businessId, branchId, ...ids],
    );
    const known = new Set(rows.map((row) => row.document_id));
    for (const [index, id] of ids.entries()) {
      if (!known.has(id)) issues.push({ code: 'UNKNOWN_REFERENCE', path: many ? [field, index] : [field] });
    }
  }
  if (issues.length > 0) throw invalid(issues);
}

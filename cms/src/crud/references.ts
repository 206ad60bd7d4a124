import { inList, type Sql } from '../database/sql';
import { invalid, type Issue } from '../errors/api-error';
import { scopeOf } from './noun';

/** Of which business and branch the row is, and what it named before. */
interface Owner {
  businessId: string;
  /** Null of a row that is not of a single branch. */
  branchId: string | null;
}

/**
 * Every row that a body names has to be of the same business, and of the same branch where both are of one; anything else does not exist for it. What the
 * row named already it may go on naming, in use or archived: it was checked when it was named first.
 */
export async function checkReferences(
  sql: Sql,
  references: Readonly<Record<string, string>> | undefined,
  data: Record<string, unknown>,
  owner: Owner,
): Promise<void> {
  const before = new Map<string, unknown>(Object.entries(owner));
  const issues: Issue[] = [];
  for (const [field, table] of Object.entries(references ?? {})) {
    const many = Array.isArray(data[field]);
    const named = idsIn(data[field]);
    const kept = new Set(idsIn(before.get(field)));
    const known = await idsInUse(
      sql,
      table,
      owner,
      named.filter((id) => !kept.has(id)),
    );
    for (const [index, id] of named.entries()) {
      if (kept.has(id) || known.has(id)) continue;
      issues.push({ code: 'UNKNOWN_REFERENCE', path: many ? [field, index] : [field] });
    }
  }
  if (issues.length > 0) throw invalid(issues);
}

/** Those of the ids that are in use where the owner is. PostgreSQL holds them so until the commit. */
export async function idsInUse(
  sql: Sql,
  table: string,
  { businessId, branchId }: Owner,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const branch = branchId !== null && scopeOf(table) === 'branch' ? [branchId] : [];
  const lock = sql.dialect === 'postgres' ? ' FOR SHARE' : '';
  const rows = await sql.all<{ document_id: string }>(
    `SELECT document_id FROM ${table} WHERE business_id = ?${branch.length > 0 ? ' AND branch_id = ?' : ''} AND state <> 'ARCHIVED'
        AND ${inList(sql, 'document_id')}${lock}`,
    [businessId, ...branch, ids],
  );
  return new Set(rows.map((row) => row.document_id));
}

function idsIn(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string');
}

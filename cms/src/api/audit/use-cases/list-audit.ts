import type { z } from 'zod';
import type { AuditEntryDto, AuditListMeta, auditQuery } from '../../../contracts/audit';
import { deletedAmong, NAMELESS, withoutIdentity } from '../../../audit/forgotten';
import { inList, type Parameter, type Sql } from '../../../database/sql';
import { read } from '../../../database/transaction';
import { invalid } from '../../../errors/api-error';
import { requireBranch, requirePermission, type Viewer } from '../../../sessions/viewer';
import { subjectsOf } from '../subjects';

type Query = z.output<typeof auditQuery>;

interface Row {
  id: string;
  at: number;
  branch_id: string | null;
  actor_kind: AuditEntryDto['actor']['kind'];
  actor_id: number | null;
  actor_name: string | null;
  role: string | null;
  approved_by_id: number | null;
  approved_by_name: string | null;
  entity: string;
  entity_id: string;
  action: string;
  before: string | null;
  after: string | null;
  reason: string | null;
}

/**
 * What was done in the business, newest first, a page at a time by keyset. Who may see their own branches' part of it
 * sees nothing of the business as a whole, such as its people.
 */
export async function listAudit(
  viewer: Viewer,
  query: Query,
): Promise<{ data: AuditEntryDto[]; meta: AuditListMeta }> {
  return read(async (sql) => {
    const { conditions, parameters } = conditionsOf(sql, viewer, query);
    const rows = await sql.all<Row>(
      `SELECT id, at, branch_id, actor_kind, actor_id, actor_name, role, approved_by_id, approved_by_name, entity,
              entity_id, action, before, after, reason
         FROM audit_entries WHERE ${conditions.join(' AND ')}
        ORDER BY at DESC, id DESC LIMIT ?`,
      [...parameters, query.pageSize + 1],
      { named: false },
    );
    const page = rows.slice(0, query.pageSize);
    const last = page.at(-1);
    return {
      data: await present(sql, viewer.businessId, page),
      meta: { next: last && rows.length > page.length ? cursorOf(last) : null },
    };
  });
}

function conditionsOf(
  sql: Sql,
  viewer: Viewer,
  query: Query,
): { conditions: string[]; parameters: Parameter[] } {
  const conditions: string[] = [];
  const parameters: Parameter[] = [];
  const add = (condition: string, ...values: Parameter[]) => {
    conditions.push(condition);
    parameters.push(...values);
  };
  const grant = requirePermission(viewer, 'audit.view');
  add('business_id = ?', viewer.businessId);
  if (query.branch) {
    requireBranch(viewer, query.branch);
    add('branch_id = ?', query.branch);
  } else if (viewer.branchIds.length > 0) add(inList(sql, 'branch_id'), viewer.branchIds);
  else if (grant === 'own') add('branch_id IS NOT NULL');
  if (query.person) add('actor_id = ?', Number(query.person));
  if (query.entity) add('entity = ?', query.entity);
  if (query.id) add('entity_id = ?', query.id);
  if (query.action) add('action = ?', query.action);
  if (query.from) add('at >= ?', Date.parse(query.from));
  if (query.to) add('at < ?', Date.parse(query.to));
  if (query.cursor) add('(at, id) < (?, ?)', ...readCursor(query.cursor));
  return { conditions, parameters };
}

async function present(sql: Sql, businessId: string, rows: readonly Row[]): Promise<AuditEntryDto[]> {
  const subjects = await subjectsOf(sql, businessId, rows);
  const deleted = await deletedAmong(
    sql,
    businessId,
    rows.flatMap((row) => [row.actor_id, row.approved_by_id, aboutWhom(row)]),
  );
  const isDeleted = (person: number | null) => person !== null && deleted.has(person);
  return rows.map((row) => ({
    id: row.id,
    at: new Date(row.at).toISOString(),
    branchId: row.branch_id,
    actor: {
      kind: row.actor_kind,
      id: row.actor_id === null ? null : String(row.actor_id),
      name: isDeleted(row.actor_id) ? null : row.actor_name,
      role: row.role,
    },
    approvedBy: isDeleted(row.approved_by_id) ? NAMELESS : row.approved_by_name,
    entity: row.entity,
    entityId: row.entity_id,
    subject: subjects.get(row.entity_id) ?? null,
    action: row.action,
    ...(isDeleted(aboutWhom(row))
      ? { before: withoutIdentity(snapshot(row.before)), after: withoutIdentity(snapshot(row.after)) }
      : { before: snapshot(row.before), after: snapshot(row.after) }),
    reason: row.reason,
  }));
}

/** The person an entry is about; null when it is about something else. */
const aboutWhom = ({ entity, entity_id }: Row): number | null =>
  entity === 'user' && /^\d{1,9}$/.test(entity_id) ? Number(entity_id) : null;

const snapshot = (text: string | null) =>
  text === null ? null : (JSON.parse(text) as Record<string, unknown>);

const cursorOf = ({ at, id }: Row) => Buffer.from(`${at}.${id}`).toString('base64url');

function readCursor(text: string): [at: number, id: string] {
  const match = /^(\d{1,15})\.([a-z0-9]{1,32})$/.exec(Buffer.from(text, 'base64url').toString());
  if (!match) throw invalid([{ code: 'INVALID', path: ['cursor'] }]);
  return [Number(match[1]), match[2] ?? ''];
}

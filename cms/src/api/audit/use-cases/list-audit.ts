import type { StoredEntry } from '../../../audit/audit';
import type { z } from 'zod';
import type { AuditEntryDto, AuditListMeta, auditQuery } from '../../../contracts/audit';
import { DELETED_PERSON, anonymizeEntry } from '../../../audit/anonymize';
import type { Sql } from '../../../database/sql';
import { read } from '../../../database/transaction';
import { invalid } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { findDeletedPeople } from '../../account/exports';
import { entriesFor } from '../store/entries';
import { referencedNames, resourceOf, subjectsOf } from '../store/subjects';

type Query = z.output<typeof auditQuery>;

/**
 * What was done in the business, newest first, a page at a time by keyset. Who may see their own branches' part of it
 * sees nothing of the business as a whole, such as its people.
 */
export async function listAudit(
  viewer: Viewer,
  query: Query,
): Promise<{ data: AuditEntryDto[]; meta: AuditListMeta }> {
  return read(async (sql) => {
    const cursor = query.cursor === undefined ? null : readCursor(query.cursor);
    const rows = await entriesFor(sql, viewer, query, cursor, query.pageSize + 1);
    const page = rows.slice(0, query.pageSize);
    const last = page.at(-1);
    return {
      data: await present(sql, viewer.businessId, page),
      meta: { next: last && rows.length > page.length ? cursorOf(last) : null },
    };
  });
}

async function present(sql: Sql, businessId: string, rows: readonly StoredEntry[]): Promise<AuditEntryDto[]> {
  const subjects = await subjectsOf(
    sql,
    businessId,
    rows.map(({ entity, entityId }) => ({ entity, entity_id: entityId })),
  );
  const names = await referencedNames(sql, businessId, rows);
  const deleted = await findDeletedPeople(
    sql,
    businessId,
    rows.flatMap((row) => [row.actorId, row.approvedById, aboutWhom(row)]),
  );
  const isDeleted = (person: number | null) => person !== null && deleted.has(person);
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    branchId: row.branchId,
    actor: {
      kind: row.actorKind,
      id: row.actorId === null ? null : String(row.actorId),
      name: isDeleted(row.actorId) ? null : row.actorName,
      role: row.role,
    },
    approvedBy: isDeleted(row.approvedById) ? DELETED_PERSON : row.approvedByName,
    entity: row.entity,
    entityId: row.entityId,
    subject: subjects.get(row.entityId) ?? null,
    resource: resourceOf(row.entity),
    names: isDeleted(aboutWhom(row)) ? {} : (names.get(row.id) ?? {}),
    action: row.action,
    ...(isDeleted(aboutWhom(row))
      ? { before: anonymizeEntry(row.before), after: anonymizeEntry(row.after) }
      : { before: row.before, after: row.after }),
    reason: row.reason,
  }));
}

/** The person an entry is about; null when it is about something else. */
const aboutWhom = ({ entity, entityId }: StoredEntry): number | null =>
  entity === 'user' && /^\d{1,9}$/.test(entityId) ? Number(entityId) : null;

const cursorOf = ({ at, id }: StoredEntry) => Buffer.from(`${Date.parse(at)}.${id}`).toString('base64url');

function readCursor(text: string): [at: number, id: string] {
  const match = /^(\d{1,15})\.([a-z0-9]{1,32})$/.exec(Buffer.from(text, 'base64url').toString());
  if (!match) throw invalid([{ code: 'INVALID', path: ['cursor'] }]);
  return [Number(match[1]), match[2] ?? ''];
}

import { auditEntries, type StoredEntry } from '../../../audit/audit';
import type { z } from 'zod';
import type { auditQuery } from '../../../contracts/audit';
import { inList, type Parameter, type Sql } from '../../../database/sql';
import { requireBranch, requirePermission, type Viewer } from '../../../sessions/viewer';

/** The entries the viewer may see of those that are asked for, newest first, after the one with `cursor`. */
export function entriesFor(
  sql: Sql,
  viewer: Viewer,
  query: z.output<typeof auditQuery>,
  cursor: readonly [at: number, id: string] | null,
  most: number,
): Promise<StoredEntry[]> {
  const conditions = ['business_id = ?'];
  const parameters: Parameter[] = [viewer.businessId];
  const add = (condition: string, ...values: Parameter[]) => {
    conditions.push(condition);
    parameters.push(...values);
  };
  const grant = requirePermission(viewer, 'audit.view');
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
  if (cursor) add('(at, id) < (?, ?)', ...cursor);
  const newest = `${conditions.join(' AND ')} ORDER BY at DESC, id DESC LIMIT ?`;
  return auditEntries.select(sql, newest, [...parameters, most], { named: false });
}

interface Holder {
  userId: number;
  businessId: string;
}

const MOST_TO_TAKE = 10_000;

/** What a person did in the business. */
export const activityOf = (sql: Sql, { userId, businessId }: Holder) =>
  auditEntries
    .pick('at', 'action', 'entity', 'entityId')
    .select(sql, `business_id = ? AND actor_id = ? ORDER BY at DESC, id DESC LIMIT ${MOST_TO_TAKE}`, [
      businessId,
      userId,
    ]);

/** What was done to a person's account; who did it is somebody else's name. */
export const historyOf = (sql: Sql, { userId, businessId }: Holder) =>
  auditEntries
    .pick('at', 'action', 'before', 'after', 'reason')
    .select(
      sql,
      `entity_id = ? AND business_id = ? AND entity = 'user' ORDER BY at DESC, id DESC LIMIT ${MOST_TO_TAKE}`,
      [String(userId), businessId],
    );

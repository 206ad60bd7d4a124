import type { z } from 'zod';
import { actorOf, writeAudit } from '../audit/audit';
import type { Tx } from '../database/transaction';
import { changedFields } from '../domain/equality';
import { appendEvent } from '../realtime/append';
import type { Viewer } from '../sessions/viewer';
import type { Noun, Row } from './noun';
import { branchIdOf } from './scope';

/** What every change brings along: the noun's own part, an audit entry and an event. `before` is null of a new row. */
export async function recordWrite<R extends Row, C extends z.ZodType, U extends z.ZodType, D>(
  tx: Tx,
  noun: Noun<R, C, U, D>,
  viewer: Viewer,
  action: string,
  row: R,
  before: R | null,
): Promise<void> {
  const at = new Date();
  const scope = { businessId: viewer.businessId, branchId: branchIdOf(noun, row), at };
  await noun.afterWrite?.(tx, row, before, viewer);
  await writeAudit(tx, {
    ...scope,
    actor: actorOf(viewer),
    entity: noun.entity,
    entityId: row.documentId,
    action,
    ...(before && { before: changed(row, before) }),
    after: before ? changed(before, row) : row,
  });
  await appendEvent(tx, { ...scope, type: noun.event, resource: noun.resource, entityId: row.documentId });
}

/** What Strapi keeps of a document at every change is nothing that somebody changed. */
function changed(before: Row, after: Row): Partial<Row> {
  const { updatedAt, publishedAt, ...fields }: Row & { publishedAt?: unknown } = after;
  return changedFields(before, fields);
}

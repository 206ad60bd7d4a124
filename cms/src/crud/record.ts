import type { z } from 'zod';
import { actorOf, writeAudit } from '../audit/audit';
import type { Tx } from '../database/transaction';
import { sameValue } from '../domain/equality';
import { appendEvent } from '../realtime/append';
import type { Viewer } from '../sessions/viewer';
import type { Noun, Row } from './noun';

/** What every change brings along: the noun's own part, an audit entry and an event. `before` is null of a new row. */
export async function record<R extends Row, C extends z.ZodType, U extends z.ZodType, D>(
  tx: Tx,
  noun: Noun<R, C, U, D>,
  viewer: Viewer,
  action: string,
  row: R,
  before: R | null,
): Promise<void> {
  const at = new Date();
  const branchId = row.branchId ?? (noun.table === 'branches' ? row.documentId : null);
  const scope = { businessId: viewer.businessId, branchId, at };
  await noun.afterWrite?.(tx, row, before, viewer);
  await writeAudit(tx, {
    ...scope,
    actor: actorOf(viewer),
    entity: noun.entity,
    entityId: row.documentId,
    action,
    ...(before && { before: changed(before, row) }),
    after: before ? changed(row, before) : row,
  });
  await appendEvent(tx, { ...scope, type: noun.event, resource: noun.resource, entityId: row.documentId });
}

/** The fields of `a` that are different in `b`. */
function changed(a: Row, b: Row): Record<string, unknown> {
  const other = new Map<string, unknown>(Object.entries(b));
  return Object.fromEntries(
    Object.entries(a).filter(([key, value]) => key !== 'updatedAt' && !sameValue(value, other.get(key))),
  );
}

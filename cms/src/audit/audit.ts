import { newId } from '../database/ids';
import type { Sql } from '../database/sql';
import { redact } from './redact';

/** Who did it: a person of the business, the customer, somebody at Comanda in the panel, or the server by itself. */
export type Actor =
  | { kind: 'USER'; id: number; name: string; role: string; approvedBy?: { id: number; name: string } }
  | { kind: 'CUSTOMER'; name: string }
  | { kind: 'PLATFORM'; name: string }
  | { kind: 'SYSTEM' };

interface Person {
  userId: number;
  name: string;
}

/** The viewer, and whoever's PIN they have called upon up to now. */
export const actorOf = ({
  userId,
  name,
  role,
  approval,
}: Person & { role: string; approval?: { usedBy: Person | null } }): Actor => ({
  kind: 'USER',
  id: userId,
  name,
  role,
  ...(approval?.usedBy && { approvedBy: { id: approval.usedBy.userId, name: approval.usedBy.name } }),
});

/** An entry about the viewer's own account. */
export const aboutViewer = (
  viewer: Parameters<typeof actorOf>[0] & { businessId: string },
  action: string,
  at: Date,
) => ({
  at,
  businessId: viewer.businessId,
  branchId: null,
  actor: actorOf(viewer),
  entity: 'user',
  entityId: String(viewer.userId),
  action,
});

interface AuditEntry {
  at: Date;
  businessId: string;
  branchId: string | null;
  actor: Actor;
  entity: string;
  entityId: string;
  action: string;
  before?: unknown;
  after?: unknown;
  reason?: string | null;
}

/** Writes what was done into the log, in the transaction that does it. Entries are never changed or removed. */
export async function writeAudit(sql: Sql, entry: AuditEntry): Promise<void> {
  const { actor } = entry;
  const approver = actor.kind === 'USER' ? actor.approvedBy : undefined;
  await sql.run(
    `INSERT INTO audit_entries (id, at, business_id, branch_id, actor_kind, actor_id, actor_name, role, entity, entity_id,
                                action, before, after, reason, approved_by_id, approved_by_name)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      newId(),
      entry.at.getTime(),
      entry.businessId,
      entry.branchId,
      actor.kind,
      actor.kind === 'USER' ? actor.id : null,
      actor.kind === 'SYSTEM' ? null : actor.name,
      actor.kind === 'USER' ? actor.role : null,
      entry.entity,
      entry.entityId,
      entry.action,
      snapshot(entry.entity, entry.before),
      snapshot(entry.entity, entry.after),
      entry.reason ?? null,
      approver?.id ?? null,
      approver?.name ?? null,
    ],
  );
}

const snapshot = (entity: string, value: unknown): string | null =>
  value === undefined ? null : JSON.stringify(redact(entity, value));

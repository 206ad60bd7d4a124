import { newId } from '../database/ids';
import type { Sql } from '../database/sql';
import type { Viewer } from '../sessions/viewer';

/** Who did it: a person of the business, the customer, somebody at Comanda in the panel, or the server by itself. */
export type Actor =
  | { kind: 'USER'; id: number; name: string; role: string }
  | { kind: 'CUSTOMER'; name: string }
  | { kind: 'PLATFORM'; name: string }
  | { kind: 'SYSTEM' };

export const actorOf = (viewer: Viewer): Actor => ({
  kind: 'USER',
  id: viewer.userId,
  name: viewer.name,
  role: viewer.role,
});

export interface AuditEntry {
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
  await sql.run(
    `INSERT INTO audit_entries (id, at, business_id, branch_id, actor_kind, actor_id, actor_name, role, entity, entity_id, action, before, after, reason)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
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
      entry.before === undefined ? null : JSON.stringify(entry.before),
      entry.after === undefined ? null : JSON.stringify(entry.after),
      entry.reason ?? null,
    ],
  );
}

import { newId } from '../database/ids';
import type { Sql } from '../database/sql';
import { code, json, milliseconds, number, orNull, text } from '../database/codecs';
import { defineTable, type RowOf } from '../database/table';
import { redact } from './redact';

/**
 * Who did it: a person of the business, the customer, a courier by their link, somebody at Comanda in the panel, or the server by
 * itself; named where it passes on what another company did.
 */
export type Actor =
  | {
      kind: 'USER';
      id: number;
      name: string;
      role: string;
      approvedBy?: { id: number; name: string };
      /** What the device is known by on which they did it. */
      device?: string;
    }
  | { kind: 'CUSTOMER'; name: string }
  | { kind: 'COURIER'; name: string }
  | { kind: 'PLATFORM'; name: string }
  | { kind: 'SYSTEM'; name?: string };

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
  device,
}: Person & { role: string; approval?: { usedBy: Person | null }; device?: string }): Actor => ({
  kind: 'USER',
  id: userId,
  name,
  role,
  ...(approval?.usedBy && { approvedBy: { id: approval.usedBy.userId, name: approval.usedBy.name } }),
  ...(device !== undefined && { device }),
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

const kept = orNull(json<Record<string, unknown> | null>(null));

/** The log: its writer and all who read it. */
export const auditEntries = defineTable('audit_entries', {
  id: text(),
  at: milliseconds(),
  branchId: orNull(text()),
  actorKind: code<Actor['kind']>(),
  actorId: orNull(number()),
  actorName: orNull(text()),
  role: orNull(text()),
  deviceKey: orNull(text()),
  approvedById: orNull(number()),
  approvedByName: orNull(text()),
  entity: text(),
  entityId: text(),
  action: text(),
  before: kept,
  after: kept,
  reason: orNull(text()),
});

export type StoredEntry = RowOf<typeof auditEntries>;

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
  await auditEntries.insert(
    sql,
    {
      id: newId(),
      at: entry.at.toISOString(),
      branchId: entry.branchId,
      actorKind: actor.kind,
      actorId: actor.kind === 'USER' ? actor.id : null,
      actorName: actor.name ?? null,
      role: actor.kind === 'USER' ? actor.role : null,
      deviceKey: actor.kind === 'USER' ? (actor.device ?? null) : null,
      entity: entry.entity,
      entityId: entry.entityId,
      action: entry.action,
      reason: entry.reason ?? null,
      approvedById: approver?.id ?? null,
      approvedByName: approver?.name ?? null,
    },
    {
      business_id: entry.businessId,
      before: snapshot(entry.entity, entry.before),
      after: snapshot(entry.entity, entry.after),
    },
  );
}

const snapshot = (entity: string, value: unknown): string | null =>
  value === undefined ? null : JSON.stringify(redact(entity, value));

import { z } from 'zod';

/** Query of `GET /api/audit`: newest first, by keyset. */
export const auditQuery = z.strictObject({
  /** The id of a person of the team. */
  person: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
  branch: z.string().min(1).max(32).optional(),
  entity: z.string().min(1).max(40).optional(),
  /** Of the one thing, with `entity`. */
  id: z.string().min(1).max(32).optional(),
  action: z.string().min(1).max(40).optional(),
  /** Instants: from this one on, and before that one. */
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  cursor: z.string().max(200).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).default(50),
});

/** One thing that was done. `before` and `after` hold what changed; secrets and customers' phones are not in them. */
export interface AuditEntryDto {
  id: string;
  at: string;
  branchId: string | null;
  actor: {
    /** PLATFORM: somebody at Comanda, in the panel. */
    kind: 'USER' | 'CUSTOMER' | 'COURIER' | 'PLATFORM' | 'SYSTEM';
    id: string | null;
    name: string | null;
    role: string | null;
  };
  /** Whose PIN it was done with. */
  approvedBy: string | null;
  entity: string;
  entityId: string;
  /** What the thing is called by now; null when it has no name. */
  subject: string | null;
  /** The plural in URLs of the noun; its words in the dashboard stand under this name. Null where it is no noun. */
  resource: string | null;
  /** The names of the records that `before` and `after` refer to, by id. */
  names: Record<string, string>;
  action: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  reason: string | null;
}

/** `meta` of the list: the cursor of older entries, or null. */
export interface AuditListMeta {
  next: string | null;
}

import { type Actor, writeAudit } from '../../audit/audit';
import type { Tx } from '../../database/transaction';
import { appendEvent } from '../../realtime/append';

interface BusinessChange {
  actor: Actor;
  action: string;
  at: Date;
  before?: object;
  after: object;
  reason?: string;
  /** What of the business the screens read anew. */
  resource: 'business' | 'businesses';
}

/** Writes the log and tells the screens that show the business. */
export async function recordChange(
  tx: Tx,
  businessId: string,
  { at, resource, ...change }: BusinessChange,
): Promise<void> {
  const scope = { businessId, branchId: null, at, entityId: businessId };
  await writeAudit(tx, { ...scope, ...change, entity: 'business' });
  await appendEvent(tx, { ...scope, type: 'business.changed', resource });
}

import { inList } from '../database/sql';
import type { Tx } from '../database/transaction';

/** Entities whose entries can lose their values: those of customers. The database refuses any other change of an entry. */
const ERASABLE = "('customer', 'order', 'cart', 'feedback')";

/**
 * Erases what the log keeps of things of a customer: values, reasons and the customer's own name. That something was done, when
 * and by whom of the store stays.
 */
export async function eraseAuditValues(
  tx: Tx,
  businessId: string,
  entityIds: readonly string[],
): Promise<void> {
  const where = `business_id = ? AND entity IN ${ERASABLE} AND ${inList(tx, 'entity_id')}`;
  await tx.run(
    `UPDATE audit_entries SET before = NULL, after = NULL, reason = NULL,
            actor_name = CASE WHEN actor_kind = 'CUSTOMER' THEN NULL ELSE actor_name END WHERE ${where}`,
    [businessId, entityIds],
  );
}

import type { Tx } from '../../../database/transaction';
import type { LoadedStore } from '../../../store/load-store';

/**
 * Lets the orders of a branch that limits them be placed one after the other, so that each counts those before it. On
 * SQLite nobody else writes anyway.
 */
export async function lockPlacing(tx: Tx, { businessId, branch }: LoadedStore, test: boolean): Promise<void> {
  const { per15Min, slots } = branch.settings;
  if (test || tx.dialect !== 'postgres' || (per15Min === null && slots.capacity === null)) return;
  await tx.all('SELECT 1 FROM branches WHERE business_id = ? AND document_id = ? FOR UPDATE', [
    businessId,
    branch.id,
  ]);
}

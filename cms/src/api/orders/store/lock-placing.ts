import type { Tx } from '../../../database/transaction';
import type { LoadedStore } from '../../../store/load-store';
import { lockBranch } from '../../branches/exports';

/** Lets the orders of a branch that limits them be placed one after the other, so that each counts those before it. */
export async function lockPlacing(tx: Tx, { businessId, branch }: LoadedStore, test: boolean): Promise<void> {
  const { per15Min, maxOpenOrders, slots } = branch.settings;
  if (test || (per15Min === null && maxOpenOrders === null && slots.capacity === null)) return;
  await lockBranch(tx, businessId, branch.id);
}

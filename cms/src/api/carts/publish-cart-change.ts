import type { Tx } from '../../database/transaction';
import { appendEvent } from '../../realtime/append';

/** Tells the screens of a branch that its carts have changed. */
export const publishCartChange = (
  tx: Tx,
  { businessId, branchId, id }: { businessId: string; branchId: string; id: string },
  at: Date,
): Promise<number> =>
  appendEvent(tx, { businessId, branchId, type: 'cart.changed', resource: 'carts', entityId: id, at });

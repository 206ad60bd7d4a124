import type { Sql } from '../../database/sql';
import { canOrder } from '../../domain/orders/can-order';
import { storeFacts } from '../../store/facts';
import type { LoadedStore } from '../../store/load-store';

/** Whether a store takes orders of its page now, so that a reminder leads to something. */
export async function isAcceptingOrders(sql: Sql, store: LoadedStore, now: Date): Promise<boolean> {
  return canOrder(store, { ...(await storeFacts(sql, store, now)), channel: 'STORE', now }).canOrder;
}

import type { Sql } from '../../database/sql';
import { isStaffChannel } from '../../domain/orders/order';
import { customerOfPass } from '../loyalty/exports';
import { orderByToken, type StoredOrder } from './store/order-row';

/**
 * The customer whom a proof names, in a business; null where it proves nothing. A proof is a pass, or the token of an order.
 * Anybody can order with the phone of somebody else, so the token counts once the order has reached its customer, or where
 * the store's own people typed the order and gave its address away themselves.
 */
export async function customerOfProof(
  sql: Sql,
  businessId: string,
  proof: string,
  now: Date,
): Promise<string | null> {
  const named = customerOfPass(businessId, proof, now);
  if (named !== null) return named;
  const order = await orderByToken(sql, proof);
  return order?.businessId === businessId && isProof(order) ? order.customerId : null;
}

const isProof = ({ channel, customerId, state, test }: StoredOrder): boolean =>
  !test && customerId !== '' && (isStaffChannel(channel) || state === 'DELIVERED' || state === 'CONCLUDED');

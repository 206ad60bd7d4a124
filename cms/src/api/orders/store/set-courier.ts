import type { Tx } from '../../../database/transaction';
import type { OrderCourier } from '../../../domain/couriers';
import { appendEvent } from '../../../realtime/append';
import { orders, type StoredOrder } from './order-row';

/**
 * Writes on an order whose it is to carry, as compare-and-set on its version, and tells the boards.
 *
 * @returns false where somebody changed the order since it was read; then nothing is written
 */
export async function setCourier(
  tx: Tx,
  order: StoredOrder,
  courier: OrderCourier | null,
  now: Date,
): Promise<boolean> {
  const { id, businessId, branchId, version } = order;
  const written = await orders.update(
    tx,
    { courier, courierId: courier?.id ?? null, version: version + 1 },
    ['document_id = ? AND business_id = ? AND version = ?', id, businessId, version],
    { updated_at: now },
  );
  if (written === 0) return false;
  const event = { type: 'order.changed', resource: 'orders', entityId: id } as const;
  await appendEvent(tx, { ...event, businessId, branchId, at: now });
  return true;
}

import type { Tx } from '../../../database/transaction';
import { orders, type StoredOrder } from './order-row';

/** Notes that an order was seen, once; false where somebody was faster. */
export async function setAcknowledged(tx: Tx, { id, businessId }: StoredOrder, now: Date): Promise<boolean> {
  const set = await tx.run(
    'UPDATE orders SET acknowledged_at = ? WHERE document_id = ? AND business_id = ? AND acknowledged_at IS NULL',
    [now, id, businessId],
  );
  return set > 0;
}

/** Notes that the end of an order was seen. */
export async function setCancellationAcknowledged(
  tx: Tx,
  { id, businessId }: StoredOrder,
  cancellation: NonNullable<StoredOrder['cancellation']>,
): Promise<void> {
  const { text, parameters } = orders.assign({ cancellation: { ...cancellation, acknowledged: true } });
  await tx.run(`UPDATE orders SET ${text} WHERE document_id = ? AND business_id = ?`, [
    ...parameters,
    id,
    businessId,
  ]);
}

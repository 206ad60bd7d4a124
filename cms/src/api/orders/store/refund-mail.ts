import type { Tx } from '../../../database/transaction';
import { arrivedCents, moneyOf } from '../../../domain/orders/money';
import { enqueueWork } from '../../../outbox/outbox';
import type { StoredOrder } from './order-row';

/** People take a slip of the finger back within seconds; who paid need not hear of it. */
const SECOND_THOUGHT_MS = 120_000;

/** Has the customer told by mail when money for an order that came to nothing is owed to them, and when it was given back. */
export async function enqueueRefundMail(tx: Tx, before: StoredOrder, after: StoredOrder): Promise<void> {
  const about = newsOfRefund(before, after);
  if (about === null || after.customerEmail === null || after.test) return;
  await enqueueWork(tx, {
    businessId: after.businessId,
    topic: 'order.refund-mail',
    dedupeKey: `order.refund-mail:${after.id}:${after.version}`,
    payload: { orderId: after.id, version: after.version, about },
    delayMs: about === 'DUE' ? SECOND_THOUGHT_MS : 0,
  });
}

function newsOfRefund(before: StoredOrder, after: StoredOrder): 'DUE' | 'GIVEN' | null {
  const [was, is] = [moneyOf(before), moneyOf(after)];
  // What a provider was only asked for is not said to be given.
  if (arrivedCents(after) > arrivedCents(before)) return 'GIVEN';
  return is.refundDueCents > was.refundDueCents ? 'DUE' : null;
}

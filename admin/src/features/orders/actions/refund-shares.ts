import { paymentsOf, type OrderBalance } from '@domain/orders/money';
import type { PaymentMethod, RefundMethod } from '@domain/orders/payment';
import { refundableOf, withRefunds } from '@domain/orders/refund';
import { sumOf, type RefundAsked } from '@domain/orders/refund-asked';

/** What of a refund goes back of what was paid in one way, and whether the payment provider gives it back. */
export interface RefundShare {
  method: PaymentMethod;
  amountCents: number;
  byProvider: boolean;
}

/** Of which payments the server will take a refund, by its own rule; none where it is not to be had. */
export function refundShares(
  order: OrderBalance,
  asked: readonly RefundAsked[],
  method: RefundMethod,
): RefundShare[] {
  const amountCents = sumOf(asked);
  if (amountCents < 1 || amountCents > refundableOf(order)) return [];
  const before = paymentsOf(order);
  const { payments } = withRefunds(order, asked, { method, at: '', by: '', note: null });
  const shares: RefundShare[] = [];
  payments.forEach((payment, place) => {
    for (const { amountCents, provider } of payment.refunds.slice(before[place]?.refunds.length)) {
      const byProvider = provider !== undefined;
      const same = shares.find((each) => each.method === payment.method && each.byProvider === byProvider);
      if (same) same.amountCents += amountCents;
      else shares.push({ method: payment.method, amountCents, byProvider });
    }
  });
  return shares;
}

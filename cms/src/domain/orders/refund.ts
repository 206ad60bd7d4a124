import type { OrderState, Payment } from './order';
import { cameToNothing } from './states';

/** What of an order says whether money is owed to the customer. */
interface Refundable {
  state: OrderState;
  payment: Pick<Payment, 'state' | 'amountCents' | 'refund'>;
}

/**
 * What the business owes back: all that was paid for an order that came to nothing, less what was given back already.
 * Source: the invariants under "Orders" in the design of the domain.
 *
 * @returns minor units ≥ 0
 */
export function refundDueCents({ state, payment }: Refundable): number {
  if (!cameToNothing(state)) return 0;
  return Math.max(0, paidCents(payment) - (payment.refund?.amountCents ?? 0));
}

function paidCents({ state, amountCents }: Refundable['payment']): number {
  return state === 'CONFIRMED' || state === 'REFUNDED' ? amountCents : 0;
}

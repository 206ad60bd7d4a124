import { paymentsOf, type PaidOrder } from './money';
import type { OrderState } from './order';
import { MINUTE_MS } from '../time';

/** How long an order that is paid before it is made waits for its money, minutes. */
export const PAYMENT_MIN = 30;

/** How long an order waits for somebody to look, minutes, once its customer says that it is paid: their money may be there. */
const CLAIMED_MIN = 240;

/** The instant (ISO-8601) until which an order can be paid before it is given up; null for one that waits for no money. */
export function payBy({ state, placedAt }: { state: OrderState; placedAt: string }): string | null {
  if (state !== 'AWAITING_PAYMENT') return null;
  return new Date(Date.parse(placedAt) + PAYMENT_MIN * MINUTE_MS).toISOString();
}

/** When an order that waits for its money is given up, milliseconds since 1970. */
export function givenUpAt(order: PaidOrder & { placedAt: string }): number {
  const claim = paymentsOf(order).find((payment) => payment.claim !== null)?.claim;
  const unpaid = Date.parse(order.placedAt) + PAYMENT_MIN * MINUTE_MS;
  return claim ? Math.max(unpaid, Date.parse(claim.at) + CLAIMED_MIN * MINUTE_MS) : unpaid;
}

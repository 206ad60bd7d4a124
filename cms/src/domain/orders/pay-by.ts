import type { OrderState } from './order';

/** How long an order that is paid before it is made waits for its money, minutes. */
export const PAYMENT_MIN = 30;

/** The instant (ISO-8601) until which an order can be paid before it is given up; null for one that waits for no money. */
export function payBy({ state, placedAt }: { state: OrderState; placedAt: string }): string | null {
  if (state !== 'AWAITING_PAYMENT') return null;
  return new Date(Date.parse(placedAt) + PAYMENT_MIN * 60_000).toISOString();
}

import type { SalesPeriod } from '@domain/sales';
import { OPEN_STATES } from '@domain/orders/states';

const STATES = {
  sold: ['CONCLUDED'],
  open: OPEN_STATES.filter((state) => state !== 'AWAITING_PAYMENT'),
  cancelled: ['CANCELLED'],
  rejected: ['REJECTED', 'EXPIRED'],
} as const satisfies Record<string, readonly string[]>;

/** The list of the orders that make a figure; it follows the branch that is chosen, as the figures do. */
export function ordersLink(
  { from, to }: SalesPeriod,
  which: keyof typeof STATES,
  more: Record<string, string> = {},
): string {
  const state = STATES[which].join();
  return `/dashboard/orders?${new URLSearchParams({ period: 'custom', from, to, state, ...more })}`;
}

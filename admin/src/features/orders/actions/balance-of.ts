import type { OrderDto } from '@contracts/orders';

/** The money of an order as the domain reads it; null for who is not told of it. */
export function balanceOf({ payments, fees, discounts, totalCents, items, state }: OrderDto) {
  const [payment, ...furtherPayments] = payments ?? [];
  if (!payment || totalCents === null) return null;
  return { state, totalCents, payment, furtherPayments, items, fees: fees ?? [], discounts: discounts ?? [] };
}

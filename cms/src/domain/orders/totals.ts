import type { Discount, Fee, OrderItem, Totals } from './order';

/**
 * What an order comes to, minor units: total = items + fees − discounts, never below 0.
 *
 * @throws RangeError when discounts of the items exceed the items, discounts of the delivery exceed its fee (so that
 * neither ever touches a tip or another fee), or an amount is not an integer ≥ 0
 */
export function totalsOf(
  items: readonly Pick<OrderItem, 'totalCents'>[],
  fees: readonly Fee[],
  discounts: readonly Discount[],
): Totals {
  const itemsCents = sum(items.map(({ totalCents }) => totalCents));
  const feesCents = sum(fees.map(({ amountCents }) => amountCents));
  const deliveryCents = sum(amountsOf(fees, ({ kind }) => kind === 'DELIVERY'));
  const offDeliveryCents = sum(amountsOf(discounts, ({ target }) => target === 'DELIVERY'));
  const offItemsCents = sum(amountsOf(discounts, ({ target }) => target !== 'DELIVERY'));
  if (offItemsCents > itemsCents) throw new RangeError(`${offItemsCents} off items of ${itemsCents} cents`);
  if (offDeliveryCents > deliveryCents) {
    throw new RangeError(`${offDeliveryCents} off a delivery of ${deliveryCents} cents`);
  }
  const discountsCents = offItemsCents + offDeliveryCents;
  return { itemsCents, feesCents, discountsCents, totalCents: itemsCents + feesCents - discountsCents };
}

/** The fee of a kind in an order, minor units; 0 without one. */
export const feeOf = (fees: readonly Fee[], kind: Fee['kind']): number =>
  fees.find((fee) => fee.kind === kind)?.amountCents ?? 0;

/**
 * What a customer still has to pay, minor units ≥ 0: the total less what was paid and not given back. Who has paid
 * more than the order comes to owes nothing.
 */
export function dueCents(totalCents: number, paidCents: number, refundedCents: number): number {
  return Math.max(0, totalCents - (paidCents - refundedCents));
}

function amountsOf<T extends { amountCents: number }>(
  rows: readonly T[],
  holds: (row: T) => boolean,
): number[] {
  return rows.filter(holds).map(({ amountCents }) => amountCents);
}

function sum(amounts: readonly number[]): number {
  const wrong = amounts.find((cents) => !Number.isSafeInteger(cents) || cents < 0);
  if (wrong !== undefined) throw new RangeError(`Not an amount in minor units: ${wrong}`);
  return amounts.reduce((total, cents) => total + cents, 0);
}

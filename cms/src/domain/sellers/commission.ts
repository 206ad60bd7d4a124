import { percentOf } from '../money';
import type { Discount, Fee } from '../orders/order';

export const COMMISSION_KINDS = ['PERCENT', 'FIXED'] as const;
/** `ITEMS`: what the items cost after their discounts; `TOTAL`: all the customer pays, without the tip. */
export const COMMISSION_BASES = ['ITEMS', 'TOTAL'] as const;

/** How a seller is paid for an order. */
export interface CommissionRule {
  commissionKind: (typeof COMMISSION_KINDS)[number];
  /** Of PERCENT: basis points, 0 to 10 000. */
  commissionBps: number;
  /** Of FIXED: minor units for each order, ≥ 0. */
  commissionCents: number;
  commissionBase: (typeof COMMISSION_BASES)[number];
  /** The base from which on an order earns anything, in minor units ≥ 0. */
  minOrderCents: number;
  /** Only the first order of a customer earns. */
  firstOrderOnly: boolean;
}

/** What of an order a commission is worked out from, in minor units ≥ 0. */
export interface SoldOrder {
  itemsCents: number;
  totalCents: number;
  fees: readonly Fee[];
  discounts: readonly Discount[];
  firstOrder: boolean;
}

/** Why an order earns its seller nothing. */
export const WITHHELD_CODES = ['BELOW_MINIMUM', 'NOT_FIRST_ORDER'] as const;
export type WithheldCode = (typeof WITHHELD_CODES)[number];

export interface CommissionDue {
  baseCents: number;
  amountCents: number;
  /** Null where the rule let it earn. */
  withheld: WithheldCode | null;
}

/**
 * What an order earns its seller. A percentage is rounded once, half a cent up; nobody earns more than the base.
 *
 * @returns minor units, 0 ≤ `amountCents` ≤ `baseCents`
 * @throws RangeError where an amount is no integer of minor units
 */
export function commissionOf(rule: CommissionRule, order: SoldOrder): CommissionDue {
  const baseCents = baseOf(rule, order);
  if (rule.firstOrderOnly && !order.firstOrder)
    return { baseCents, amountCents: 0, withheld: 'NOT_FIRST_ORDER' };
  if (baseCents < rule.minOrderCents) return { baseCents, amountCents: 0, withheld: 'BELOW_MINIMUM' };
  const amount =
    rule.commissionKind === 'PERCENT' ? percentOf(baseCents, rule.commissionBps) : rule.commissionCents;
  return { baseCents, amountCents: Math.min(amount, baseCents), withheld: null };
}

function baseOf({ commissionBase }: CommissionRule, order: SoldOrder): number {
  const sum = (amounts: readonly { amountCents: number }[]) =>
    amounts.reduce((total, { amountCents }) => total + amountCents, 0);
  if (commissionBase === 'TOTAL')
    return Math.max(0, order.totalCents - sum(order.fees.filter(({ kind }) => kind === 'TIP')));
  return Math.max(0, order.itemsCents - sum(order.discounts.filter(({ target }) => target !== 'DELIVERY')));
}

/**
 * How much of a commission is taken back once `refundedCents` of the `soldCents` of its order were given back: the same
 * share, rounded half up. It goes by all that was given back so far, so that many small refunds take what one takes.
 *
 * @returns minor units, 0 ≤ result ≤ `amountCents`; all of it once all was given back
 * @throws RangeError unless 0 ≤ `refundedCents` ≤ `soldCents` and all are integers ≥ 0
 */
export function reversedOf(amountCents: number, soldCents: number, refundedCents: number): number {
  if (![amountCents, soldCents, refundedCents].every((cents) => Number.isSafeInteger(cents) && cents >= 0))
    throw new RangeError('Not amounts in minor units');
  if (refundedCents > soldCents)
    throw new RangeError(`${refundedCents} of ${soldCents} cannot be given back`);
  if (soldCents === 0) return 0;
  // An amount times an amount may leave the range of exact numbers.
  const [amount, sold, refunded] = [BigInt(amountCents), BigInt(soldCents), BigInt(refundedCents)];
  return Number((2n * amount * refunded + sold) / (2n * sold));
}

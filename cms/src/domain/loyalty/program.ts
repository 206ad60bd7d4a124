import { countUnits } from '../menu';
import type { Discount, OrderItem } from '../orders/order';

/** `STAMPS` and `POINTS` count units that buy rewards; a unit of `CASHBACK` is one minor unit of money. */
export const LOYALTY_KINDS = ['STAMPS', 'POINTS', 'CASHBACK'] as const;
export type LoyaltyKind = (typeof LOYALTY_KINDS)[number];

export const LOYALTY_EARN_PER = ['PER_ORDER', 'PER_AMOUNT', 'PER_ITEM'] as const;
export type LoyaltyEarnPer = (typeof LOYALTY_EARN_PER)[number];

/** A closed program earns nothing any more and never opens again; its balances stay redeemable. */
export const LOYALTY_STATES = ['DRAFT', 'ACTIVE', 'PAUSED', 'CLOSED'] as const;
export type LoyaltyState = (typeof LOYALTY_STATES)[number];

/** The states from which each verb of a program moves it. */
export const LOYALTY_VERBS = {
  activate: { from: ['DRAFT', 'PAUSED'], to: 'ACTIVE' },
  pause: { from: ['ACTIVE'], to: 'PAUSED' },
  close: { from: ['DRAFT', 'ACTIVE', 'PAUSED'], to: 'CLOSED' },
} as const satisfies Record<string, { from: readonly LoyaltyState[]; to: LoyaltyState }>;
export type LoyaltyVerb = keyof typeof LOYALTY_VERBS;

/** How an order earns. A lot keeps the rule of the moment at which its order was placed. */
export interface EarnRule {
  kind: LoyaltyKind;
  earnPer: LoyaltyEarnPer;
  /** PER_AMOUNT: minor units; PER_ITEM: items; PER_ORDER: ignored. ≥ 1. */
  every: number;
  /** Units per `every`, ≥ 1. */
  gives: number;
  /** The lowest order that earns, minor units ≥ 0; compared with what the items cost after their discounts. */
  minOrderCents: number;
  /** PER_ITEM: the products that count; empty for all. */
  productIds: readonly string[];
}

/** The part of an order that earns, in minor units ≥ 0. */
export interface EarningOrder {
  itemsCents: number;
  discounts: readonly Discount[];
  items: readonly OrderItem[];
}

/**
 * The units that an order earns: by the order, by what its items cost after their discounts (neither delivery nor tip
 * earns), or by the number of items. Stamps and points count whole steps; cashback is rounded down to a minor unit.
 *
 * @returns units ≥ 0
 */
export function earnedUnits(rule: EarnRule, order: EarningOrder): number {
  const cents = goodsCents(order);
  if (cents < rule.minOrderCents || cents === 0) return 0;
  if (rule.earnPer === 'PER_ORDER') return rule.gives;
  if (rule.earnPer === 'PER_ITEM') return wholeSteps(countedItems(rule, order), rule);
  if (rule.kind === 'CASHBACK') return Number((BigInt(cents) * BigInt(rule.gives)) / BigInt(rule.every));
  return wholeSteps(cents, rule);
}

const wholeSteps = (amount: number, { every, gives }: EarnRule): number => Math.floor(amount / every) * gives;

/** The price of an order's items after their discounts, minor units ≥ 0. */
function goodsCents({ itemsCents, discounts }: EarningOrder): number {
  const off = discounts.filter(({ target }) => target !== 'DELIVERY');
  return Math.max(0, itemsCents - off.reduce((sum, { amountCents }) => sum + amountCents, 0));
}

function countedItems({ productIds }: EarnRule, { items }: EarningOrder): number {
  const counted =
    productIds.length === 0 ? items : items.filter((item) => productIds.includes(item.productId));
  return countUnits(counted);
}

import { percentOf } from '../money';
import type { Discount, OrderItem } from '../orders/order';
import type { LoyaltyKind } from './program';

export const REWARD_KINDS = ['PRODUCT', 'PERCENT', 'FIXED', 'FREE_DELIVERY'] as const;
export type RewardKind = (typeof REWARD_KINDS)[number];

/** What units buy. */
export interface Reward {
  id: string;
  kind: RewardKind;
  name: string;
  /** Units, ≥ 1. */
  cost: number;
  /** PERCENT: basis points of the items, 1 to 10 000; 0 of other kinds. */
  valueBps: number;
  /** FIXED: minor units; 0 of other kinds. */
  valueCents: number;
  /** PRODUCT: one of which is free. */
  productIds: readonly string[];
  /** The highest discount, minor units; null for no limit. */
  maxDiscountCents: number | null;
}

/** What a change of which makes another reward: the old one stays for whoever has earned it. */
export const isSameOffer = (a: Omit<Reward, 'id' | 'name'>, b: Omit<Reward, 'id' | 'name'>): boolean =>
  a.kind === b.kind &&
  a.cost === b.cost &&
  a.valueBps === b.valueBps &&
  a.valueCents === b.valueCents &&
  a.maxDiscountCents === b.maxDiscountCents &&
  [...a.productIds].sort().join() === [...b.productIds].sort().join();

/**
 * What redeeming takes off an order. A free product is the dearest unit of the eligible items, without its extras. Cashback
 * (`reward` null) takes off `cashbackCents`, at most what the items cost.
 *
 * @param items as they are priced, before discounts
 * @param deliveryFeeCents minor units ≥ 0
 * @returns null where there is nothing to take off: no eligible item, no delivery fee
 */
export function rewardDiscount(
  reward: Reward | null,
  items: readonly OrderItem[],
  deliveryFeeCents: number,
  { cashbackCents = 0, reason = null }: { cashbackCents?: number; reason?: string | null } = {},
): Discount | null {
  const { target, cents } = reward
    ? rawDiscount(reward, items, deliveryFeeCents)
    : { target: 'CART' as const, cents: Math.min(cashbackCents, totalOf(items)) };
  const amountCents = Math.min(cents, reward?.maxDiscountCents ?? cents);
  if (amountCents <= 0) return null;
  return { source: 'LOYALTY', target, amountCents, reason: reward?.name ?? reason };
}

const totalOf = (items: readonly OrderItem[]): number =>
  items.reduce((sum, { totalCents }) => sum + totalCents, 0);

function rawDiscount(
  reward: Reward,
  items: readonly OrderItem[],
  deliveryFeeCents: number,
): { target: Discount['target']; cents: number } {
  switch (reward.kind) {
    case 'PERCENT':
      return { target: 'CART', cents: percentOf(totalOf(items), reward.valueBps) };
    case 'FIXED':
      return { target: 'CART', cents: Math.min(reward.valueCents, totalOf(items)) };
    case 'FREE_DELIVERY':
      return { target: 'DELIVERY', cents: deliveryFeeCents };
    case 'PRODUCT': {
      const eligible = items.filter(({ productId }) => reward.productIds.includes(productId));
      const units = eligible.map((item) => Math.min(item.unitPriceCents - item.extrasCents, item.totalCents));
      return { target: 'ITEM', cents: Math.max(0, ...units) };
    }
  }
}

/** A value of `cents` for every `units`. */
export interface UnitValue {
  cents: number;
  units: number;
}

/**
 * What a unit of a program is worth at most: a minor unit of cashback, otherwise the reward with the highest face value per
 * unit. A free product counts with its price; a percentage and free delivery count with their limits, and with nothing where
 * they have none.
 *
 * @param priceOf the price of a product in minor units; 0 of one that is gone
 */
export function unitValue(
  kind: LoyaltyKind,
  rewards: readonly Reward[],
  priceOf: (productId: string) => number,
): UnitValue {
  if (kind === 'CASHBACK') return { cents: 1, units: 1 };
  return rewards
    .map((reward) => ({ cents: faceValue(reward, priceOf), units: reward.cost }))
    .reduce((best, each) => (each.cents * best.units > best.cents * each.units ? each : best), {
      cents: 0,
      units: 1,
    });
}

function faceValue(reward: Reward, priceOf: (productId: string) => number): number {
  const cents = {
    PRODUCT: () => Math.max(0, ...reward.productIds.map(priceOf)),
    FIXED: () => reward.valueCents,
    PERCENT: () => reward.maxDiscountCents ?? 0,
    FREE_DELIVERY: () => reward.maxDiscountCents ?? 0,
  }[reward.kind]();
  return Math.min(cents, reward.maxDiscountCents ?? cents);
}

/**
 * What units are worth in minor units, rounded half up.
 *
 * @param units ≥ 0
 */
export function valueOfUnits(units: number, { cents, units: per }: UnitValue): number {
  const [many, value, each] = [BigInt(units), BigInt(cents), BigInt(per)];
  return Number((2n * many * value + each) / (2n * each));
}

import { rewardDiscount, type Reward } from '../loyalty';
import type { Discount, OrderItem } from '../orders/order';
import type { Refusal } from './refusal';

/** A reward that the wallet of a customer buys. */
export interface RequestedReward {
  /** Null of cashback. */
  reward: Reward | null;
  /** The reward's name; of cashback, that of its program. */
  name: string;
  /** Of cashback: the most that can be spent, minor units ≥ 0; 0 of rewards. */
  cashbackCents: number;
}

/** The code of a refusal of a reward, and what its sentence needs. */
export type RewardProblem = Pick<Refusal, 'code' | 'args'>;

/** The reward of a quote. */
export interface QuotedReward {
  /** Null of cashback. */
  id: string | null;
  name: string;
  /** The discount, minor units > 0. */
  amountCents: number;
}

interface AppliedReward {
  reward: QuotedReward | null;
  discounts: Discount[];
  refusals: Refusal[];
}

const NOT_APPLICABLE: RewardProblem = { code: 'LOYALTY_NOT_APPLICABLE', args: {} };

/**
 * Applies a reward after the coupons: it takes off at most what their discounts leave of the items or of the delivery fee.
 *
 * @param wanted the reward, the problem for which the customer cannot have it, or null without one
 * @param deliveryFeeCents minor units ≥ 0
 * @returns the reward with its discount, or a refusal at `reward`
 */
export function applyReward(
  wanted: RequestedReward | RewardProblem | null,
  items: readonly OrderItem[],
  deliveryFeeCents: number,
  others: readonly Discount[],
): AppliedReward {
  if (!wanted) return { reward: null, discounts: [], refusals: [] };
  if ('code' in wanted) return refused(wanted);
  const { reward, name, cashbackCents } = wanted;
  const discount = rewardDiscount(reward, items, deliveryFeeCents, { cashbackCents, reason: name });
  const room = discount && roomFor(discount, items, deliveryFeeCents, others);
  const amountCents = Math.min(discount?.amountCents ?? 0, room ?? 0);
  if (!discount || amountCents <= 0) return refused(NOT_APPLICABLE);
  return {
    reward: { id: reward?.id ?? null, name, amountCents },
    discounts: [{ ...discount, amountCents }],
    refusals: [],
  };
}

const refused = (problem: RewardProblem): AppliedReward => ({
  reward: null,
  discounts: [],
  refusals: [{ ...problem, path: ['reward'] }],
});

function roomFor(
  { target }: Discount,
  items: readonly OrderItem[],
  deliveryFeeCents: number,
  others: readonly Discount[],
): number {
  const isDelivery = target === 'DELIVERY';
  const full = isDelivery ? deliveryFeeCents : items.reduce((sum, { totalCents }) => sum + totalCents, 0);
  return others
    .filter((other) => (other.target === 'DELIVERY') === isDelivery)
    .reduce((left, { amountCents }) => left - amountCents, full);
}

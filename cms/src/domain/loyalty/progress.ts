import type { EarnRule } from './program';
import type { Reward } from './reward';

/** The purchases that a customer still has to make: orders, items, or an amount in minor units, by `per`. */
export interface Purchase {
  per: EarnRule['earnPer'];
  amount: number;
}

/** A reward on a customer's card; see `LoyaltyOffers`. */
type CardReward = Pick<Reward, 'name' | 'cost'> & { affordable: boolean; missing: number };

/** A program on a customer's card; units ≥ 0. */
interface Card<R extends CardReward> extends Pick<EarnRule, 'earnPer' | 'every' | 'gives'> {
  earning: boolean;
  pending: number;
  debt: number;
  /** The cheapest first. */
  rewards: readonly R[];
}

export interface RewardProgress<R extends CardReward> {
  /** The rewards that the balance buys now, the cheapest first. */
  affordable: R[];
  /**
   * The cheapest reward that it does not buy yet, and what is to be bought for it beside the orders that are under way:
   * null where these are enough. Null as a whole where there is none, or nothing can be earned any more.
   */
  next: { reward: R; purchase: Purchase | null } | null;
}

/** The rewards that a customer can redeem, and how far away the next one is: debt is earned back first, and pending units count. */
export function rewardProgress<R extends CardReward>(card: Card<R>): RewardProgress<R> {
  const affordable = card.rewards.filter((reward) => reward.affordable);
  const reward = card.rewards.find((each) => !each.affordable);
  if (!reward || !card.earning) return { affordable, next: null };
  const units = reward.missing + card.debt - card.pending;
  return { affordable, next: { reward, purchase: units > 0 ? purchaseFor(card, units) : null } };
}

/** The least purchase that earns so many units, > 0. */
function purchaseFor(
  { earnPer, every, gives }: Pick<EarnRule, 'earnPer' | 'every' | 'gives'>,
  units: number,
) {
  const steps = Math.ceil(units / gives);
  return { per: earnPer, amount: earnPer === 'PER_ORDER' ? steps : steps * every };
}

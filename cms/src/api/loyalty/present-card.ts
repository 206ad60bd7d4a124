import type { LoyaltyCardProgram } from '../../contracts/loyalty-card';
import type { LoyaltyOffers } from './load-offers';

/** A program on the card of a customer. */
export const toCardProgram = ({ rule, rewards, ...offers }: LoyaltyOffers): LoyaltyCardProgram => ({
  programId: offers.programId,
  name: offers.name,
  kind: rule.kind,
  earnPer: rule.earnPer,
  every: rule.every,
  gives: rule.gives,
  minOrderCents: rule.minOrderCents,
  earning: offers.earning,
  available: offers.available,
  pending: offers.pending,
  debt: offers.debt,
  nextExpiry: offers.nextExpiry,
  cashbackCents: offers.cashbackCents,
  rewards: rewards.map(({ id, kind, name, cost, affordable, missing }) => ({
    id,
    kind,
    name,
    cost,
    affordable,
    missing,
  })),
});

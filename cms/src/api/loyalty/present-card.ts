import type { LoyaltyCardProgram } from '../../contracts/loyalty-card';
import { businessDay } from '../../domain/time';
import type { LoyaltyOffers } from './load-offers';

/** A program on the card of a customer, with the days of a branch. */
export const toCardProgram = (
  { rule, rewards, nextExpiry, ...offers }: LoyaltyOffers,
  { timezone, closeoutTime }: { timezone: string; closeoutTime: string },
): LoyaltyCardProgram => ({
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
  nextExpiry: nextExpiry && {
    // Units expire at closeout, which is the next day on the calendar.
    lastDay: businessDay(new Date(Date.parse(nextExpiry.at) - 1), timezone, closeoutTime),
    amount: nextExpiry.amount,
  },
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

import type { LoyaltyCardDto } from '@contracts/loyalty-card';
import type { ChosenReward } from '../checkout/form';
import type { Locale } from '../i18n/locale';
import { unitWords } from './card-words';
import { readCard } from './read-card';

/** A reward that the customer can redeem now. */
export interface RewardOffer extends ChosenReward {
  label: string;
  /** Its cost in units; absent of cashback. */
  hint?: string;
}

/** The rewards that the customer of this device can redeem at a store, cashback last; none of a customer who is not proven. */
export async function loadRewardOffers(
  slug: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<RewardOffer[]> {
  return offersOf(await readCard(slug, null, { language: locale.language, signal }), locale);
}

function offersOf({ programs, customer }: LoyaltyCardDto, locale: Locale): RewardOffer[] {
  if (!customer) return [];
  const { proof } = customer;
  const { t, money } = locale;
  const rewards = programs.flatMap(({ kind, rewards: all }) =>
    all
      .filter(({ affordable }) => affordable)
      .map(({ id, name, cost }) => ({
        ...{ id, proof, name, label: name },
        hint: t('reward.costs', { units: unitWords(kind, cost, locale) }),
      })),
  );
  // The store spends the first that has something.
  const cashback = programs.find(({ cashbackCents }) => cashbackCents > 0);
  if (!cashback) return rewards;
  const label = t('reward.cashback', { amount: money(cashback.cashbackCents) });
  return [...rewards, { id: null, proof, name: cashback.name, label }];
}

import { useEffect, useState } from 'react';
import { useLocale } from '../i18n/locale';
import type { RewardOffer } from '../loyalty/reward-offers';
import { useLatest } from '@shared/state/use-latest';
import { ChoiceCard } from '../ui/choice-card';
import { FieldProblem } from '../ui/text-field';
import styles from './checkout.module.css';
import { fieldId } from './field-id';
import type { ChosenReward } from './form';
import type { CheckoutState } from './use-checkout';

/** The rewards that the customer can redeem with the order, of which they choose one; nothing where there is none. */
export function RewardChoice({ slug, checkout }: { slug: string; checkout: CheckoutState }) {
  const { t, money } = useLocale();
  const { form, set, problems, live } = checkout;
  const offers = useOffers(slug);
  const chosen = form.reward;
  useFreshProof(chosen, offers[0]?.proof, (reward) => set({ reward }));

  const known = chosen === null || offers.some(({ id }) => id === chosen.id);
  // A chosen reward stays in sight until it is taken off, also where it is offered no longer.
  const shown = known ? offers : [...offers, { ...chosen, label: chosen.name }];
  if (shown.length === 0) return null;

  const id = fieldId('reward');
  const problem = problems.get('reward');
  const saved = live.current && live.quote?.reward ? `−${money(live.quote.reward.amountCents)}` : undefined;
  const choose = ({ id: rewardId, proof, name }: RewardOffer) =>
    set({ reward: { id: rewardId, proof, name } });
  const rewards = shown.filter((offer) => offer.id !== null);
  return (
    <div
      id={id}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={problem ? `${id}-problem` : undefined}
      className={styles.rewards}
    >
      <h3 id={`${id}-title`}>{t('reward.title')}</h3>
      {rewards.length > 0 && (
        <>
          <ChoiceCard
            name="reward"
            label={t('reward.none')}
            checked={!chosen?.id}
            onChoose={() => set({ reward: null })}
          />
          {rewards.map((offer) => (
            <ChoiceCard
              key={offer.id}
              name="reward"
              label={offer.label}
              hint={(chosen?.id === offer.id && saved) || offer.hint}
              checked={chosen?.id === offer.id}
              onChoose={() => choose(offer)}
            />
          ))}
        </>
      )}
      {shown
        .filter((offer) => offer.id === null)
        .slice(0, 1)
        .map((offer) => (
          <label key="cashback" className={styles.check}>
            <input
              type="checkbox"
              role="switch"
              checked={chosen?.id === null}
              aria-checked={chosen?.id === null}
              onChange={({ target }) => (target.checked ? choose(offer) : set({ reward: null }))}
            />
            <span>{offer.label}</span>
          </label>
        ))}
      <div role="status">
        <FieldProblem id={id} problem={problem} />
      </div>
    </div>
  );
}

/** The rewards that the customer can redeem; loaded when the checkout is there, as few have something. */
function useOffers(slug: string): readonly RewardOffer[] {
  const locale = useLocale();
  const [offers, setOffers] = useState<readonly RewardOffer[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    import('../loyalty/reward-offers')
      .then(({ loadRewardOffers }) => loadRewardOffers(slug, locale, stop.signal))
      // Without an answer the order goes without a reward.
      .then(setOffers, () => undefined);
    return () => stop.abort();
  }, [slug, locale]);
  return offers;
}

/** Gives a reward that was chosen before the token that proves the customer now: the one of then may have expired. */
function useFreshProof(
  chosen: ChosenReward | null,
  proof: string | undefined,
  change: (reward: ChosenReward) => void,
): void {
  const latest = useLatest(change);
  useEffect(() => {
    if (chosen && proof !== undefined && chosen.proof !== proof) latest.current({ ...chosen, proof });
  }, [chosen, proof, latest]);
}

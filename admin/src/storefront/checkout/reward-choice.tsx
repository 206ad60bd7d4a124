import { useEffect } from 'react';
import type { LoyaltyCardDto } from '@contracts/loyalty-card';
import { useLocale } from '../i18n/locale';
import { unitWords } from '../loyalty/card-words';
import { useLoyaltyCard } from '../loyalty/use-loyalty-card';
import { useLatest } from '@shared/state/use-latest';
import { ChoiceCard } from '../ui/choice-card';
import { FieldProblem } from '../ui/text-field';
import styles from './checkout.module.css';
import { fieldId } from './field-id';
import type { ChosenReward } from './form';
import type { CheckoutState } from './use-checkout';

/** A reward that the customer can redeem; `hint` tells its cost. */
interface Offer extends ChosenReward {
  label: string;
  hint: string | undefined;
}

/** The rewards that the customer can redeem with the order, of which they choose one; nothing where there is none. */
export function RewardChoice({ slug, checkout }: { slug: string; checkout: CheckoutState }) {
  const { t, money } = useLocale();
  const { form, set, problems, live } = checkout;
  const { card } = useLoyaltyCard(slug);
  const offers = useOffers(card);
  const chosen = form.reward;
  useFreshProof(chosen, card?.customer?.proof, (reward) => set({ reward }));

  const known = chosen === null || offers.some(({ id }) => id === chosen.id);
  // What was chosen stays in sight until it is taken off, also where it is offered no longer.
  const shown = known ? offers : [...offers, { ...chosen, label: chosen.name, hint: undefined }];
  if (shown.length === 0) return null;

  const id = fieldId('reward');
  const problem = problems.get('reward');
  const saved = live.current && live.quote?.reward ? `−${money(live.quote.reward.amountCents)}` : undefined;
  const choose = ({ id: rewardId, proof, name }: Offer) => set({ reward: { id: rewardId, proof, name } });
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
            checked={chosen === null || chosen.id === null}
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
              checked={chosen !== null && chosen.id === null}
              onChange={({ target }) => (target.checked ? choose(offer) : set({ reward: null }))}
            />
            <span>{offer.label}</span>
          </label>
        ))}
      <FieldProblem id={id} problem={problem} />
    </div>
  );
}

/** What the card buys now; nothing of a customer who is not proven. */
function useOffers(card: LoyaltyCardDto | null): Offer[] {
  const locale = useLocale();
  const { t, money } = locale;
  if (!card?.customer) return [];
  const { proof } = card.customer;
  return card.programs.flatMap(({ kind, name: program, cashbackCents, rewards }): Offer[] => [
    ...rewards
      .filter(({ affordable }) => affordable)
      .map(({ id, name, cost }) => ({
        ...{ id, proof, name, label: name },
        hint: t('reward.costs', { units: unitWords(kind, cost, locale) }),
      })),
    ...(cashbackCents > 0
      ? [
          {
            ...{ id: null, proof, name: program, hint: undefined },
            label: t('reward.cashback', { amount: money(cashbackCents) }),
          },
        ]
      : []),
  ]);
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

import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './card.module.css';
import type { ProgramForm, RewardForm } from './program-values';
import { useEarnWords } from './use-earn-words';
import { useUnitWords } from '@entities/loyalty/use-unit-words';
import { useFormat } from '@shared/format/context';
import { Card } from '@shared/ui/card';
import { classes } from '@shared/ui/classes';

/** More stamps than these are shown as a number: circles that nobody counts say nothing. */
const MAX_CIRCLES = 20;
const SAMPLE_CASHBACK_CENTS = 1250;

/** The card as a customer would see it, with an example balance that is not quite enough for the next reward. */
export function LoyaltyCard({ values }: { values: ProgramForm }) {
  const { t } = useTranslation('loyalty');
  const { money } = useFormat();
  const earnWords = useEarnWords();
  const { name, minOrderCents, expireDays } = values;
  return (
    <Card title={t('card.title')}>
      <div className={styles.card} aria-live="polite">
        <h3 className={styles.name}>{name.trim() || t('card.unnamed')}</h3>
        <Balance values={values} />
        <div className={styles.terms}>
          <p>{earnWords(values)}</p>
          {minOrderCents > 0 && <p>{t('card.minimum', { amount: money(minOrderCents) })}</p>}
          {expireDays !== null && expireDays > 0 && <p>{t('card.expires', { count: expireDays })}</p>}
        </div>
      </div>
      <p className={styles.sample}>{t('card.sample')}</p>
    </Card>
  );
}

function Balance({ values: { kind, rewards } }: { values: ProgramForm }) {
  const { t } = useTranslation('loyalty');
  const { money } = useFormat();
  const unitWords = useUnitWords();
  if (kind === 'CASHBACK')
    return (
      <>
        <p className={styles.balance}>{money(SAMPLE_CASHBACK_CENTS)}</p>
        <p>{t('card.cashback')}</p>
      </>
    );
  const next = cheapest(rewards);
  const cost = next?.cost ?? 0;
  const have = sampleBalance(cost);
  return (
    <>
      {kind === 'STAMPS' && cost > 0 && cost <= MAX_CIRCLES ? (
        <Stamps have={have} all={cost} />
      ) : (
        <p className={styles.balance}>{unitWords(kind, have)}</p>
      )}
      <p>
        {next
          ? t(have < cost ? 'card.next' : 'card.ready', {
              units: unitWords(kind, cost - have),
              reward: next.name.trim() || t('card.reward'),
            })
          : t('card.noReward')}
      </p>
    </>
  );
}

function Stamps({ have, all }: { have: number; all: number }) {
  const { t } = useTranslation('loyalty');
  return (
    <div className={styles.stamps} role="img" aria-label={t('card.progress', { have, all })}>
      {Array.from({ length: all }, (_, index) => (
        <span key={index} className={classes(styles.stamp, index < have && styles.full)}>
          {index < have && <Check size={14} strokeWidth={2.5} aria-hidden />}
        </span>
      ))}
    </div>
  );
}

/** The reward that is reached first; one whose cost is not typed yet is none. */
const cheapest = (rewards: readonly RewardForm[]): RewardForm | undefined =>
  rewards.filter(({ cost }) => cost > 0).sort((a, b) => a.cost - b.cost)[0];

const sampleBalance = (cost: number): number => Math.floor(cost * 0.8);

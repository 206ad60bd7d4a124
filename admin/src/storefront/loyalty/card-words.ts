import type { LoyaltyCardProgram } from '@contracts/loyalty-card';
import { formatsOf } from '@domain/format/formats';
import { rewardProgress, type Purchase } from '@domain/loyalty/progress';
import type { Locale } from '../i18n/locale';

/** So much of what is earned: `3 stamps`, `40 points` or an amount of cashback. */
export const unitWords = (kind: LoyaltyCardProgram['kind'], units: number, { t, money }: Locale): string =>
  kind === 'CASHBACK' ? t('loyalty.CASHBACK', { amount: money(units) }) : t.counted(`loyalty.${kind}`, units);

const percent = (share: number, { country, currency, timezone, language }: Locale): string =>
  formatsOf({ country, currency, timeZone: timezone }, language).percent(share * 10_000, 2);

/** How a program is earned: `1 stamp with every order`. */
export function earnWords({ kind, earnPer, every, gives }: LoyaltyCardProgram, locale: Locale): string {
  const { t, money } = locale;
  if (kind === 'CASHBACK' && earnPer === 'PER_AMOUNT') {
    return t('loyalty.earn.PERCENT', { share: percent(gives / every, locale) });
  }
  const units = unitWords(kind, gives, locale);
  if (earnPer === 'PER_ORDER') return t('loyalty.earn.PER_ORDER', { units });
  const step = earnPer === 'PER_AMOUNT' ? money(every) : t.counted('loyalty.items', every);
  return t('loyalty.earn.EVERY', { units, every: step });
}

/** The promise of a program to somebody who has nothing of it yet. */
export function promiseWords(program: LoyaltyCardProgram, locale: Locale): string[] {
  const { t, money } = locale;
  const { kind, minOrderCents } = program;
  const [cheapest] = program.rewards;
  return [
    earnWords(program, locale),
    ...(cheapest
      ? [
          t('loyalty.collect', {
            cost: unitWords(kind, cheapest.cost, locale),
            reward: cheapest.name,
          }),
        ]
      : []),
    ...(minOrderCents > 0 ? [t('loyalty.minimum', { amount: money(minOrderCents) })] : []),
  ];
}

function leftWords({ per, amount }: Purchase, { t, money }: Locale): string {
  return per === 'PER_AMOUNT'
    ? t('loyalty.left.PER_AMOUNT', { amount: money(amount) })
    : t.counted(`loyalty.left.${per}`, amount);
}

/** How far the next reward is; null where there is none. */
export function nextWords(program: LoyaltyCardProgram, locale: Locale): string | null {
  const { next } = rewardProgress(program);
  if (!next) return null;
  const reward = next.reward.name;
  return next.purchase
    ? locale.t('loyalty.next', { left: leftWords(next.purchase, locale), reward })
    : locale.t('loyalty.afterPending', { reward });
}

/** A program in a few words, for where there is room for one line. */
export function shortWords(program: LoyaltyCardProgram, isProven: boolean, locale: Locale): string {
  if (!isProven) return earnWords(program, locale);
  const [ready] = rewardProgress(program).affordable;
  if (ready) return locale.t('loyalty.ready', { reward: ready.name });
  const all = stampsOf(program);
  if (all !== null) return locale.t('loyalty.progress', { have: program.available, all });
  return unitWords(program.kind, program.available, locale);
}

/** More stamps than these are told as a number: dots that nobody counts say nothing. */
const MAX_DOTS = 20;

/** How many stamps the card has places for: those of the next reward, else of the dearest; null where it shows a number. */
export function stampsOf(program: LoyaltyCardProgram): number | null {
  const cost = (rewardProgress(program).next?.reward ?? program.rewards.at(-1))?.cost;
  return program.kind === 'STAMPS' && cost !== undefined && cost <= MAX_DOTS ? cost : null;
}

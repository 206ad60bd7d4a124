import { useTranslation } from 'react-i18next';
import { NEW_PROGRAM, NEW_REWARD, PERCENT_EVERY, type ProgramForm } from './program-values';
import { useFormat } from '@shared/format/context';

export const STARTS = ['stamps', 'points', 'cashback'] as const;
export type Start = (typeof STARTS)[number];

const POINT_EVERY_CENTS = 100;
const POINTS_REWARD_CENTS = 1000;
const CASHBACK_BPS = 500;
const CASHBACK_DAYS = 90;

/** Programs that are ready but for what only the business knows, with their words. */
export function useStarts(): Record<Start, { title: string; text: string; values: ProgramForm }> {
  const { t } = useTranslation('loyalty');
  const { money } = useFormat();
  const off = money(POINTS_REWARD_CENTS);
  return {
    stamps: {
      title: t('starts.stamps.title'),
      text: t('starts.stamps.text'),
      values: {
        ...NEW_PROGRAM,
        name: t('starts.stamps.name'),
        rewards: [{ ...NEW_REWARD, name: t('starts.stamps.reward'), cost: 10 }],
      },
    },
    points: {
      title: t('starts.points.title', { amount: money(POINT_EVERY_CENTS) }),
      text: t('starts.points.text', { amount: off }),
      values: {
        ...NEW_PROGRAM,
        ...{ name: t('starts.points.name'), kind: 'POINTS', earnPer: 'PER_AMOUNT' },
        every: POINT_EVERY_CENTS,
        rewards: [
          {
            ...NEW_REWARD,
            kind: 'FIXED',
            name: t('starts.points.reward', { amount: off }),
            cost: 100,
            valueCents: POINTS_REWARD_CENTS,
          },
        ],
      },
    },
    cashback: {
      title: t('starts.cashback.title'),
      text: t('starts.cashback.text'),
      values: {
        ...NEW_PROGRAM,
        ...{ name: t('starts.cashback.name'), kind: 'CASHBACK', earnPer: 'PER_AMOUNT' },
        every: PERCENT_EVERY,
        gives: CASHBACK_BPS,
        expireDays: CASHBACK_DAYS,
      },
    },
  };
}

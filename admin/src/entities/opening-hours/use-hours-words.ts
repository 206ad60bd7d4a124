import type { ClockPeriod, Period } from '@domain/opening-hours';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { serviceHoursSchema, type HoursMode } from './branch-hours';
import { endsNextDay, periodsOf, WEEK, weekdayName } from './week';
import { useFormat } from '@shared/format/context';

const clockPeriod = z.object({ opens: z.string(), closes: z.string() });

const isWhole = ({ opens, closes }: ClockPeriod) => opens !== '' && closes !== '';

/** Hours in words: periods, and a week with the days that are alike told together. */
export function useHoursWords() {
  const { t } = useTranslation('hours');
  const { language, clockOf } = useFormat();

  const period = useCallback(
    (of: ClockPeriod): string => {
      if (!isWhole(of)) return '–';
      if (of.opens === of.closes)
        return of.opens === '00:00' ? t('midnightToMidnight') : t('wholeDay', { opens: clockOf(of.opens) });
      const [opens, closes] = [clockOf(of.opens), clockOf(of.closes)];
      return t(endsNextDay(of) ? 'spanOver' : 'span', { opens, closes });
    },
    [t, clockOf],
  );

  const periods = useCallback(
    (of: readonly ClockPeriod[]) => (of.length === 0 ? t('closed') : of.map(period).join(', ')),
    [t, period],
  );

  const week = useCallback(
    (of: readonly Period[]): string => {
      const groups: { first: string; last: string; hours: string }[] = [];
      for (const day of WEEK) {
        const name = weekdayName(day, language, 'short');
        const hours = periods(periodsOf(of, day));
        const group = groups.at(-1);
        if (group?.hours === hours) group.last = name;
        else groups.push({ first: name, last: name, hours });
      }
      return groups
        .map(({ first, last, hours }) => `${first === last ? first : `${first}–${last}`} ${hours}`)
        .join('; ');
    },
    [language, periods],
  );

  const hours = useCallback(
    (of: { mode: HoursMode; periods: readonly Period[] }): string =>
      of.mode === 'WEEKLY' ? week(of.periods) : t(`modes.${of.mode}`),
    [t, week],
  );

  /** A value of the log that is the hours of a service or one period; null for any other. */
  const logged = useCallback(
    (value: unknown): string | null => {
      const ofService = serviceHoursSchema.safeParse(value);
      if (ofService.success) return hours(ofService.data);
      const one = clockPeriod.safeParse(value);
      return one.success ? period(one.data) : null;
    },
    [hours, period],
  );

  return { period, periods, week, hours, logged };
}

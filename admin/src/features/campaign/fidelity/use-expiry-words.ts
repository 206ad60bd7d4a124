import { businessDay } from '@domain/time';
import { useBranch } from '@entities/branch/branch';
import { useFormat } from '@shared/format/context';

/** Words for the last day on which a balance can be spent, such as `3 Apr 2031`. */
export function useExpiryWords() {
  const { dateWithYear } = useFormat();
  const { timezone = 'UTC', closeoutTime = '04:00' } = useBranch() ?? {};
  // A day has no time zone: noon in London is the same day in all of America and Europe.
  const dayWords = (day: string): string => dateWithYear(`${day}T12:00:00Z`);
  return {
    /** Of a business day, YYYY-MM-DD. */
    dayWords,
    /** Of the instant at which a balance expires: closeout, which is the next day on the calendar. */
    lastDayWords: (expiresAt: string): string =>
      dayWords(businessDay(new Date(Date.parse(expiresAt) - 1), timezone, closeoutTime)),
  };
}

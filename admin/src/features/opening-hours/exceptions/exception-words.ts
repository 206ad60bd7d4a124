import type { HoursException } from '@domain/opening-hours';
import { useTranslation } from 'react-i18next';
import { useHoursWords } from '@entities/opening-hours/use-hours-words';
import { useFormat } from '@shared/format/context';

/** The days of an exception and its hours, in words. */
export function useExceptionWords() {
  const { t } = useTranslation('hours');
  const { day } = useFormat();
  const words = useHoursWords();
  const withYear = (text: string) => `${day(text)} ${text.slice(0, 4)}`;
  return {
    days: ({ from, to, yearly }: HoursException) => {
      const say = yearly ? day : withYear;
      return from === to ? say(from) : t('exceptions.span', { from: say(from), to: say(to) });
    },
    hours: ({ kind, periods }: HoursException) =>
      kind === 'CLOSED' ? t('exceptions.kinds.CLOSED') : words.periods(periods),
  };
}

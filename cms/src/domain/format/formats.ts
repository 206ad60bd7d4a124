import { localeOf, type WordLanguage } from '../country/locale';
import { formatAmount, formatMoney } from '../money/format';
import { minutesOf } from '../time/clock';
import { localTime } from '../time/local';
import type { Weekday } from '../time/day';
import { DAY_MS } from '../time/units';
import { clockText, hourText } from './clock';
import { dateFormat, numberFormat } from './intl';

/** Where something is written: whose conventions count, in which money, by which clock. */
export interface Region {
  /** ISO 3166-1 alpha-2, of the business. */
  country: string;
  /** ISO 4217. */
  currency: string;
  /** IANA name, of the branch; never the reader's own zone. */
  timeZone: string;
}

type Instant = string | number | Date;
/** A Sunday, from which weekdays are counted. */
const SUNDAY = Date.UTC(2023, 0, 1);

/**
 * How a business writes money, numbers, days and times, on screens, paper, in mails and files: by the conventions of its
 * country, with the names of days and months in the language of the reader. See `localeOf`.
 *
 * @throws RangeError for a country, currency or time zone that is none
 */
export function formatsOf({ country, currency, timeZone }: Region, language: WordLanguage) {
  const locale = localeOf(country, language);
  const number = (options: Intl.NumberFormatOptions, value: number) =>
    numberFormat(locale.numbers, options).format(value);
  const dated = (options: Intl.DateTimeFormatOptions) => (instant: Instant) =>
    dateFormat(locale.words, { ...options, timeZone }).format(new Date(instant));

  const clock = (instant: Instant) =>
    clockText(localTime(new Date(instant), timeZone).minutes, locale.hourCycle);
  const date = dated({ weekday: 'short', day: 'numeric', month: 'short' });
  const dateWithYear = dated({ day: 'numeric', month: 'short', year: 'numeric' });
  const figures = (instant: Instant) =>
    dateFormat(locale.numbers, { day: '2-digit', month: '2-digit', timeZone }).format(new Date(instant));

  return {
    country,
    currency,
    timeZone,
    language,
    locale,
    /** Minor units with the sign of the currency: `$4,411.93`. */
    money: (cents: number) => formatMoney(cents, currency, country),
    /** Minor units without a sign, as they stand in a field: `4,411.93`; in a file without groups: `4411.93`. */
    amount: (cents: number, grouping = true) => formatAmount(cents, currency, country, { grouping }),
    number: (value: number, digits = 0) => number({ maximumFractionDigits: digits }, value),
    /** Of basis points: 9750 is `97.5%`. */
    percent: (bps: number, digits = 1) =>
      number({ style: 'percent', maximumFractionDigits: digits }, bps / 10_000),
    /** A difference with its sign: `+2`, `−0.5`; zero has none. */
    signed: (value: number, digits = 0) =>
      number({ maximumFractionDigits: digits, signDisplay: 'exceptZero' }, value),
    /** A change against before with its sign: `+12%`, `−3%`; null when there was nothing to compare with. */
    change: (now: number, before: number) =>
      before === 0 ? null : number({ style: 'percent', signDisplay: 'exceptZero' }, (now - before) / before),
    /** `16:11` or `4:11 PM` where the branch is. */
    clock,
    /** With seconds: `16:11:05` or `4:11:05 PM` where the branch is. */
    preciseClock: (instant: Instant) => {
      const { minutes, seconds } = localTime(new Date(instant), timeZone);
      return clockText(minutes, locale.hourCycle, seconds);
    },
    /** A clock's `HH:mm` as the business writes it. */
    clockOf: (text: string) => clockText(minutesOf(text), locale.hourCycle),
    /** The hour of a day by itself, 0 to 23: `16h`, `4 PM`. */
    hour: (hour: number) => hourText(hour, locale.hourCycle),
    /** `Thu, 3 Apr` where the branch is. */
    date,
    /** `3 Apr 2031` where the branch is. */
    dateWithYear,
    /** `3 April 2031` where the branch is. */
    longDate: dated({ dateStyle: 'long' }),
    /** Day and time where the branch is, `Thu, 3 Apr, 16:11`; of another year than `now`, `3 Apr 2032, 16:11`. */
    moment: (instant: Instant, now: Instant) => {
      const yearOf = (at: Instant) => localTime(new Date(at), timeZone).day.slice(0, 4);
      const day = yearOf(instant) === yearOf(now) ? date(instant) : dateWithYear(instant);
      return `${day}, ${clock(instant)}`;
    },
    /** Day and time in figures, for rows of many and for paper: `03/04, 16:11`, in the country's order. */
    brief: (instant: Instant) => `${figures(instant)}, ${clock(instant)}`,
    /** A `businessDay` such as `2031-04-03`; it has no time and therefore no zone. */
    day: (businessDay: string, style: 'short' | 'long' = 'short') =>
      dateFormat(locale.words, {
        ...(style === 'long'
          ? { weekday: 'long', day: 'numeric', month: 'long' }
          : { day: 'numeric', month: 'short' }),
        timeZone: 'UTC',
      }).format(Date.parse(`${businessDay}T00:00:00Z`)),
    weekday: (day: Weekday, style: 'long' | 'short' = 'long') => weekdayName(day, language, style),
    /** The name of a month, 1 to 12, as it is written within a sentence. */
    month: (month: number) =>
      dateFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1)),
  };
}

/**
 * The name of a weekday in a language, as it is written within a sentence.
 *
 * @param day 0 is Sunday
 */
export const weekdayName = (day: number, language: WordLanguage, style: 'long' | 'short' = 'long'): string =>
  dateFormat(language, { weekday: style, timeZone: 'UTC' }).format(SUNDAY + day * DAY_MS);

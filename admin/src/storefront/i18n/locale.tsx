import { createContext, useContext, type ReactNode } from 'react';
import type { Language } from '@contracts/session';
import { formatsOf } from '@domain/format/formats';
import { translator, type Translate, type Words } from './translate';

/** How a page speaks: its words, and money and time as the store writes them. */
export interface Locale {
  language: Language;
  /** ISO 3166-1 alpha-2, of the store: amounts are written and typed by its conventions. */
  country: string;
  t: Translate;
  currency: string;
  timezone: string;
  money: (cents: number) => string;
  /** An amount as it stands in a field, without a sign. */
  amount: (cents: number) => string;
  /** `19:05` or `7:05 PM`, by the store's clock. */
  clock: (instant: string | Date) => string;
  /** The same of a time of its opening hours, `HH:mm`. */
  clockOf: (time: string) => string;
  /** `Thu, 3 Apr`, by the store's calendar. */
  date: (instant: string | Date) => string;
  /** `Thu, 3 Apr, 19:05`, by the store's calendar and clock. */
  moment: (instant: string | Date) => string;
  list: (items: readonly string[]) => string;
}

export interface Place {
  country: string;
  currency: string;
  timezone: string;
}

export function createLocale(language: Language, words: Words, place: Place): Locale {
  const { country, currency, timezone } = place;
  const formats = formatsOf({ country, currency, timeZone: timezone }, language);
  const { money, clock, clockOf, date } = formats;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    language,
    country,
    t: translator(language, words),
    currency,
    timezone,
    money,
    amount: (cents) => formats.amount(cents),
    clock,
    clockOf,
    date,
    moment: (instant) => `${date(instant)}, ${clock(instant)}`,
    list: (items) => list.format(items),
  };
}

const LocaleContext = createContext<Locale | null>(null);

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext.Provider value={locale}>{children}</LocaleContext.Provider>;
}

export function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (!locale) throw new Error('A part of the store page was used outside LocaleProvider');
  return locale;
}

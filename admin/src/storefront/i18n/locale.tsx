import { createContext, useContext, type ReactNode } from 'react';
import type { Language } from '@contracts/session';
import { formatMoney } from '@domain/money/format';
import { translator, type Translate, type Words } from './translate';

/** How a page speaks: its words, and money and time as the store writes them. */
export interface Locale {
  language: Language;
  /** The language of where the money is from, e.g. `es-CL`: how amounts are written and typed there. */
  tag: string;
  t: Translate;
  currency: string;
  timezone: string;
  money: (cents: number) => string;
  /** `19:05`, by the store's clock. */
  clock: (instant: string | Date) => string;
  /** `Thu, 3 Apr`, by the store's calendar. */
  date: (instant: string | Date) => string;
  /** `Thu, 3 Apr, 19:05`, by the store's calendar and clock. */
  moment: (instant: string | Date) => string;
  list: (items: readonly string[]) => string;
}

interface Place {
  currency: string;
  timezone: string;
}

export function createLocale(language: Language, words: Words, { currency, timezone }: Place): Locale {
  // A currency's code begins with its country's (ISO 4217); where it does not, the language alone decides.
  const tag = `${language.slice(0, 2)}-${currency.slice(0, 2)}`;
  const shown = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: timezone });
    return (instant: string | Date) => format.format(new Date(instant));
  };
  const clock = shown({ timeStyle: 'short' });
  const date = shown({ weekday: 'short', day: 'numeric', month: 'short' });
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    language,
    tag,
    t: translator(language, words),
    currency,
    timezone,
    money: (cents) => formatMoney(cents, currency, tag),
    clock,
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

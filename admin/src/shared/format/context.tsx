import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@domain/money';
import { numberFormat } from './formats';
import { currencySign } from './money';
import { formatBrief, formatClock, formatDay, formatHour, formatMoment, formatRelative } from './time';

interface Region {
  /** ISO 4217. */
  currency: string;
  /** IANA name; never the browser's own zone. */
  timeZone: string;
}

/** Money, time and numbers in the person's language, the business's currency and the branch's time zone. */
export function formatsOf({ currency, timeZone }: Region, language: string) {
  const number = (options: Intl.NumberFormatOptions, value: number) =>
    numberFormat(language, options).format(value);
  return {
    currency,
    timeZone,
    language,
    sign: currencySign(currency, language),
    money: (cents: number) => formatMoney(cents, currency, language),
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
    clock: (instant: string | number | Date) => formatClock(instant, timeZone, language),
    moment: (instant: string | number | Date) => formatMoment(instant, timeZone, language),
    brief: (instant: string | number | Date) => formatBrief(instant, timeZone, language),
    day: (businessDay: string, style?: 'short' | 'long') => formatDay(businessDay, language, style),
    hour: (hour: number) => formatHour(hour, language),
    relative: (instant: string | number | Date, now: number) => formatRelative(instant, now, language),
  };
}

/** Before sign-in there is neither a business nor a branch. */
const NOWHERE: Region = { currency: 'USD', timeZone: 'UTC' };

const Formats = createContext(formatsOf(NOWHERE, 'en'));

/** Says in which currency and time zone everything below is written. */
export function RegionProvider({
  currency = NOWHERE.currency,
  timeZone = NOWHERE.timeZone,
  children,
}: Partial<Region> & { children: ReactNode }) {
  const { language } = useTranslation().i18n;
  const formats = useMemo(() => formatsOf({ currency, timeZone }, language), [currency, timeZone, language]);
  return <Formats.Provider value={formats}>{children}</Formats.Provider>;
}

/** How things are written here; read once for the page, since a list asks for it in each of its cells. */
export const useFormat = () => useContext(Formats);

import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '@contracts/session';
import { COUNTRY_OF_LANGUAGE } from '@domain/country/locale';
import { formatsOf as formatsOfRegion, type Region } from '@domain/format';
import { currencySign, decimalSeparator } from '@domain/money';
import { formatRelative } from './relative';

type Instant = string | number | Date;

/** The business's formats with what a screen needs beside them: signs and separators of fields, and distances from now. */
export function formatsOf(region: Region, language: Language) {
  const formats = formatsOfRegion(region, language);
  return {
    ...formats,
    sign: currencySign(region.currency, region.country),
    decimal: decimalSeparator(region.country),
    moment: (instant: Instant, now: Instant = Date.now()) => formats.moment(instant, now),
    relative: (instant: Instant, now: number) => formatRelative(instant, now, language),
  };
}

/** Before sign-in there is neither a business nor a branch. */
const NOWHERE = { currency: 'USD', timeZone: 'UTC' };

const Formats = createContext(formatsOf({ ...NOWHERE, country: COUNTRY_OF_LANGUAGE.en }, 'en'));

/** Says in which country, currency and time zone everything below is written. */
export function RegionProvider({
  country,
  currency = NOWHERE.currency,
  timeZone = NOWHERE.timeZone,
  children,
}: Partial<Region> & { children: ReactNode }) {
  const { i18n } = useTranslation();
  const language = LANGUAGES.find((known) => known === i18n.language) ?? 'en';
  const place = country ?? COUNTRY_OF_LANGUAGE[language];
  const formats = useMemo(
    () => formatsOf({ country: place, currency, timeZone }, language),
    [place, currency, timeZone, language],
  );
  return <Formats.Provider value={formats}>{children}</Formats.Provider>;
}

/** How things are written here; read once for the page, since a list asks for it in each of its cells. */
export const useFormat = () => useContext(Formats);

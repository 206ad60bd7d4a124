import { COUNTRIES } from '@domain/country';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Every country a business can be in, by its name in the reader's language and in the order of that alphabet. */
export function useCountries(): { value: string; label: string }[] {
  const { language } = useTranslation('account').i18n;
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort((a, b) =>
      a.label.localeCompare(b.label, language),
    );
  }, [language]);
}

/** The country that the browser's language speaks of, or none: a guess to begin with, which anybody can change. */
export function countryOfBrowser(languages: readonly string[] = navigator.languages): string {
  for (const tag of languages) {
    const country = regionOf(tag);
    if (country && COUNTRIES.includes(country)) return country;
  }
  return '';
}

function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region;
  } catch {
    return undefined;
  }
}

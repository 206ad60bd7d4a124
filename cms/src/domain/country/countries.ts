import currencies from './currencies.json';

/**
 * Countries by ISO 3166-1 alpha-2 with the currency people pay with there (ISO 4217). Where two are in use it is the
 * one that cards and menus are in (Panama USD, Cuba CUP). Uninhabited territories are left out.
 */
const CURRENCIES: ReadonlyMap<string, string> = new Map(Object.entries(currencies));

const PORTUGUESE = new Set('AO BR CV GW MZ PT ST TL'.split(' '));
const SPANISH = new Set('AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE'.split(' '));

/** Every country a business can be in: ISO 3166-1 alpha-2, in the order of the alphabet. */
export const COUNTRIES: readonly string[] = [...CURRENCIES.keys()];

/** The currency (ISO 4217) of a country, or null for what is no country. */
export function currencyOf(country: string): string | null {
  return CURRENCIES.get(country) ?? null;
}

/** Which of the languages Comanda speaks is the one of a country; English where none of them is. */
export function languageOfCountry(country: string): 'en' | 'pt-BR' | 'es' {
  if (PORTUGUESE.has(country)) return 'pt-BR';
  return SPANISH.has(country) ? 'es' : 'en';
}

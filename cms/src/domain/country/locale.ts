import { languageOfCountry } from './countries';

/** A language that words are in. */
export type WordLanguage = 'en' | 'pt-BR' | 'es';

export interface Locale {
  /** BCP 47. Numbers, money and dates in figures are written by it; it follows the country alone. */
  numbers: string;
  /** BCP 47. Names of weekdays and months: in the reader's language, in the order of the country. */
  words: string;
  /** Whether the clock counts to twelve or to twenty-four. */
  hourCycle: 'h12' | 'h23';
}

/**
 * Languages that write the numbers of countries where none of Comanda's languages is spoken: those written in Latin,
 * Greek or Cyrillic letters and known to every browser. In any other country numbers are written as in English.
 */
const OTHER_LANGUAGES: Readonly<Record<string, string>> = {
  bg: 'BG',
  ca: 'AD',
  cs: 'CZ',
  da: 'DK FO GL',
  de: 'AT CH DE LI',
  el: 'CY GR',
  et: 'EE',
  fi: 'FI',
  fr: 'BF BJ BL CD CF CG CI CM DJ FR GA GF GN GP LU MC MF MG ML MQ NC NE PF PM RE SN TD TG WF YT',
  hr: 'BA HR',
  hu: 'HU',
  id: 'ID',
  it: 'IT SM VA',
  lt: 'LT',
  lv: 'LV',
  nb: 'NO SJ',
  nl: 'AW BE NL SR',
  pl: 'PL',
  ro: 'MD RO',
  ru: 'BY KG KZ RU',
  sk: 'SK',
  sl: 'SI',
  sr: 'ME RS',
  sv: 'AX SE',
  tr: 'TR',
  uk: 'UA',
  vi: 'VN',
};
const LANGUAGE_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(OTHER_LANGUAGES).flatMap(([language, countries]) =>
    countries.split(' ').map((country) => [country, language] as const),
  ),
);

/**
 * Countries whose clocks count to twelve: `h` in the CLDR's timeData (supplemental, version 44). A list, because engines
 * carry different versions of it. Argentina, Bolivia, Chile, Paraguay and Uruguay are left out: people there say
 * twelve and write twenty-four.
 */
const TWELVE_HOURS = new Set(
  (
    'AE AG AL AS AU BB BD BH BM BN BS BT CA CO CR CU CY DJ DM DO DZ EC EG EH ER ET FJ FM GD GH GM GR GT GU GY HK HN ' +
    'IN IQ JM JO KH KI KN KP KR KW KY LB LC LR LS LY MH MO MP MR MW MX MY NA NI NZ OM PA PE PG PH PK PR PS PW QA SA ' +
    'SB SD SG SL SO SS SV SY SZ TC TD TN TO TT TW US VC VE VG VI VU WS YE ZM'
  ).split(' '),
);

/** Countries that put the month before the day: the United States with their territories, and Palau and Micronesia. */
const MONTH_FIRST = new Set('AS FM GU MH MP PR PW US VI'.split(' '));

/** Whether a date in figures begins with the month in a country. */
export const isMonthFirst = (country: string): boolean => MONTH_FIRST.has(country);

/** Countries that English has date formats of its own for. */
const ENGLISH_DATES = new Set('AU CA GB IE IN NZ ZA'.split(' '));

/**
 * How a business writes: the conventions of its country, with words in the language of whoever reads. A person who reads
 * English sees the amounts of a Brazilian business as Brazil writes them.
 *
 * @param country ISO 3166-1 alpha-2, of the business
 * @param language of the reader; the country's own where nobody is known to read
 * @throws RangeError for a text of another form, such as a language
 */
export function localeOf(country: string, language: WordLanguage = languageOfCountry(country)): Locale {
  return {
    numbers: conventionsOf(country),
    words: wordsIn(language, country),
    hourCycle: TWELVE_HOURS.has(country) ? 'h12' : 'h23',
  };
}

/**
 * The locale by which a country writes numbers and money: `es-MX`, `es-CL`, `pt-BR`, `en-US`.
 *
 * @param country ISO 3166-1 alpha-2
 * @returns BCP 47, with Latin digits and the Gregorian calendar
 * @throws RangeError for a text of another form, such as a language
 */
export function conventionsOf(country: string): string {
  if (!/^[A-Z]{2}$/.test(country)) throw new RangeError(`Not a country: ${country}`);
  // Cape Verde writes its currency's sign in place of the decimal point, which no keyboard and no file does.
  if (country === 'CV') return 'pt-PT';
  const own = languageOfCountry(country).slice(0, 2);
  return `${own === 'en' ? (LANGUAGE_OF.get(country) ?? 'en') : own}-${country}`;
}

function wordsIn(language: WordLanguage, country: string): string {
  if (language === 'pt-BR') return 'pt-BR';
  if (language === 'es') return languageOfCountry(country) === 'es' ? `es-${country}` : 'es';
  if (MONTH_FIRST.has(country)) return 'en-US';
  return ENGLISH_DATES.has(country) ? `en-${country}` : 'en-GB';
}

/** The country whose conventions are used where no business is known: before sign-in, and in the super-admins' panel. */
export const COUNTRY_OF_LANGUAGE: Readonly<Record<WordLanguage, string>> = {
  en: 'US',
  'pt-BR': 'BR',
  es: 'ES',
};

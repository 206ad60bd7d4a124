import { conventionsOf } from '../country/locale';

/** How a country writes amounts of a currency. */
export interface MoneyNotation {
  /** `.` or `,` */
  decimal: string;
  /** Whether groups are of two digits but the last, as in India: `12,34,567`. */
  groupsOfTwo: boolean;
  /** Matches an amount, with or without signs of its currency, as groups `before`, `after` and `digits`. */
  pattern: RegExp;
}

/** Signs that people write and Intl does not know. A point behind a sign (`S/.`, `Gs.`, `Bs.`) is read with any of them. */
const WRITTEN_SIGNS: Readonly<Record<string, readonly string[]>> = {
  BOB: ['Bs'],
  CRC: ['₡', '¢'],
  EUR: ['€'],
  GTQ: ['Q'],
  HNL: ['L', 'Lps'],
  PEN: ['S/'],
  PYG: ['Gs', '₲', 'G'],
  USD: ['U$S', 'U$D'],
  UYU: ['$U', 'U$'],
  VES: ['Bs', 'Bs.S', 'Bs.D'],
};

const notations = new Map<string, MoneyNotation>();

/**
 * The notation of a currency in a country, read from Intl and kept.
 *
 * @param currency ISO 4217 code
 * @param country ISO 3166-1 alpha-2
 * @throws RangeError for a currency or a country that is not one
 */
export function notationOf(currency: string, country: string): MoneyNotation {
  const key = `${country} ${currency}`;
  let notation = notations.get(key);
  if (!notation) {
    notation = readNotation(currency, country);
    notations.set(key, notation);
  }
  return notation;
}

/** The character before the decimals in a country: `.` or `,`. */
export const decimalSeparator = (country: string): string =>
  partOf(new Intl.NumberFormat(conventionsOf(country), { minimumFractionDigits: 1 }), 'decimal');

function readNotation(currency: string, country: string): MoneyNotation {
  const sign = signsOf(currency, country).map(escaped).join('|');
  const signs = `(?:(?:${sign})\\.?\\s*)`;
  const grouped = new Intl.NumberFormat(conventionsOf(country), { useGrouping: true }).format(1_234_567);
  return {
    decimal: decimalSeparator(country),
    groupsOfTwo: /12\D34\D567/.test(grouped),
    // `MXN $25` and `$25 MXN` tell the currency twice; a price of Chile or Germany may end in `.-` or `,-`.
    pattern: new RegExp(
      `^(?<before>-?)\\s*${signs}{0,2}(?<after>-?)\\s*(?<digits>\\d(?:[\\d.,' ]*\\d)?)(?:[.,]-)?\\s*${signs}{0,2}$`,
      'iu',
    ),
  };
}

/** Every sign and code of a currency, the longest first. */
function signsOf(currency: string, country: string): string[] {
  const signs = ['en', conventionsOf(country)].flatMap((locale) =>
    (['code', 'symbol', 'narrowSymbol'] as const).map((currencyDisplay) =>
      partOf(new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }), 'currency'),
    ),
  );
  const own = signs.map((sign) => plainText(sign).replace(/\.$/, '')).concat(WRITTEN_SIGNS[currency] ?? []);
  // Where it is written `$`, the letters of its country may stand before: MX$, CO$, US$.
  if (own.includes('$')) own.push(`${currency.slice(0, 2)}$`);
  return [...new Set(own)].filter((sign) => sign !== '').sort((one, other) => other.length - one.length);
}

/** A text with plain spaces, minus signs and apostrophes, without marks of direction. */
export const plainText = (text: string): string =>
  text
    .replace(/[\u200b\u200e\u200f\u061c]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\u2212/g, '-')
    .replace(/\u2019/g, "'")
    .trim();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

function partOf(formatter: Intl.NumberFormat, type: 'currency' | 'decimal'): string {
  return formatter.formatToParts(0).find((part) => part.type === type)?.value ?? '';
}

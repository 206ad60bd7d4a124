import formats from './postal-formats.json';

/** The first one is what a range is suggested in; none where a country has no postal codes. */
const formatsOf = (country: string): readonly string[] =>
  Object.hasOwn(formats, country) ? formats[country as keyof typeof formats] : [];

/** A range of postal codes, both ends included, as people write them. */
export interface PostalRange {
  from: string;
  to: string;
}

/** Whether a country has postal codes at all. @param country ISO 3166-1 alpha-2 */
export const hasPostalCodes = (country: string): boolean => formatsOf(country).length > 0;

/** A postal code without the separators people write in it: '01310-100' → '01310100', 'sw1a 1aa' → 'SW1A1AA'. */
export function normalizePostalCode(code: string): string {
  return code.replace(/[^0-9a-z]/gi, '').toUpperCase();
}

/**
 * Whether a text is a whole postal code of a country, with or without its separators. The formats are those of the
 * Universal Postal Union and CLDR `postalCodeData`: `9` is a digit, `A` a letter, `X` either of them.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function isPostalCode(code: string, country: string): boolean {
  return formatOf(normalizePostalCode(code), country) !== null;
}

/**
 * The range that somebody probably meant by two codes that are not one of the country: a prefix is filled up
 * (01000–05999 → 01000-000–05999-999), a zero that a spreadsheet dropped is put back, swapped ends change places.
 * Where nothing can be made of the codes, it is a range that shows what codes of the country look like.
 *
 * @param country ISO 3166-1 alpha-2, one that has postal codes
 */
export function suggestPostalRange({ from, to }: PostalRange, country: string): PostalRange {
  const [format = '99999'] = formatsOf(country);
  const codes = [from, to].map((code) => withLeadingZero(normalizePostalCode(code), format));
  const sound = codes.every((code) => code !== '' && isPrefix(code, format));
  const [low = '', high = ''] = sound ? codes.sort() : ['1', '1'].map((code) => prefixOr(code, format));
  return { from: filledUp(low, format, LOWEST), to: filledUp(high, format, HIGHEST) };
}

const SIGNS: Readonly<Record<string, RegExp>> = { '9': /[0-9]/, A: /[A-Z]/, X: /[0-9A-Z]/ };
const LOWEST: Readonly<Record<string, string>> = { '9': '0', A: 'A', X: '0' };
const HIGHEST: Readonly<Record<string, string>> = { '9': '9', A: 'Z', X: 'Z' };

const formatOf = (code: string, country: string): string | null =>
  formatsOf(country).find(
    (format) => normalizePostalCode(format).length === code.length && isPrefix(code, format),
  ) ?? null;

function isPrefix(code: string, format: string): boolean {
  const kinds = normalizePostalCode(format);
  return (
    code.length <= kinds.length && Array.from(code).every((sign, at) => SIGNS[kinds[at] ?? '']?.test(sign))
  );
}

/** A spreadsheet drops the first zero of a code that it takes for a number. */
const withLeadingZero = (code: string, format: string): string =>
  /^9+$/.test(normalizePostalCode(format)) && code.length === normalizePostalCode(format).length - 1
    ? `0${code}`
    : code;

const prefixOr = (code: string, format: string): string => (isPrefix(code, format) ? code : '');

/** A prefix with the rest of the format in the lowest or the highest signs, and with the separators of the format. */
function filledUp(prefix: string, format: string, signs: Readonly<Record<string, string>>): string {
  let at = 0;
  return Array.from(format, (kind) => (kind in SIGNS ? (prefix[at++] ?? signs[kind] ?? '') : kind)).join('');
}

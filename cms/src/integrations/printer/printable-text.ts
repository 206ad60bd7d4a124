import iconv from 'iconv-lite';
import { normalizeText, withoutControlCharacters } from '../../domain/text';

/** Character sets of receipt printers; all three contain the letters of Portuguese and Spanish. */
export type CodePage = 'cp858' | 'cp860' | 'windows1252';

/** Typographic signs, with the ASCII that every printer's font has. Fractions are written as `1/3` by `asciiFraction`. */
const TYPOGRAPHY: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '−': '-',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  '×': 'x',
  '•': '*',
};
/** Replacements for characters that a code page lacks and that do not decompose into a letter and an accent. */
const FALLBACKS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  ø: 'o',
  Ø: 'O',
  œ: 'oe',
  Œ: 'OE',
  ł: 'l',
  Ł: 'L',
};
const NO_BREAK_SPACES = /[\u00a0\u202f\u2007]/g;
/** A fraction of one character, and the digit before it where it belongs to a mixed number. */
const FRACTION = /(\d?)([\u00bc-\u00be\u2150-\u215e])/gu;

/**
 * A text with characters of a code page only: fractions as `1/3`, typographic signs as ASCII, accents that the code page
 * lacks left out. Emoji vanish; a letter of another script prints as `?`, which shows that something is missing.
 *
 * Control characters, which printers execute (drawer, cut), are removed, whatever let them in. `\n` and U+00A0 stay:
 * the caller wraps the text.
 */
export function printableText(text: string, codePage: CodePage): string {
  const plain = withoutControlCharacters(normalizeText(text))
    .replaceAll('\t', ' ')
    .replace(NO_BREAK_SPACES, '\u00a0')
    .replace(
      FRACTION,
      (_, digit: string, fraction: string) => (digit && `${digit} `) + asciiFraction(fraction),
    );
  return Array.from(plain, (character) => inCodePage(character, codePage)).join('');
}

/** `⅓` as `1/3`; its compatibility decomposition is the same with a fraction slash. */
const asciiFraction = (fraction: string): string => fraction.normalize('NFKD').replace('\u2044', '/');

function inCodePage(character: string, codePage: CodePage): string {
  if (character <= '\u007f' || character === '\u00a0') return character;
  const ascii = TYPOGRAPHY[character];
  if (ascii !== undefined) return ascii;
  if (isEncodable(character, codePage)) return character;
  const fallback = FALLBACKS[character];
  if (fallback !== undefined) return fallback;
  const base = character.normalize('NFKD').replace(/\p{M}/gu, '');
  if (base !== '' && Array.from(base).every((part) => part <= '\u007f' || isEncodable(part, codePage)))
    return base;
  return /[\p{L}\p{N}]/u.test(character) ? '?' : '';
}

const isEncodable = (character: string, codePage: CodePage): boolean =>
  iconv.decode(iconv.encode(character, codePage), codePage) === character;

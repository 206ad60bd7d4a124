import { sameValue } from '../equality';
import { byKind, type ByKind, type Field } from '../fields';
import { PRODUCT_FIELDS, type Availability, type Channel } from '../menu';
import { formatAmount, parseMoney, readMoneyCell } from '../money';
import { escapeFormula, joinList, lines, oneLine, splitList, type Cell } from '../table-files';
import { DECLARED_IN_FILE, type FileField, type FileFields } from './file-fields';
import { readAvailability, readInstant, writeAvailability, writeInstant } from './times-text';
import { codeWords, HIDDEN, STATES, valueOf, wordOf, YES_NO, type FileLanguage, type Words } from './words';

/** How amounts, times and words are written: as the business does, words in the language of who reads. */
export interface Notation {
  /** ISO 4217 */
  currency: string;
  /** ISO 3166-1 alpha-2, of the business: amounts and dates are read and written by its conventions. */
  country: string;
  /** IANA name of the branch's zone. */
  timeZone: string;
  words: FileLanguage;
}

export interface Wrong {
  code:
    | 'TOO_LONG'
    | 'BAD_PRICE'
    | 'OTHER_CURRENCY'
    | 'NOT_A_NUMBER'
    | 'NOT_ONE_OF'
    | 'NOT_A_TIME'
    | 'TOO_MANY'
    | 'NOT_AVAILABILITY';
  args: Record<string, string | number>;
}

/** An amount in minor units: a number in a spreadsheet, a text in CSV. */
export interface AmountCell {
  cents: number;
}

/** How a field becomes a cell and is read from one. An empty cell says nothing and is not read. */
interface Codec<V> {
  read(cell: Cell, notation: Notation): { value: V } | { wrong: Wrong };
  write(value: V, notation: Notation): Cell | AmountCell;
}

/** The same with what a lone stroke makes of it; absent where it has to have a value. */
interface FieldCodec<V> extends Codec<V> {
  none?: V;
}

const wrong = (code: Wrong['code'], args: Wrong['args'] = {}) => ({ wrong: { code, args } });

/** A text in one line, or, where it is nothing rather than null, in as many as it has. */
const text = (most: number, clean: (text: string) => string): Codec<string | null> => ({
  read(cell) {
    const value = clean(String(cell));
    return value.length > most ? wrong('TOO_LONG', { limit: most }) : { value };
  },
  write: (value) => escapeFormula(clean(value ?? '')),
});

const MOST_CENTS = 100_000_000_000;

/** Whether so many minor units can be a price. */
export const isAmount = (cents: number): boolean => cents >= 0 && cents <= MOST_CENTS;

const amount: Codec<number | null> = {
  read(cell, { currency, country }) {
    const reading = readMoneyCell(cell, currency, country);
    if ('cents' in reading) return isAmount(reading.cents) ? { value: reading.cents } : wrong('BAD_PRICE');
    return reading.wrong === 'OTHER_CURRENCY'
      ? wrong('OTHER_CURRENCY', { sign: reading.sign, expected: currency })
      : wrong('BAD_PRICE');
  },
  write: (cents) => (cents === null ? '' : { cents }),
};

const count = (least: number, most: number): Codec<number | null> => ({
  read(cell) {
    const value = /^\d{1,9}$/.test(String(cell)) ? Number(cell) : -1;
    return value >= least && value <= most ? { value } : wrong('NOT_A_NUMBER', { least, most });
  },
  write: (value) => value ?? '',
});

const instant: Codec<string | null> = {
  read(cell, { timeZone, country }) {
    const value = readInstant(String(cell).trim(), timeZone, country);
    return value === null ? wrong('NOT_A_TIME') : { value };
  },
  write: (value, { timeZone }) => (value === null ? '' : writeInstant(value, timeZone)),
};

const list = (most: number, longest: number): Codec<string[]> => ({
  read(cell) {
    const value = splitList(String(cell));
    if (value.length > most) return wrong('TOO_MANY', { limit: most });
    return value.some(({ length }) => length > longest) ? wrong('TOO_LONG', { limit: longest }) : { value };
  },
  write: (value) => escapeFormula(joinList(value)),
});

const channels: Codec<Channel[]> = {
  read(cell, notation) {
    const value: Channel[] = [];
    for (const part of splitList(String(cell))) {
      const channel = readChannel(part, notation);
      if (!channel) return wrong('NOT_ONE_OF', { allowed: 'STORE: 12.50 | PHONE: hidden' });
      value.push(channel);
    }
    return value.length > 10 ? wrong('TOO_MANY', { limit: 10 }) : { value };
  },
  write: (value, notation) =>
    escapeFormula(
      joinList(
        value.map(({ channel, visible, priceCents }) => {
          const word = wordOf(HIDDEN, !visible, notation.words);
          return `${channel}: ${priceCents === null ? word : `${word} ${plainAmount(priceCents, notation)}`}`;
        }),
      ),
    ),
};

/** `PHONE: hidden`, `STORE: 12,50`, `STORE: shown 12,50`. */
function readChannel(part: string, { currency, country }: Notation): Channel | null {
  const at = part.lastIndexOf(':');
  const channel = part.slice(0, at).trim();
  if (at < 1 || channel.length > 20) return null;
  const [first = '', ...rest] = part
    .slice(at + 1)
    .trim()
    .split(' ');
  const hidden = valueOf(HIDDEN, first);
  const price = hidden === undefined ? [first, ...rest].join(' ') : rest.join(' ');
  if (price === '') return hidden === undefined ? null : { channel, visible: !hidden, priceCents: null };
  const priceCents = parseMoney(price, currency, country);
  if (priceCents === null || !isAmount(priceCents)) return null;
  return { channel, visible: !hidden, priceCents };
}

/** An amount in the digits that `parseMoney` reads in the same country: `1234,50`. */
export const plainAmount = (
  cents: number,
  { currency, country }: Pick<Notation, 'currency' | 'country'>,
): string => formatAmount(cents, currency, country, { grouping: false });

const flag: Codec<boolean> = {
  read(cell) {
    const value = valueOf(YES_NO, String(cell));
    return value === undefined ? wrong('NOT_ONE_OF', { allowed: 'yes, no' }) : { value };
  },
  write: (value, { words }) => wordOf(YES_NO, value, words),
};

const availability: Codec<Availability | null> = {
  read(cell) {
    const value = readAvailability(String(cell));
    return value === undefined ? wrong('NOT_AVAILABILITY') : { value };
  },
  write: (value, { words }) => writeAvailability(value, words),
};

/** One of some codes, by the words that stand for it. */
const code = <V extends string>(
  table: readonly Words<V>[],
  allowed = table.map(({ words }) => words[0]).join(', '),
): Codec<V | null> => ({
  read(cell) {
    const value = valueOf(table, String(cell));
    return value === undefined ? wrong('NOT_ONE_OF', { allowed }) : { value };
  },
  write: (value, { words }) => (value === null ? '' : wordOf(table, value, words)),
});

const noCell = () => {
  throw new Error('A file has no cell for what names other rows');
};

/** The codec of a declared field, by its kind and its limits. */
function codecOf([name, { kind, empty, needed }]: readonly [
  string,
  Field & { needed?: true },
]): FieldCodec<unknown> {
  const kinds: ByKind<Codec<unknown>> = {
    text: ({ most }) => text(most, empty === null ? oneLine : lines),
    list: ({ most, longest }) => list(most, longest),
    cents: () => amount,
    count: ({ least, most }) => count(least, most),
    instant: () => instant,
    flag: () => flag,
    code: ({ values }) => code(codeWords(name, values)),
    channels: () => channels,
    availability: () => availability,
    key: noCell,
    day: noCell,
    codes: noCell,
    id: noCell,
    ids: noCell,
    variationPrices: noCell,
  };
  const codec = byKind(kinds, kind);
  return needed || kind.is === 'flag' ? codec : { ...codec, none: empty };
}

/** Every field of a line: its form in a file, its limits and what clears it. */
export const FIELDS = {
  ...Object.fromEntries(DECLARED_IN_FILE.map((name) => [name, codecOf([name, PRODUCT_FIELDS[name]])])),
  stock: { ...count(0, 100_000), none: null },
  state: code(STATES, 'active, paused, draft'),
  // Field by field it is made of the declarations of which the type is made.
} as { readonly [F in FileField]: FieldCodec<FileFields[F]> };

/** The cell of a field. */
export function writeField<F extends FileField>(
  field: F,
  value: FileFields[F],
  notation: Notation,
): Cell | AmountCell {
  return FIELDS[field].write(value, notation);
}

/** Whether two values of a field are the same to a file. */
export function sameInFile<F extends FileField>(
  field: F,
  one: FileFields[F],
  other: FileFields[F],
  notation: Notation,
): boolean {
  return sameValue(writeField(field, one, notation), writeField(field, other, notation));
}

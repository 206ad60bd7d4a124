import { sameValue } from '../equality';
import { minorDigits, parseMoney } from '../money';
import type { Product } from '../menu';
import { guarded, joinList, lines, oneLine, splitList, type Cell } from './cell-text';
import type { FileLanguage } from './columns';
import { readAvailability, readInstant, writeAvailability, writeInstant } from './times-text';
import { HIDDEN, STATES, UNITS, valueOf, wordOf, YES_NO } from './words';

/** What a line says of a product by itself; amounts in minor units, instants in ISO 8601 UTC. */
export interface FileFields extends Pick<
  Product,
  | 'description'
  | 'priceCents'
  | 'promoPriceCents'
  | 'promoFrom'
  | 'promoTo'
  | 'unit'
  | 'serves'
  | 'calories'
  | 'maxPerOrder'
  | 'alcoholic'
  | 'allergens'
  | 'diets'
  | 'tags'
  | 'kitchenName'
  | 'station'
  | 'preparationMin'
  | 'channels'
  | 'availability'
> {
  costCents: number | null;
  sku: string | null;
  /** Pieces that are left; null where they are not counted. */
  stock: number | null;
  stockLowAt: number | null;
  state: 'DRAFT' | 'ACTIVE' | 'PAUSED';
}
export type FileField = keyof FileFields;

/** How amounts, times and words are written: as the business does, words in the language of who reads. */
export interface Notation {
  /** ISO 4217 */
  currency: string;
  /** BCP 47, by which amounts and dates are read and written. */
  language: string;
  /** IANA name of the branch's zone. */
  timeZone: string;
  words: FileLanguage;
}

export interface Wrong {
  code:
    | 'TOO_LONG'
    | 'BAD_PRICE'
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
  /** What a lone stroke makes of it; absent where it has to have a value. */
  none?: V;
}

const wrong = (code: Wrong['code'], args: Wrong['args'] = {}) => ({ wrong: { code, args } });

const text =
  (most: number, clean: (text: string) => string = oneLine) =>
  (cell: Cell) => {
    const value = clean(String(cell));
    return value.length > most ? wrong('TOO_LONG', { limit: most }) : { value };
  };
const optionalText = (most: number): Codec<string | null> => ({
  read: text(most),
  write: (value) => guarded(oneLine(value ?? '')),
  none: null,
});

const MOST_CENTS = 100_000_000_000;

/** Whether so many minor units can be a price. */
export const isAmount = (cents: number): boolean => cents >= 0 && cents <= MOST_CENTS;

function readCents(cell: Cell, { currency, language }: Notation): number | null {
  if (typeof cell === 'string') return parseMoney(cell, currency, language);
  const cents = Math.round(cell * 10 ** minorDigits(currency));
  // More digits than the currency has are no rounding of a spreadsheet's.
  return Math.abs(cell * 10 ** minorDigits(currency) - cents) > 1e-4 ? null : cents;
}
const amount = {
  read(cell: Cell, notation: Notation) {
    const cents = readCents(cell, notation);
    return cents !== null && isAmount(cents) ? { value: cents } : wrong('BAD_PRICE');
  },
  write: (cents: number | null) => (cents === null ? '' : { cents }),
};
const optionalAmount: Codec<number | null> = { ...amount, none: null };

const count = (least: number, most: number): Codec<number | null> => ({
  read(cell) {
    const value = /^\d{1,9}$/.test(String(cell)) ? Number(cell) : -1;
    return value >= least && value <= most ? { value } : wrong('NOT_A_NUMBER', { least, most });
  },
  write: (value) => value ?? '',
  none: null,
});

const instant: Codec<string | null> = {
  read(cell, { timeZone, language }) {
    const value = readInstant(String(cell).trim(), timeZone, language);
    return value === null ? wrong('NOT_A_TIME') : { value };
  },
  write: (value, { timeZone }) => (value === null ? '' : writeInstant(value, timeZone)),
  none: null,
};

const list = (most: number, longest: number): Codec<string[]> => ({
  read(cell) {
    const value = splitList(String(cell));
    if (value.length > most) return wrong('TOO_MANY', { limit: most });
    return value.some(({ length }) => length > longest) ? wrong('TOO_LONG', { limit: longest }) : { value };
  },
  write: (value) => guarded(joinList(value)),
  none: [],
});

type Channel = FileFields['channels'][number];

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
    guarded(
      joinList(
        value.map(({ channel, visible, priceCents }) => {
          const word = wordOf(HIDDEN, !visible, notation.words);
          return `${channel}: ${priceCents === null ? word : `${word} ${plainAmount(priceCents, notation)}`}`;
        }),
      ),
    ),
  none: [],
};

/** `PHONE: hidden`, `STORE: 12,50`, `STORE: shown 12,50`. */
function readChannel(part: string, { currency, language }: Notation): Channel | null {
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
  const priceCents = parseMoney(price, currency, language);
  if (priceCents === null || !isAmount(priceCents)) return null;
  return { channel, visible: !hidden, priceCents };
}

/** An amount in the digits that `parseMoney` reads in the same language: `1234,50`. */
export function plainAmount(
  cents: number,
  { currency, language }: Pick<Notation, 'currency' | 'language'>,
): string {
  const digits = minorDigits(currency);
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  }).format(cents / 10 ** digits);
}

/** Every field of a line, in one place: its form in a file, its limits and what clears it. */
export const FIELDS: { readonly [F in FileField]: Codec<FileFields[F]> } = {
  description: { read: text(500, lines), write: (value) => guarded(lines(value)), none: '' },
  priceCents: amount,
  unit: {
    read(cell) {
      const value = valueOf(UNITS, String(cell));
      return value ? { value } : wrong('NOT_ONE_OF', { allowed: 'un, kg, L' });
    },
    write: (value, { words }) => wordOf(UNITS, value, words),
    none: 'UN',
  },
  promoPriceCents: optionalAmount,
  promoFrom: instant,
  promoTo: instant,
  costCents: optionalAmount,
  sku: optionalText(40),
  state: {
    read(cell) {
      const value = valueOf(STATES, String(cell));
      return value ? { value } : wrong('NOT_ONE_OF', { allowed: 'active, paused, draft' });
    },
    write: (value, { words }) => wordOf(STATES, value, words),
  },
  stock: count(0, 100_000),
  stockLowAt: count(0, 100_000),
  station: optionalText(40),
  preparationMin: count(0, 180),
  kitchenName: optionalText(30),
  channels,
  availability: {
    read(cell) {
      const value = readAvailability(String(cell));
      return value === undefined ? wrong('NOT_AVAILABILITY') : { value };
    },
    write: (value, { words }) => writeAvailability(value, words),
    none: null,
  },
  serves: count(1, 100),
  calories: count(0, 10_000),
  maxPerOrder: count(1, 50),
  alcoholic: {
    read(cell) {
      const value = valueOf(YES_NO, String(cell));
      return value === undefined ? wrong('NOT_ONE_OF', { allowed: 'yes, no' }) : { value };
    },
    write: (value, { words }) => wordOf(YES_NO, value, words),
  },
  allergens: list(30, 30),
  diets: list(30, 30),
  tags: list(10, 30),
};
export const FILE_FIELDS = Object.keys(FIELDS) as FileField[];

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

import { weekdayName } from '../../domain/format';
import { choiceWords } from '../../domain/orders/choices';
import { language, momentText, moneyText, panelFormats } from '../words/language';
import { detailWord, translate, valueWord } from '../words/translations';

/** A line of what a field of JSON holds. */
export interface Detail {
  label: string | null;
  text: string;
  details: Detail[];
}

interface Place {
  /** The field or key under which a value stands. */
  key: string;
  /** Null until it is known. */
  currency: string | null;
}

type Entries = Record<string, unknown>;

/** What stands at the head of a row, not below it. */
const HEAD = [
  'weekday',
  'opens',
  'closes',
  'from',
  'to',
  'quantity',
  'parts',
  'name',
  'variation',
  'kind',
  'source',
];
/** The amount of a row, of which it has one at most that counts. */
const AMOUNTS = ['totalCents', 'amountCents', 'feeCents', 'priceCents'];

/** What a field of JSON holds, in words: rows by their names, amounts, rates, days, instants and codes as people read them. */
export function detailsOf(key: string, value: unknown, currency: string | null): Detail[] {
  const place = { key, currency };
  if (Array.isArray(value)) return value.map((each: unknown) => rowOf(place, each));
  if (isEntries(value)) return pairsOf(place, value, []);
  return isNothing(value) ? [] : [{ label: null, text: textOf(place, value), details: [] }];
}

function rowOf(place: Place, value: unknown): Detail {
  if (!isEntries(value)) return { label: null, text: textOf(place, value), details: [] };
  const amount = AMOUNTS.find((key) => typeof value[key] === 'number');
  const text = [
    headOf(place, value),
    amount === undefined ? '' : textOf({ ...place, key: amount }, value[amount]),
  ];
  const details = pairsOf(place, value, amount === undefined ? HEAD : [...HEAD, amount]);
  return { label: null, text: text.filter((part) => part !== '').join(' · '), details };
}

function headOf({ key, currency }: Place, value: Entries): string {
  const { weekday, name, quantity, parts, variation } = value;
  const text = (part: unknown, of: string): string =>
    isNothing(part) ? '' : textOf({ key: `${key}.${of}`, currency }, part);
  const named =
    typeof name === 'string' && typeof quantity === 'number'
      ? choiceWords({ name, quantity, parts: typeof parts === 'number' ? parts : undefined })
      : text(name, 'name');
  const hours = [value.opens ?? value.from, value.closes ?? value.to].filter((time) => !isNothing(time));
  return [
    text(weekday, 'weekday'),
    hours.join('–'),
    named,
    isEntries(variation) ? text(variation.name, 'name') : '',
    text(value.kind, 'kind'),
    text(value.source, 'source'),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function pairsOf({ key, currency }: Place, value: Entries, without: readonly string[]): Detail[] {
  return Object.entries(value)
    .filter(([name, held]) => !without.includes(name) && !isNothing(held) && !/(^id|Ids?)$/.test(name))
    .map(([name, held]) => {
      const place = { key: `${key}.${name}`, currency };
      const label = detailWord(place.key);
      const nested = typeof held === 'object' && !isPlainList(held);
      return nested
        ? { label, text: '', details: detailsOf(place.key, held, currency) }
        : { label, text: textOf(place, held), details: [] };
    });
}

function textOf({ key, currency }: Place, value: unknown): string {
  if (Array.isArray(value)) return value.map((each: unknown) => textOf({ key, currency }, each)).join(', ');
  if (typeof value === 'boolean') return translate(value ? 'yes' : 'no');
  if (typeof value === 'string') return INSTANT.test(value) ? momentText(value) : valueWord(value, key);
  if (typeof value !== 'number') return '–';
  if (/(weekday|days)$/.test(key)) return dayOf(value);
  if (key.endsWith('Cents')) return currency === null ? '–' : moneyText(value, currency);
  return key.endsWith('Bps') ? rateText(value) : panelFormats().number(value, MAX_DIGITS);
}

/** A rate in basis points as people read it: 1250 is 12.5 %. */
export const rateText = (bps: number): string => panelFormats().percent(bps, 2);

/** Of a number that is neither an amount nor a rate, such as kilometres. */
const MAX_DIGITS = 3;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*Z$/;

/** @param weekday 0 is Sunday */
const dayOf = (weekday: number): string => weekdayName(weekday, language());

const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const isPlainList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof each !== 'object');

import { sameValue } from '../equality';
import type { FieldValues } from './release';

/** A variation, an extra, or a price in a variation. */
type Part = FieldValues;

/** Lists of parts, and what tells one part from another: what is staged of them is staged by part and field. */
const PART_KEYS: Readonly<Record<string, string>> = {
  variations: 'id',
  extras: 'id',
  variationPrices: 'variationId',
};

/** Whose word counts where a field is neither as it was nor as it is wanted. */
type WhenBoth = 'wanted' | 'current';

/**
 * Whether a field of a row is changed part by part. Prices in other variations than before have no part in common with
 * those that were: they are changed as a whole with the row's group.
 *
 * @param beside the fields that change with it
 */
export const holdsParts = (field: string, beside: FieldValues): boolean =>
  field in PART_KEYS && !(field === 'variationPrices' && 'variationGroupId' in beside);

/** What the kitchen says at any time: until when a part is sold out, and whether its pieces are counted. */
const MOMENTARY = ['soldOutUntil', 'stockTracked', 'stockLowAt', 'stockQuantity'];

const lasting = (part: Part) =>
  Object.fromEntries(Object.entries(part).filter(([field]) => !MOMENTARY.includes(field)));

/** Whether two lists of parts are the same but for what the kitchen says. */
export const sameParts = (a: unknown, b: unknown): boolean =>
  sameValue(partsOf(a).map(lasting), partsOf(b).map(lasting));

interface Versions {
  base: unknown;
  current: unknown;
  wanted: unknown;
}

/**
 * The parts of a row as they become, when they were `base`, are `current` by now and are to be `wanted`: each field
 * that was not meant to change keeps what it has, parts that came meanwhile stay, parts that went meanwhile stay away.
 * Prices of a part in variations are decided one by one as well.
 *
 * @param field the name of the list
 */
export function mergeParts(field: string, { base, current, wanted }: Versions, whenBoth: WhenBoth): Part[] {
  const key = PART_KEYS[field] ?? 'id';
  const byKey = (list: unknown) => new Map(partsOf(list).map((part) => [part[key], part]));
  const [had, has] = [byKey(base), byKey(current)];
  const next = partsOf(wanted);
  const named = new Set(next.map((part) => part[key]));
  const stays = (part: Part): boolean => {
    const was = had.get(part[key]);
    return !was || (whenBoth === 'current' && !sameValue(lasting(was), lasting(part)));
  };
  return [
    ...next.flatMap((part) => {
      const [was, is] = [had.get(part[key]), has.get(part[key])];
      if (!is) return was ? [] : [part];
      return [mergePart(was, is, part, whenBoth)];
    }),
    ...partsOf(current).filter((part) => !named.has(part[key]) && stays(part)),
  ];
}

function mergePart(was: Part | undefined, is: Part, wanted: Part, whenBoth: WhenBoth): Part {
  const merged = Object.entries(wanted).map(([field, value]): [string, unknown] => {
    if (MOMENTARY.includes(field)) return [field, is[field]];
    if (was && field in PART_KEYS) {
      const versions = { base: was[field], current: is[field], wanted: value };
      return [field, mergeParts(field, versions, whenBoth)];
    }
    return [field, was && keeps(was[field], is[field], value, whenBoth) ? is[field] : value];
  });
  return { ...is, ...Object.fromEntries(merged) };
}

/** Whether a value stays as it is by now: nobody wanted it otherwise, or somebody has had the last word since. */
function keeps(was: unknown, is: unknown, wanted: unknown, whenBoth: WhenBoth): boolean {
  return sameValue(wanted, was) || (whenBoth === 'current' && !sameValue(is, was));
}

const partsOf = (list: unknown): Part[] => (Array.isArray(list) ? (list as Part[]) : []);

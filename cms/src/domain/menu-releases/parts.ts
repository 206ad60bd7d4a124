import { sameValue } from './same-value';

/** A variation or an extra. */
interface Part {
  id: string;
  [field: string]: unknown;
}

/** Lists of parts with ids: what is staged of them is staged by part and field. */
const PARTS = new Set(['variations', 'extras']);

/** Whose word counts where a field is neither as it was nor as it is wanted. */
type WhenBoth = 'wanted' | 'current';

export const holdsParts = (field: string): boolean => PARTS.has(field);

/** What the kitchen says at any time: until when a part is sold out, and whether its pieces are counted. */
const MOMENTARY = ['soldOutUntil', 'stockTracked', 'stockLowAt', 'stockQuantity'];

const lasting = (part: Part) =>
  Object.fromEntries(Object.entries(part).filter(([field]) => !MOMENTARY.includes(field)));

/** Whether two lists of parts are the same but for what the kitchen says. */
export const sameParts = (a: unknown, b: unknown): boolean =>
  sameValue(partsOf(a).map(lasting), partsOf(b).map(lasting));

/**
 * The parts of a group as they become, when they were `base`, are `current` by now and are to be `wanted`: each field
 * that was not meant to change keeps what it has, parts that came meanwhile stay, parts that went meanwhile stay away.
 */
export function mergeParts(base: unknown, current: unknown, wanted: unknown, whenBoth: WhenBoth): Part[] {
  const [had, has] = [byId(base), byId(current)];
  const next = partsOf(wanted);
  const named = new Set(next.map(({ id }) => id));
  const stays = (part: Part): boolean => {
    const was = had.get(part.id);
    return !was || (whenBoth === 'current' && !sameValue(lasting(was), lasting(part)));
  };
  return [
    ...next.flatMap((part) => {
      const [was, is] = [had.get(part.id), has.get(part.id)];
      if (!is) return was ? [] : [part];
      return [mergePart(was, is, part, whenBoth)];
    }),
    ...partsOf(current).filter((part) => !named.has(part.id) && stays(part)),
  ];
}

function mergePart(was: Part | undefined, is: Part, wanted: Part, whenBoth: WhenBoth): Part {
  const merged = Object.entries(wanted).map(([field, value]): [string, unknown] => {
    const asItIs = MOMENTARY.includes(field) || (was && keeps(was[field], is[field], value, whenBoth));
    return [field, asItIs ? is[field] : value];
  });
  return { ...is, ...Object.fromEntries(merged), id: is.id };
}

/** Whether a value stays as it is by now: nobody wanted it otherwise, or somebody has had the last word since. */
function keeps(was: unknown, is: unknown, wanted: unknown, whenBoth: WhenBoth): boolean {
  return sameValue(wanted, was) || (whenBoth === 'current' && !sameValue(is, was));
}

const byId = (list: unknown): ReadonlyMap<string, Part> =>
  new Map(partsOf(list).map((part) => [part.id, part]));

const partsOf = (list: unknown): Part[] => (Array.isArray(list) ? (list as Part[]) : []);

/** Chance that comes out the same every time: the demo and its pictures are made of it. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number;
  between(least: number, most: number): number;
  /** An integer, both ends included. */
  integer(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of the entries, each as likely as its weight says. */
  weighted<T>(entries: readonly (readonly [T, number])[]): T;
  /** Around `mean`, bell-shaped, never beyond three deviations. */
  normal(mean: number, deviation: number): number;
  shuffled<T>(list: readonly T[]): T[];
}

/** A generator of the given seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + next() * (most - least);
  const integer = (least: number, most: number) => Math.floor(between(least, most + 1));
  return {
    next,
    between,
    integer,
    chance: (probability) => next() < probability,
    pick: (list) => entryAt(list, integer(0, list.length - 1)),
    weighted(entries) {
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of entries) {
        left -= weight;
        if (left < 0) return value;
      }
      return entryAt(entries, entries.length - 1)[0];
    },
    normal(mean, deviation) {
      const twelve = Array.from({ length: 12 }, next).reduce((sum, value) => sum + value, -6);
      return mean + Math.max(-3, Math.min(3, twelve)) * deviation;
    },
    shuffled(list) {
      const copy = [...list];
      for (let last = copy.length - 1; last > 0; last -= 1) {
        const other = integer(0, last);
        const kept = entryAt(copy, last);
        copy[last] = entryAt(copy, other);
        copy[other] = kept;
      }
      return copy;
    },
  };
}

/** The same number for the same text: gives each thing a chance of its own. */
export function seedOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}

function entryAt<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new RangeError('Nothing to choose from');
  return list[index] as T;
}

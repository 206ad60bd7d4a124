import { sameValue } from '@domain/equality';

export type Side = 'mine' | 'theirs';

interface Difference<V> {
  field: keyof V & string;
  /** Mine, where I changed the field; theirs, where only they did. */
  suggested: Side;
  /** Both changed it, and not to the same. */
  clash: boolean;
}

/** Where what I have typed and what is stored by now differ, given what I began with. */
export function compareVersions<V extends object>(base: V, mine: V, theirs: V): Difference<V>[] {
  const fields = Object.keys(mine) as (keyof V & string)[];
  return fields
    .filter((field) => !sameValue(mine[field], theirs[field]))
    .map((field) => {
      const mineChanged = !sameValue(base[field], mine[field]);
      const theirsChanged = !sameValue(base[field], theirs[field]);
      return { field, suggested: mineChanged ? 'mine' : 'theirs', clash: mineChanged && theirsChanged };
    });
}

/** What is stored by now, with those fields of mine that were chosen. */
export function mergeVersions<V extends object>(
  mine: V,
  theirs: V,
  chosen: Partial<Record<string, Side>>,
): V {
  const entries = Object.entries(mine).filter(([field]) => chosen[field] === 'mine');
  return { ...theirs, ...(Object.fromEntries(entries) as Partial<V>) };
}

import { namesOf, type Named } from '../menu-files';
import { plainText } from '../text';

/** A row that is there, or with `isNew` the one that is made after the source's row of that id. */
export interface Ref {
  id: string;
  isNew: boolean;
}

/** Finds the target's rows by the names of the source's, and remembers those that are to be made. */
export interface Registry<R extends Named> {
  /** The row of the same name, first of those that are `wanted`; null where there is none and none is to be made. */
  refOf(id: string, wanted?: readonly string[]): Ref | null;
  /** Whether the source has it in use. */
  knows(id: string): boolean;
  nameOf(ref: Ref): string;
  /** The rows of the source after which some are to be made. */
  made(): R[];
}

export function registryOf<R extends Named>(
  source: readonly R[],
  target: readonly R[],
  mayMake: boolean,
): Registry<R> {
  const there = namesOf(target);
  const rows = new Map(source.map((row) => [row.id, row]));
  const names = new Map(target.map(({ id, name }) => [id, name]));
  const made = new Map<string, R>();
  return {
    refOf(id, wanted = []) {
      const row = rows.get(id);
      if (!row) return null;
      const found = there.find(row.name, wanted);
      if (found !== null) return { id: found, isNew: false };
      if (!mayMake) return null;
      const key = plainText(row.name);
      const first = made.get(key) ?? row;
      made.set(key, first);
      return { id: first.id, isNew: true };
    },
    knows: (id) => rows.has(id),
    nameOf: ({ id, isNew }) => (isNew ? rows.get(id)?.name : names.get(id)) ?? '',
    made: () => [...made.values()],
  };
}

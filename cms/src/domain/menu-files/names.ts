import { plainText } from '../text';
import { oneLine } from '../table-files';

/** Something a file calls by its name. */
export interface Named {
  id: string;
  name: string;
}

/**
 * Finds what a file names. As it is written before without accents and case, and of several of one name first the one
 * that is `wanted`: a file that says what is there finds what is there.
 */
export interface Names {
  find(name: string, wanted?: readonly string[]): string | null;
}

export function namesOf(rows: readonly Named[]): Names {
  const written = groupBy(rows, oneLine);
  const plain = groupBy(rows, plainText);
  return {
    find(name, wanted = []) {
      const found = [...(written.get(oneLine(name)) ?? []), ...(plain.get(plainText(name)) ?? [])];
      return wanted.find((id) => found.includes(id)) ?? found[0] ?? null;
    },
  };
}

/** The ids of names, null for those that nothing has; what is there already counts once for each time it is named. */
export function resolve(
  names: readonly string[],
  among: Names,
  current: readonly string[],
): (string | null)[] {
  const left = new Set(current);
  return names.map((name) => {
    const id = among.find(name, [...left]);
    if (id !== null) left.delete(id);
    return id;
  });
}

function groupBy(rows: readonly Named[], key: (name: string) => string): ReadonlyMap<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { id, name } of rows) {
    const group = groups.get(key(name));
    if (group) group.push(id);
    else groups.set(key(name), [id]);
  }
  return groups;
}

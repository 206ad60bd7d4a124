import { plainText } from '../text';
import type { ColumnMapping } from './column-mapping';
import { distinctHeadings } from './heading';
import { similarity, type Similarity } from './similar-headings';
import type { TargetField } from './target-field';

/**
 * The mapping that the headings of a file give by themselves: a heading that is the name of a field, or else a synonym of
 * it, apart from case, accents and spaces. A name is preferred to a synonym, and the first of two equal headings.
 */
export function recogniseColumns<Key extends string>(
  headings: readonly string[],
  fields: readonly TargetField<Key>[],
): ColumnMapping<Key> {
  const mapping = new Map<string, Key | null>(distinctHeadings(headings).map((heading) => [heading, null]));
  const taken = new Set<Key>();
  const names = (field: TargetField<Key>) => [field.key, ...field.names];
  for (const wordsOf of [names, ({ synonyms = [] }: TargetField<Key>) => synonyms]) {
    const byWord = new Map<string, Key>();
    for (const field of fields)
      for (const word of wordsOf(field))
        if (!byWord.has(plainText(word))) byWord.set(plainText(word), field.key);
    for (const [heading, found] of mapping) {
      const key = byWord.get(plainText(heading));
      if (found !== null || key === undefined || taken.has(key)) continue;
      mapping.set(heading, key);
      taken.add(key);
    }
  }
  return mapping;
}

/**
 * The mapping to propose to a person: what `recogniseColumns` finds, and for the headings and fields that are left the most
 * similar ones. A heading that is as similar to two fields as to one is left to the person.
 */
export function proposeColumns<Key extends string>(
  headings: readonly string[],
  fields: readonly TargetField<Key>[],
): ColumnMapping<Key> {
  const mapping = new Map(recogniseColumns(headings, fields));
  const taken = new Set(mapping.values());
  let candidates = [...mapping]
    .filter(([, key]) => key === null)
    .flatMap(([heading]) =>
      fields
        .filter(({ key }) => !taken.has(key))
        .flatMap(({ key, names, synonyms = [] }) => {
          const found = best([...names, ...synonyms].map((word) => similarity(heading, word)));
          return found ? [{ heading, key, ...found }] : [];
        }),
    );
  // A field that found its heading makes other headings unambiguous.
  while (candidates.length > 0) {
    const next = candidates
      .filter((each) => isClear(each, candidates))
      .reduce<
        (typeof candidates)[number] | null
      >((top, each) => (top && top.score >= each.score ? top : each), null);
    if (!next) break;
    mapping.set(next.heading, next.key);
    candidates = candidates.filter(({ heading, key }) => heading !== next.heading && key !== next.key);
  }
  return mapping;
}

type Candidate = Similarity & { heading: string; key: string };

/** Whether a candidate is the only one of its heading, or says all that the others say and more. */
const isClear = (one: Candidate, all: readonly Candidate[]): boolean =>
  all.every(
    (other) =>
      other === one ||
      other.heading !== one.heading ||
      (one.inHead && !other.inHead) ||
      (one.inHead === other.inHead &&
        one.score > other.score &&
        [...other.words].every((word) => one.words.has(word))),
  );

const best = (all: readonly (Similarity | null)[]): Similarity | null =>
  all.reduce(
    (top, each) =>
      each && (!top || (each.inHead && !top.inHead) || (each.inHead === top.inHead && each.score > top.score))
        ? each
        : top,
    null,
  );

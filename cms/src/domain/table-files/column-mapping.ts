import { oneLine, type Cell } from './cell-text';
import { distinctHeadings, headingKey } from './heading';
import type { Sheet } from './sheet';
import type { TargetField } from './target-field';

/**
 * Which field each heading of a file is imported into, by its `headingKey`. A heading with null, or without an entry, is
 * not imported. Each field stands for one heading at most.
 */
export type ColumnMapping<Key extends string = string> = ReadonlyMap<string, Key | null>;

/** What is wrong with one heading of a mapping that somebody sent. */
export interface MappingProblem {
  heading: string;
  /** The file has no such heading; there is no such field; the field is chosen for an earlier heading too. */
  code: 'UNKNOWN_HEADING' | 'UNKNOWN_TARGET' | 'DUPLICATE_TARGET';
}

/**
 * Checks a mapping against the headings of a file and the fields there are.
 *
 * @param chosen from heading to the key of a field or null, in any order
 * @returns the mapping, or every problem of it with its heading as it was sent
 */
export function checkMapping<Key extends string>(
  chosen: Readonly<Record<string, string | null>>,
  headings: readonly string[],
  fields: readonly TargetField<Key>[],
): { mapping: ColumnMapping<Key> } | { problems: MappingProblem[] } {
  const known = new Set(distinctHeadings(headings));
  const keys = new Map<string, Key>(fields.map(({ key }) => [key, key]));
  const mapping = new Map<string, Key | null>();
  const taken = new Set<Key>();
  const problems: MappingProblem[] = [];
  for (const [heading, target] of Object.entries(chosen)) {
    const key = target === null ? null : keys.get(target);
    if (!known.has(headingKey(heading))) problems.push({ heading, code: 'UNKNOWN_HEADING' });
    else if (key === undefined) problems.push({ heading, code: 'UNKNOWN_TARGET' });
    else if (key !== null && taken.has(key)) problems.push({ heading, code: 'DUPLICATE_TARGET' });
    else mapping.set(headingKey(heading), key);
    if (key) taken.add(key);
  }
  return problems.length > 0 ? { problems } : { mapping };
}

/** The required fields that no heading is imported into, in the order of the fields. */
export function missingFields<Key extends string>(
  mapping: ColumnMapping<Key>,
  fields: readonly TargetField<Key>[],
): Key[] {
  const mapped = new Set(mapping.values());
  return fields.filter(({ key, required }) => required && !mapped.has(key)).map(({ key }) => key);
}

/** The headings of a file that are not imported, in their order. */
export const ignoredHeadings = (headings: readonly string[], mapping: ColumnMapping): string[] =>
  distinctHeadings(headings).filter((heading) => (mapping.get(heading) ?? null) === null);

/** A line of a file with its cells by field; empty cells are left out. */
export interface MappedRow<Key extends string> {
  line: number;
  cells: ReadonlyMap<Key, Cell>;
}

/**
 * The lines of a sheet by field, each made when it is asked for. Lines without a single character are passed over. Of two
 * columns with the same heading the first is read.
 */
export function* applyMapping<Key extends string>(
  sheet: Sheet,
  mapping: ColumnMapping<Key>,
): Generator<MappedRow<Key>> {
  const places = [...placesOf(sheet.headings)].flatMap(([heading, place]) => {
    const key = mapping.get(heading) ?? null;
    return key === null ? [] : [{ key, place }];
  });
  for (const { line, cells } of sheet.lines) {
    if (cells.every(isEmpty)) continue;
    const found = new Map<Key, Cell>();
    for (const { key, place } of places) {
      const cell = cells[place];
      if (cell !== undefined && !isEmpty(cell)) found.set(key, cell);
    }
    yield { line, cells: found };
  }
}

/** A column of a file as a person chooses a field for it. */
export interface DescribedColumn<Key extends string = string> {
  heading: string;
  /** The first three different values, cut to 60 characters. */
  samples: string[];
  field: Key | null;
}

const SAMPLES = 3;
const MAX_SAMPLE_LENGTH = 60;

/** Each distinct heading of a file with sample values and the field of the mapping. */
export function describeColumns<Key extends string>(
  sheet: Sheet,
  mapping: ColumnMapping<Key>,
): DescribedColumn<Key>[] {
  return [...placesOf(sheet.headings)].map(([heading, place]) => {
    const samples = new Set<string>();
    for (const { cells } of sheet.lines) {
      if (samples.size === SAMPLES) break;
      const text = headOf(oneLine(String(cells[place] ?? '')));
      if (text !== '') samples.add(text);
    }
    return { heading, samples: [...samples], field: mapping.get(heading) ?? null };
  });
}

const headOf = (text: string): string => {
  const signs = Array.from(text);
  return signs.length <= MAX_SAMPLE_LENGTH ? text : `${signs.slice(0, MAX_SAMPLE_LENGTH - 1).join('')}…`;
};

/** The first column of each distinct heading. */
function placesOf(headings: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  headings.map(headingKey).forEach((heading, place) => {
    if (heading !== '' && !places.has(heading)) places.set(heading, place);
  });
  return places;
}

const isEmpty = (cell: Cell): boolean => oneLine(String(cell)) === '';

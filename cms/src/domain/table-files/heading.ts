import { oneLine, unescapeFormula } from './cell-text';

/** Characters of a heading by which it is known; what is behind them is cut off. */
export const MAX_HEADING_LENGTH = 120;

/**
 * Headings of the column in which we write why lines were left out. They do not tell two files apart: a file of corrected
 * lines has the same columns as the file it came from, and this one.
 */
export const REASON_HEADINGS = { en: 'Reason', 'pt-BR': 'Motivo', es: 'Motivo' } as const;

/** A heading as column mappings name it: one line, without the apostrophe that guards a formula, at most 120 characters. */
export const headingKey = (heading: string): string =>
  Array.from(unescapeFormula(oneLine(heading)).trim())
    .slice(0, MAX_HEADING_LENGTH)
    .join('');

/** The distinct headings of a file in their order, without empty ones. */
export const distinctHeadings = (headings: readonly string[]): string[] => [
  ...new Set(headings.map(headingKey).filter((heading) => heading !== '')),
];

/**
 * A text that is the same for two files with the same set of headings, in whatever order, and differs otherwise. The column
 * with the reasons of an earlier import does not count.
 */
export function headingSignature(headings: readonly string[]): string {
  const reasons = new Set<string>(Object.values(REASON_HEADINGS));
  return JSON.stringify(
    distinctHeadings(headings)
      .filter((heading) => !reasons.has(heading))
      .sort(),
  );
}

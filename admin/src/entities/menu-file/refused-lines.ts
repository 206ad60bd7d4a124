import type { ApiIssue } from '@contracts/error';
import { toCsv } from '@shared/table/csv';

/** The part of an import's answer that the refused lines are written from. */
export interface RefusedLines {
  headings: string[];
  lines: { action: string; cells: string[] | null; issues: ApiIssue[] }[];
}

/**
 * The lines an import left out, as a file of the same columns with what is wrong in a last one: once it is put right it
 * is imported by itself. The column has a heading that an import passes over.
 *
 * @param reason heading of the last column
 */
export function refusedLinesCsv({ headings, lines }: RefusedLines, reason: string): Promise<string> {
  const refused = lines.filter(({ action }) => action === 'REFUSE');
  // The reasons of an import before are no column of the next.
  const columns = headings.map((title, index) => ({ title, index })).filter(({ title }) => title !== reason);
  return toCsv(refused, [
    ...columns.map(({ title, index }) => ({
      title,
      value: ({ cells }: (typeof refused)[number]) => cells?.[index] ?? '',
    })),
    { title: reason, value: ({ issues }) => issues.map(({ message }) => message).join(' ') },
  ]);
}

import type { Language } from '../contracts/session';
import type { ApiIssue } from '../contracts/error';
import { unescapeFormula, type Sheet } from '../domain/table-files';
import type { Issue } from '../errors/api-error';
import { issuesWithMessages } from '../errors/respond';

/** The outcome of a line of a file. */
export type LineAction = 'CREATE' | 'UPDATE' | 'UNCHANGED' | 'REFUSE';

/** How many lines have each action. */
export function countActions(lines: readonly { action: LineAction }[]) {
  const count = (action: LineAction) => lines.filter((line) => line.action === action).length;
  return {
    created: count('CREATE'),
    updated: count('UPDATE'),
    unchanged: count('UNCHANGED'),
    refused: count('REFUSE'),
  };
}

/**
 * The lines of an import's answer: all refused ones with their reasons and cells, so that they can be corrected, and the first
 * `limit` others, in the order of the file.
 */
export function answerLines<L extends { line: number; action: LineAction; issues: readonly Issue[] }>(
  sheet: Sheet,
  lines: readonly L[],
  { language, limit }: { language: Language; limit: number },
): (Omit<L, 'issues'> & { issues: ApiIssue[]; cells: string[] | null })[] {
  const rows = new Map(sheet.lines.map(({ line, cells }) => [line, cells]));
  let shown = 0;
  return lines
    .filter(({ action }) => action === 'REFUSE' || (shown += 1) <= limit)
    .map((line) => ({
      ...line,
      issues: issuesWithMessages(line.issues, language),
      cells:
        line.action === 'REFUSE'
          ? (rows.get(line.line) ?? []).map((cell) => unescapeFormula(String(cell)))
          : null,
    }));
}

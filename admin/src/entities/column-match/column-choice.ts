import type { ColumnMatchDto } from '@contracts/column-match';

type Columns = ColumnMatchDto['columns'];

/** The imported columns as the API takes them: key of the field by heading. */
export const columnsOf = (columns: Columns): Record<string, string> =>
  Object.fromEntries(columns.flatMap(({ heading, field }) => (field === null ? [] : [[heading, field]])));

/**
 * What keeps a choice from being applied.
 *
 * @returns `missing`: required fields without a column; `duplicates`: headings whose field an earlier column has, with the
 *   heading of that column
 */
export function problemsOf(
  columns: Columns,
  required: readonly string[],
): { missing: string[]; duplicates: ReadonlyMap<string, string> } {
  const first = new Map<string, string>();
  const duplicates = new Map<string, string>();
  for (const { heading, field } of columns) {
    if (field === null) continue;
    const earlier = first.get(field);
    if (earlier === undefined) first.set(field, heading);
    else duplicates.set(heading, earlier);
  }
  return { missing: required.filter((key) => !first.has(key)), duplicates };
}

/** The description of a file's columns after somebody chose their fields. */
export const withChoice = (
  match: ColumnMatchDto,
  chosen: Readonly<Record<string, string>>,
): ColumnMatchDto => ({
  ...match,
  source: 'REQUEST',
  columns: match.columns.map((column) => ({ ...column, field: chosen[column.heading] ?? null })),
});

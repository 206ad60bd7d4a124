import type { Row, Stored } from './stored';

/** What an upgrade means to change, and why: of the whole table, or of some rows or a column of it. */
export interface IntendedChange {
  table: string;
  column?: string;
  /** The column, or without one the table, that holds the same values since. */
  becomes?: string;
  where?: (row: Row) => boolean;
  why: string;
}

/** What was stored before and is not any more, in words. Tables, columns and rows that are new are no loss. */
export function losses(before: Stored, after: Stored, intended: readonly IntendedChange[]): string[] {
  return [...before].flatMap(([table, { columns, rows }]) => {
    const here = intended.filter((change) => change.table === table);
    const whole = here.find(({ column, where }) => !column && !where);
    if (whole && !whole.becomes) return [];
    const now = after.get(whole?.becomes ?? table);
    if (!now) return [`${table} is gone`];
    const becomes = (name: string) => here.find(({ column }) => column === name)?.becomes;
    const compared = columns.flatMap((name) =>
      here.some(({ column }) => column === name) ? (becomes(name) ?? []) : name,
    );
    const gone = compared.filter((column) => !now.columns.includes(column));
    if (gone.length > 0) return gone.map((column) => `${table}.${column} is gone`);
    const kept = rows
      .filter((row) => !here.some(({ where }) => where?.(row)))
      .map((row) => Object.fromEntries(columns.map((name) => [becomes(name) ?? name, row[name]])));
    return lostRows(kept, now.rows, compared).map((loss) => `${table}: ${loss}`);
  });
}

function lostRows(before: readonly Row[], after: readonly Row[], columns: readonly string[]): string[] {
  const written = (row: Row) => JSON.stringify(columns.map((column) => row[column]));
  const left = new Map<string, number>();
  for (const row of after) left.set(written(row), (left.get(written(row)) ?? 0) + 1);
  return before.flatMap((row) => {
    const same = left.get(written(row)) ?? 0;
    left.set(written(row), same - 1);
    if (same > 0) return [];
    const found = after.find(({ id }) => id !== undefined && id === row.id);
    if (!found) return [`lost ${written(row)}`];
    return columns
      .filter((column) => JSON.stringify(found[column]) !== JSON.stringify(row[column]))
      .map(
        (column) =>
          `${String(row.id)} ${column}: ${JSON.stringify(row[column])} became ${JSON.stringify(found[column])}`,
      );
  });
}

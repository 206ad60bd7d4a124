/** As long as the name of a table may be in an order (`PlaceOrderBody.table`). */
export const MAX_NAME_LENGTH = 20;
/** As many cards as are made at a time. */
export const MAX_TABLES = 200;

const RANGE = /^(.*?)(\d{1,4})\s*[-–—]\s*(\d{1,4})$/s;

export type TableProblem = 'tooLong' | 'tooMany' | 'backwards';

/**
 * The tables that somebody wrote: names between commas or lines, and ranges of numbers, with what stands before each:
 * `1–12, Varanda 1-3, Balcão`. Each table once, in their order; `01–12` keeps its noughts.
 *
 * @returns the names, or with `problem` what speaks against them, and of which part
 */
export function tableNames(written: string): {
  names: string[];
  problem: { code: TableProblem; part: string } | null;
} {
  const parts = written
    .split(/[,;\n]/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
  const names = new Map<string, string>();
  for (const part of parts) {
    const [, before = '', first = '', last = ''] = RANGE.exec(part) ?? [];
    const [from, until] = [Number(first), Number(last)];
    if (until < from) return refused('backwards', part);
    if (until - from >= MAX_TABLES) return refused('tooMany', part);
    const own =
      first === ''
        ? [part]
        : Array.from(
            { length: until - from + 1 },
            (_, at) => before + String(from + at).padStart(first.length, '0'),
          );
    for (const name of own) {
      if (name.length > MAX_NAME_LENGTH) return refused('tooLong', name);
      if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
    }
    if (names.size > MAX_TABLES) return refused('tooMany', part);
  }
  return { names: [...names.values()], problem: null };
}

const refused = (code: TableProblem, part: string) => ({ names: [], problem: { code, part } });

/** The store page as whoever sits at a table opens it. */
export const tableUrl = (url: string, table: string | null): string =>
  table === null ? url : `${url}?table=${encodeURIComponent(table)}`;

import Papa from 'papaparse';

type Row = readonly (string | number)[];

/**
 * A CSV file (RFC 4180) in UTF-8 with the mark by which spreadsheets know that, in pieces: the headings, then each row. A row
 * is read and written when its piece is, so that whoever reads a long file may pause between two pieces.
 */
export function* csvPieces(
  headings: readonly string[],
  rows: Iterable<Row>,
  delimiter: ',' | ';',
): Generator<Buffer, void, undefined> {
  const line = (row: Row) => `${Papa.unparse([[...row]], { delimiter, newline: '\r\n' })}\r\n`;
  yield Buffer.from(`\uFEFF${line(headings)}`, 'utf8');
  for (const row of rows) yield Buffer.from(line(row), 'utf8');
}

/** The same as a whole. */
export const writeCsv = (headings: readonly string[], rows: Iterable<Row>, delimiter: ',' | ';'): Buffer =>
  Buffer.concat([...csvPieces(headings, rows, delimiter)]);

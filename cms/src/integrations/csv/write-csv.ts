import Papa from 'papaparse';

/** A CSV file (RFC 4180) in UTF-8 with the mark by which spreadsheets know that. */
export function writeCsv(
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  delimiter: ',' | ';',
): Buffer {
  const text = Papa.unparse([[...headings], ...rows.map((row) => [...row])], { delimiter, newline: '\r\n' });
  return Buffer.from(`\uFEFF${text}\r\n`, 'utf8');
}

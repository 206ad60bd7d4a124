import Papa from 'papaparse';
import { BoundedSheet, type Sheet, type SheetLimits } from '../sheets/bounded-sheet';

const DELIMITERS = [';', ',', '\t', '|'];
const BYTE_ORDER_MARK = '\uFEFF';

/** The first line by which spreadsheets are told what separates cells: `sep=;`. Source: Microsoft Excel. */
const SEP_LINE = /^"?sep=(\t|\\t|[^\w\s"])"?(?:\n|$)/i;

/**
 * Reads the text of a CSV file (RFC 4180) separated by what a first line `sep=;` says, else by semicolons, commas, tabs or
 * bars, whichever its first line that says something uses most outside of quotes; with a byte order mark, any line ends, and cells in quotes that reach over several lines. Cells are taken as
 * they stand: nothing in them is computed.
 *
 * @throws SheetRefused at the first line beyond the limits; what follows is not read
 */
export function readCsv(text: string, limits: SheetLimits): Sheet {
  const plain = (text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text).replace(/\r\n?/g, '\n');
  const sheet = new BoundedSheet(limits);
  const [sepLine = '', sep] = SEP_LINE.exec(plain) ?? [];
  const records = plain.slice(sepLine.length);
  let [read, line] = [0, sepLine === '' ? 1 : 2];
  Papa.parse<string[]>(records, {
    delimiter: sep === undefined ? delimiterOf(records) : sep.replace('\\t', '\t'),
    newline: '\n',
    step({ data, meta }) {
      sheet.add(line, data);
      for (let at = read; at < meta.cursor; at += 1) if (records[at] === '\n') line += 1;
      read = meta.cursor;
    },
  });
  return sheet.sheet();
}

/** The separator of the first non-empty record; separators inside quotes do not count. */
function delimiterOf(text: string): string {
  const counts = new Map(DELIMITERS.map((sign) => [sign, 0]));
  let [quoted, said, cellBegins] = [false, false, true];
  for (const sign of text) {
    if (quoted) {
      // A doubled quote closes the cell and opens it again.
      if (sign === '"') [quoted, cellBegins] = [false, true];
      continue;
    }
    if (sign === '\n') {
      if (said) break;
      cellBegins = true;
      continue;
    }
    if (sign === '"' && cellBegins) quoted = true;
    const count = counts.get(sign);
    if (count !== undefined) counts.set(sign, count + 1);
    said ||= sign.trim() !== '';
    cellBegins = count !== undefined;
  }
  return DELIMITERS.reduce((best, sign) => ((counts.get(sign) ?? 0) > (counts.get(best) ?? 0) ? sign : best));
}

import Papa from 'papaparse';
import { BoundedSheet, type Sheet, type SheetLimits } from '../sheets/bounded-sheet';

const DELIMITERS = [';', ',', '\t', '|'];
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Reads the text of a CSV file (RFC 4180) separated by semicolons, commas, tabs or bars, whichever its first line uses
 * most; with a byte order mark, any line ends, and cells in quotes that reach over several lines. Cells are taken as
 * they stand: nothing in them is computed.
 *
 * @throws SheetRefused at the first line beyond the limits; what follows is not read
 */
export function readCsv(text: string, limits: SheetLimits): Sheet {
  const plain = (text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text).replace(/\r\n?/g, '\n');
  const sheet = new BoundedSheet(limits);
  let [read, line] = [0, 1];
  Papa.parse<string[]>(plain, {
    delimiter: delimiterOf(plain),
    newline: '\n',
    step({ data, meta }) {
      sheet.add(line, data);
      for (let at = read; at < meta.cursor; at += 1) if (plain[at] === '\n') line += 1;
      read = meta.cursor;
    },
  });
  return sheet.sheet();
}

function delimiterOf(text: string): string {
  const first = /[^\n]*\S[^\n]*/.exec(text)?.[0] ?? '';
  const counts = DELIMITERS.map((sign) => ({ sign, count: first.split(sign).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).sign;
}

import Papa from 'papaparse';

/** A file as cells: its first line, and each line after it that is not empty with its number, the first being 1. */
interface CsvSheet {
  headings: string[];
  lines: { line: number; cells: string[] }[];
}

const DELIMITERS = [';', ',', '\t', '|'];
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Reads the text of a CSV file (RFC 4180) separated by semicolons, commas, tabs or bars, whichever its first line uses
 * most; with a byte order mark, any line ends, and cells in quotes that reach over several lines. Cells are taken as
 * they stand: nothing in them is computed.
 */
export function readCsv(text: string): CsvSheet {
  const plain = (text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text).replace(/\r\n?/g, '\n');
  const rows: CsvSheet['lines'] = [];
  let [read, line] = [0, 1];
  Papa.parse<string[]>(plain, {
    delimiter: delimiterOf(plain),
    newline: '\n',
    step({ data, meta }) {
      if (data.some((cell) => cell.trim() !== '')) rows.push({ line, cells: data });
      for (let at = read; at < meta.cursor; at += 1) if (plain[at] === '\n') line += 1;
      read = meta.cursor;
    },
  });
  const [first, ...lines] = rows;
  return { headings: first?.cells ?? [], lines };
}

function delimiterOf(text: string): string {
  const first = text.split('\n').find((line) => line.trim() !== '') ?? '';
  const counts = DELIMITERS.map((sign) => ({ sign, count: first.split(sign).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).sign;
}

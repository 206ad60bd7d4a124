import type { ExportFormat } from './download-orders';

/** Takes the next bytes of a file, and answers how many rows it has so far. */
export type CountRows = (bytes: Uint8Array) => number;

const bytesOf = (text: string) => new TextEncoder().encode(text);
/** Only rows end by both: inside of a cell a line ends by one. */
const ROW_END = bytesOf('\r\n');
/** Cells have no `<` of their own. */
const ROW_START = bytesOf('<row ');
const SHEET = /sheet1\.xml$/;

/** Counts the rows of a file while it comes; the headings are one as well and are not counted. */
export async function rowCounter(format: ExportFormat): Promise<CountRows> {
  const count = format === 'csv' ? occurrencesOf(ROW_END) : await rowsOfSheet();
  return (bytes) => Math.max(0, count(bytes) - 1);
}

/** How often something stood in the bytes so far, also across two chunks; it must not begin anew within itself. */
function occurrencesOf(wanted: Uint8Array): CountRows {
  let [found, matched] = [0, 0];
  return (bytes) => {
    for (const byte of bytes) {
      matched = byte === wanted[matched] ? matched + 1 : byte === wanted[0] ? 1 : 0;
      if (matched < wanted.length) continue;
      found += 1;
      matched = 0;
    }
    return found;
  };
}

/** A spreadsheet is packed: its rows are seen once it is unpacked, as it comes. */
async function rowsOfSheet(): Promise<CountRows> {
  const { Unzip, UnzipInflate } = await import('fflate');
  const count = occurrencesOf(ROW_START);
  let rows = 0;
  const unzip = new Unzip((file) => {
    if (!SHEET.test(file.name)) return;
    file.ondata = (error, bytes) => {
      if (!error) rows = count(bytes);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  return (bytes) => {
    unzip.push(bytes);
    return rows;
  };
}

import { strToU8, Zip, ZipDeflate } from 'fflate';
import { CELL_STYLES, sheetFrame, sheetRow, WORKBOOK_PARTS, type StreamedCell } from './sheet-xml';

/**
 * An Excel file (XLSX) with one sheet, written while its rows come: what is written is handed on and forgotten, so a file of
 * a hundred thousand rows takes no more memory than one of ten.
 *
 * @param sheet its name, at most 31 characters
 * @param decimals of amounts: the digits of the currency, 0 to 3
 * @param pages rows as they are read, some hundred at a time
 * @throws what reading the rows throws; the file is then cut off
 */
export async function* streamXlsx(
  sheet: string,
  headings: readonly string[],
  pages: AsyncIterable<readonly (readonly StreamedCell[])[]>,
  { decimals }: { decimals: number },
): AsyncGenerator<Uint8Array, void, undefined> {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else if (chunk.length > 0) ready.push(chunk);
  });
  function* written() {
    if (failure) throw failure;
    yield* ready.splice(0);
  }
  const file = (name: string) => {
    const part = new ZipDeflate(name, { level: 6 });
    zip.add(part);
    return part;
  };
  for (const [name, text] of WORKBOOK_PARTS(sheet)) file(name).push(strToU8(text), true);
  file('xl/styles.xml').push(strToU8(CELL_STYLES(decimals)), true);
  yield* written();

  const rows = file('xl/worksheets/sheet1.xml');
  const [head, foot] = sheetFrame(headings.length);
  rows.push(strToU8(head + sheetRow(headings, 1, true)));
  let row = 1;
  for await (const page of pages) {
    rows.push(strToU8(page.map((cells) => sheetRow(cells, (row += 1))).join('')));
    yield* written();
  }
  rows.push(strToU8(foot), true);
  zip.end();
  yield* written();
}

import type { z } from 'zod';
import type { exportQuery } from '../../../contracts/menu-files';
import type { Language } from '../../../contracts/session';
import { read } from '../../../database/transaction';
import { plainAmount, writeLines, type AmountCell, type WrittenRow } from '../../../domain/menu-files';
import { decimalSeparator, minorDigits } from '../../../domain/money';
import type { Cell } from '../../../domain/table-files';
import { csvPieces } from '../../../integrations/csv/write-csv';
import { streamXlsx } from '../../../integrations/xlsx/stream-xlsx';
import { inSlices } from '../../../event-loop/turns';
import type { Viewer } from '../../../sessions/viewer';
import { loadFileMenu, type FileMenu } from '../files/file-menu';

type Query = z.output<typeof exportQuery>;

interface MenuFile {
  name: string;
  type: string;
  /** Written while it is read. */
  content: AsyncIterable<Uint8Array>;
}

/** The menu of a branch as a file that can be imported again: what is archived, photos and places left out. */
export async function exportMenu(viewer: Viewer, query: Query, words: Language): Promise<MenuFile> {
  const { branch: branchId, format } = query;
  const { slug, known, notation } = await read((sql) => loadFileMenu(sql, viewer, { branchId, words }));
  const { headings, rows } = writeLines(known, notation);
  const name = `menu-${slug}.${format}`;
  return format === 'csv'
    ? { name, type: 'text/csv; charset=utf-8', content: csv(headings, rows, notation) }
    : {
        name,
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        content: xlsx(headings, rows, notation),
      };
}

type Rows = Iterable<WrittenRow>;
type Notation = FileMenu['notation'];

/** Where a comma stands for the decimals of an amount, spreadsheets expect semicolons between cells. */
async function* csv(headings: string[], rows: Rows, notation: Notation): AsyncGenerator<Uint8Array> {
  const delimiter = decimalSeparator(notation.country) === ',' ? ';' : ',';
  const cells = mapped(rows, (cell) => plainAmount(cell.cents, notation));
  for await (const slice of inSlices(csvPieces(headings, cells, delimiter))) yield Buffer.concat(slice);
}

function xlsx(headings: string[], rows: Rows, { currency }: Notation): AsyncGenerator<Uint8Array> {
  const decimals = minorDigits(currency);
  const cells = mapped(rows, (cell) => ({ amount: cell.cents / 10 ** decimals }));
  return streamXlsx('Menu', headings, inSlices(cells), { decimals });
}

/** Rows with their amounts in the notation of a format, each written as it is read. */
function* mapped<T>(rows: Rows, amount: (cell: AmountCell) => T): Generator<(Cell | T)[]> {
  for (const row of rows) yield row.map((cell) => (typeof cell === 'object' ? amount(cell) : cell));
}

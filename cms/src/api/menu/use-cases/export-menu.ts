import type { z } from 'zod';
import type { exportQuery } from '../../../contracts/menu-files';
import type { Language } from '../../../contracts/session';
import { read } from '../../../database/transaction';
import { plainAmount, writeLines, type WrittenRow } from '../../../domain/menu-files';
import { decimalSeparator, minorDigits } from '../../../domain/money';
import { csvPieces } from '../../../integrations/csv/write-csv';
import { writeXlsx } from '../../../integrations/xlsx/write-xlsx';
import { collectInSlices } from '../../../event-loop/turns';
import type { Viewer } from '../../../sessions/viewer';
import { loadFileMenu, type FileMenu } from '../files/file-menu';

type Query = z.output<typeof exportQuery>;

interface Sheet {
  headings: string[];
  rows: WrittenRow[];
}

interface MenuFile {
  name: string;
  type: string;
  content: Buffer;
}

/** The menu of a branch as a file that can be imported again: what is archived, photos and places left out. */
export async function exportMenu(viewer: Viewer, query: Query, words: Language): Promise<MenuFile> {
  const { branch: branchId, format } = query;
  const { slug, known, notation } = await read((sql) => loadFileMenu(sql, viewer, { branchId, words }));
  const { headings, rows } = writeLines(known, notation);
  // In slices: orders of other businesses get in between.
  const sheet = { headings, rows: await collectInSlices(rows) };
  const name = `menu-${slug}.${format}`;
  return format === 'csv'
    ? { name, type: 'text/csv; charset=utf-8', content: await csv(sheet, notation) }
    : {
        name,
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        content: await xlsx(sheet, notation),
      };
}

/** Where a comma stands for the decimals of an amount, spreadsheets expect semicolons between cells. */
async function csv({ headings, rows }: Sheet, notation: FileMenu['notation']): Promise<Buffer> {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'object' ? plainAmount(cell.cents, notation) : cell)),
  );
  const delimiter = decimalSeparator(notation.country) === ',' ? ';' : ',';
  const pieces = csvPieces(headings, cells, delimiter);
  return Buffer.concat(await collectInSlices(pieces));
}

function xlsx({ headings, rows }: Sheet, { currency }: FileMenu['notation']): Promise<Buffer> {
  const decimals = minorDigits(currency);
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'object' ? { amount: cell.cents / 10 ** decimals, decimals } : cell)),
  );
  return writeXlsx('Menu', headings, cells);
}

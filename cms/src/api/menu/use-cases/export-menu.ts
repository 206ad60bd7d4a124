import type { z } from 'zod';
import type { exportQuery } from '../../../contracts/menu-files';
import type { Language } from '../../../contracts/session';
import { read } from '../../../database/transaction';
import { plainAmount, writeLines, type WrittenSheet } from '../../../domain/menu-files';
import { minorDigits } from '../../../domain/money';
import { writeCsv } from '../../../integrations/csv/write-csv';
import { writeXlsx } from '../../../integrations/xlsx/write-xlsx';
import type { Viewer } from '../../../sessions/viewer';
import { loadFileMenu, type FileMenu } from '../files/file-menu';

type Query = z.output<typeof exportQuery>;

interface MenuFile {
  name: string;
  type: string;
  content: Buffer;
}

/** The menu of a branch as a file that can be imported again: what is archived, photos and places left out. */
export async function exportMenu(viewer: Viewer, query: Query, words: Language): Promise<MenuFile> {
  const { branch: branchId, format } = query;
  const { slug, known, notation } = await read((sql) => loadFileMenu(sql, viewer, { branchId, words }));
  const sheet = writeLines(known, notation);
  const name = `menu-${slug}.${format}`;
  return format === 'csv'
    ? { name, type: 'text/csv; charset=utf-8', content: csv(sheet, notation) }
    : {
        name,
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        content: await xlsx(sheet, notation),
      };
}

/** Where a comma stands for the decimals of an amount, spreadsheets expect semicolons between cells. */
function csv({ headings, rows }: WrittenSheet, notation: FileMenu['notation']): Buffer {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'object' ? plainAmount(cell.cents, notation) : cell)),
  );
  return writeCsv(headings, cells, notation.language === 'en' ? ',' : ';');
}

function xlsx({ headings, rows }: WrittenSheet, { currency }: FileMenu['notation']): Promise<Buffer> {
  const decimals = minorDigits(currency);
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'object' ? { amount: cell.cents / 10 ** decimals, decimals } : cell)),
  );
  return writeXlsx('Menu', headings, cells);
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  planImport,
  plainAmount,
  readLines,
  writeLines,
  type KnownMenu,
  type Notation,
  type Sheet,
} from '../../../src/domain/menu-files';
import { readCsv } from '../../../src/integrations/csv/read-csv';
import { writeCsv } from '../../../src/integrations/csv/write-csv';
import { openZip } from '../../../src/integrations/xlsx/open-zip';
import { writeXlsx } from '../../../src/integrations/xlsx/write-xlsx';
import { readSheet } from 'read-excel-file/node';
import { menus } from './known-products';

const notations: fc.Arbitrary<Notation> = fc.record({
  currency: fc.constantFrom('BRL', 'CLP', 'KWD'),
  language: fc.constantFrom('pt-BR', 'en', 'es'),
  timeZone: fc.constantFrom('America/Sao_Paulo', 'Europe/Madrid', 'Asia/Kathmandu', 'UTC'),
  words: fc.constantFrom('en' as const, 'pt-BR' as const, 'es' as const),
});
const DIGITS: Readonly<Record<string, number>> = { BRL: 2, CLP: 0, KWD: 3 };

function asCsv(menu: KnownMenu, notation: Notation): Sheet {
  const { headings, rows } = writeLines(menu, notation);
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'object' ? plainAmount(cell.cents, notation) : cell)),
  );
  return readCsv(writeCsv(headings, cells, notation.language === 'en' ? ',' : ';').toString('utf8'));
}

async function asXlsx(menu: KnownMenu, notation: Notation): Promise<Sheet> {
  const { headings, rows } = writeLines(menu, notation);
  const decimals = DIGITS[notation.currency] ?? 2;
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'object' ? { amount: cell.cents / 10 ** decimals, decimals } : cell)),
  );
  const read = await readSheet(await openZip(await writeXlsx('Menu', headings, cells)));
  const [first = [], ...lines] = read.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? cell : String(cell ?? ''))),
  );
  return { headings: first.map(String), lines: lines.map((row, index) => ({ line: index + 2, cells: row })) };
}

function expectNothingToDo(sheet: Sheet, menu: KnownMenu, notation: Notation): void {
  const read = readLines(sheet, notation);
  expect(read.unknown).toEqual([]);
  const planned = planImport(read.lines, menu, notation);
  const told = planned.lines.map(({ productId, action, changes, problems }) => ({
    productId,
    action,
    changes,
    problems,
  }));
  const nothing = { action: 'UNCHANGED', changes: [], problems: [] };
  expect(told).toEqual(menu.products.map(({ id }) => ({ productId: id, ...nothing })));
  expect(planned.newCategories).toEqual([]);
}

describe('a menu that is exported and imported again', () => {
  it('is unchanged, as CSV', () => {
    fc.assert(
      fc.property(menus, notations, (menu, notation) =>
        expectNothingToDo(asCsv(menu, notation), menu, notation),
      ),
      { numRuns: 300 },
    );
  });

  it('is unchanged, as XLSX', async () => {
    await fc.assert(
      fc.asyncProperty(menus, notations, async (menu, notation) =>
        expectNothingToDo(await asXlsx(menu, notation), menu, notation),
      ),
      { numRuns: 60 },
    );
  });

  it('is read in any of the languages, whatever that of the export', () => {
    fc.assert(
      fc.property(
        menus,
        notations,
        fc.constantFrom('en' as const, 'pt-BR' as const, 'es' as const),
        (menu, notation, words) => expectNothingToDo(asCsv(menu, notation), menu, { ...notation, words }),
      ),
      { numRuns: 100 },
    );
  });

  it('never has a cell that a spreadsheet would run', () => {
    fc.assert(
      fc.property(menus, notations, (menu, notation) => {
        for (const cell of writeLines(menu, notation).rows.flat())
          if (typeof cell === 'string') expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      }),
      { numRuns: 200 },
    );
  });
});

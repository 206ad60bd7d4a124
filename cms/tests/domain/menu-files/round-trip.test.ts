import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES, COUNTRY_OF_LANGUAGE } from '../../../src/domain/country';
import { decimalSeparator } from '../../../src/domain/money';
import {
  planImport,
  plainAmount,
  readLines,
  writeLines,
  type KnownMenu,
  type KnownProduct,
  type Notation,
} from '../../../src/domain/menu-files';
import type { Sheet } from '../../../src/domain/table-files';
import { readCsv } from '../../../src/integrations/csv/read-csv';
import { MAX_CELL_LENGTH, MAX_FILE_BYTES, MAX_FILE_LINES } from '../../../src/contracts/menu-files';
import { writeCsv } from '../../../src/integrations/csv/write-csv';
import { readXlsx } from '../../../src/integrations/xlsx/read-xlsx';
import { streamedXlsx } from '../../api/support/spreadsheets';
import { menus, NOTHING } from './known-products';

const notations: fc.Arbitrary<Notation> = fc.record({
  currency: fc.constantFrom('BRL', 'CLP', 'KWD'),
  country: fc.constantFrom(...COUNTRIES),
  timeZone: fc.constantFrom('America/Sao_Paulo', 'Europe/Madrid', 'Asia/Kathmandu', 'UTC'),
  words: fc.constantFrom('en' as const, 'pt-BR' as const, 'es' as const),
});
const LIMITS = { lines: MAX_FILE_LINES, columns: 200, cell: MAX_CELL_LENGTH, total: MAX_FILE_BYTES };
const DIGITS: Readonly<Record<string, number>> = { BRL: 2, CLP: 0, KWD: 3 };

function asCsv(menu: KnownMenu, notation: Notation): Sheet {
  const { headings, rows } = writeLines(menu, notation);
  const cells = [...rows].map((row) =>
    row.map((cell) => (typeof cell === 'object' ? plainAmount(cell.cents, notation) : cell)),
  );
  return readCsv(
    writeCsv(headings, cells, decimalSeparator(notation.country) === ',' ? ';' : ',').toString('utf8'),
    LIMITS,
  );
}

async function asXlsx(menu: KnownMenu, notation: Notation): Promise<Sheet> {
  const { headings, rows } = writeLines(menu, notation);
  const decimals = DIGITS[notation.currency] ?? 2;
  const cells = [...rows].map((row) =>
    row.map((cell) => (typeof cell === 'object' ? { amount: cell.cents / 10 ** decimals } : cell)),
  );
  return readXlsx(await streamedXlsx(headings, cells, decimals), LIMITS);
}

function expectNothingToDo(sheet: Sheet, menu: KnownMenu, notation: Notation): void {
  const read = readLines(sheet, notation);
  expect(read.unknown).toEqual([]);
  const planned = planImport(read.lines, menu, notation);
  const told = [...planned.lines].map(({ productId, action, changes, problems }) => ({
    productId,
    action,
    changes,
    problems,
  }));
  const nothing = { action: 'UNCHANGED', changes: [], problems: [] };
  expect(told).toEqual(menu.products.map(({ id }) => ({ productId: id, ...nothing })));
  expect(planned.newCategories()).toEqual([]);
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
        for (const cell of [...writeLines(menu, notation).rows].flat())
          if (typeof cell === 'string') expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      }),
      { numRuns: 200 },
    );
  });

  it('is unchanged with as much in every field as there can be', async () => {
    const groups = (count: number, length: number, sign: string) =>
      Array.from({ length: count }, (_, index) => ({
        id: `${sign}${index}`,
        name: `${sign}${index}`.padEnd(length, '|'),
      }));
    const [categories, extraGroups] = [groups(20, 60, 'c'), groups(20, 40, 'e')];
    const words = (count: number) =>
      Array.from({ length: count }, (_, index) => String(index).padEnd(30, '\\'));
    const full: KnownProduct = {
      ...NOTHING,
      id: 'p'.padEnd(24, '0'),
      name: '='.repeat(80),
      categoryIds: categories.map(({ id }) => id),
      extraGroupIds: extraGroups.map(({ id }) => id),
      priceCents: 100_000_000_000,
      description: '"'.repeat(500),
      channels: Array.from({ length: 10 }, (_, index) => ({
        channel: String(index).padEnd(20, '|'),
        visible: false,
        priceCents: 100_000_000_000,
      })),
      availability: {
        days: [0, 1, 2, 3, 4, 5, 6],
        periods: Array.from({ length: 4 }, (_, index) => ({ from: `0${index}:00`, to: `0${index}:30` })),
        fromDate: '2026-01-01',
        toDate: '2026-12-31',
      },
      allergens: words(30),
      diets: words(30),
      tags: words(10),
    };
    const menu = { categories, extraGroups, variationGroups: [], products: [full] };
    for (const words of ['en', 'pt-BR', 'es'] as const) {
      const notation: Notation = {
        currency: 'CLP',
        country: COUNTRY_OF_LANGUAGE[words],
        timeZone: 'UTC',
        words,
      };
      expectNothingToDo(asCsv(menu, notation), menu, notation);
      expectNothingToDo(await asXlsx(menu, notation), menu, notation);
    }
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SheetRefused } from '../../../src/integrations/sheets/refused';
import { checkRowCount } from '../../../src/integrations/xlsx/first-sheet';
import { readXlsx } from '../../../src/integrations/xlsx/read-xlsx';
import { packStored, unpackZip } from '../../../src/integrations/xlsx/zip';
import { streamedXlsx } from '../../api/support/spreadsheets';

const LIMITS = { lines: 3, columns: 2, cell: 10, total: 1000 };
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const part = (name: string, content: string): [string, Buffer] => [name, Buffer.from(content)];

/** The parts of a workbook of two sheets, of which the second file is the first sheet. */
const workbook = (first: string, second: string, prefix = '') => [
  part(
    'xl/workbook.xml',
    `<${prefix}workbook><${prefix}sheets><${prefix}sheet name="a" sheetId="2" r:id="rId2"/><${prefix}sheet name="b" sheetId="1" r:id="rId1"/></${prefix}sheets></${prefix}workbook>`,
  ),
  part(
    'xl/_rels/workbook.xml.rels',
    `<Relationships><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/one.xml"/><Relationship Target="/xl/worksheets/two.xml" Type="${RELATIONS}/worksheet" Id="rId2"/></Relationships>`,
  ),
  part('xl/worksheets/one.xml', second),
  part('xl/worksheets/two.xml', first),
];

const value = (number: number) => `<row r="${number}"><c r="A${number}"><v>1</v></c></row>`;
const format = (number: number) => `<row r="${number}" s="4"><c r="A${number}" s="4"/></row>`;
const rows = (count: number, row: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => row(index + 1)).join('');

const refused = (why: string, line: number, limit: number): unknown =>
  expect.objectContaining({ why, line, limit });

describe('readXlsx', () => {
  it('keeps to the limits, and names the line that breaks one', async () => {
    const book = (lines: (string | number)[][]) => streamedXlsx(['a', 'b', 'c'], lines);
    expect(
      await readXlsx(
        await book([
          [1, 'x', 'far out'],
          ['', '', ''],
          [2, '', ''],
        ]),
        LIMITS,
      ),
    ).toEqual({
      headings: ['a', 'b'],
      lines: [
        { line: 2, cells: [1, 'x'] },
        { line: 4, cells: [2, ''] },
      ],
    });
    const long = 'y'.repeat(11);
    await expect(readXlsx(await book([['x'], [1, long]]), LIMITS)).rejects.toEqual(
      refused('cell too long', 3, 10),
    );
    await expect(readXlsx(await book([[1], [2], [3], [4]]), LIMITS)).rejects.toEqual(
      refused('too many lines', 5, 3),
    );
    const wide = { ...LIMITS, lines: 1000 };
    await expect(
      readXlsx(await book(Array.from({ length: 500 }, () => ['repeated'])), wide),
    ).rejects.toBeInstanceOf(SheetRefused);
  });
});

describe('the dates of a sheet', () => {
  const file = readFileSync(path.join(import.meta.dirname, 'cases', 'promo-times.xlsx'));
  const limits = { lines: 10, columns: 9, cell: 100, total: 10_000 };
  const datesIn = async (book: Buffer) => (await readXlsx(book, limits)).lines.map(({ cells }) => cells[4]);
  /** The same file with other serials of its dates, by the calendar that begins in 1904 if it says so. */
  const withSerials = async (change: (serial: number) => number | string, date1904 = false) => {
    const parts = new Map(await unpackZip(file));
    const edit = (name: string, by: (xml: string) => string) =>
      parts.set(name, Buffer.from(by(parts.get(name)?.toString() ?? '')));
    edit('xl/worksheets/sheet1.xml', (xml) =>
      xml.replace(/<v>(46365\.\d+)<\/v>/g, (_, serial) => `<v>${change(Number(serial))}</v>`),
    );
    if (date1904)
      edit('xl/workbook.xml', (xml) => xml.replace(/<sheets>/, '<workbookPr date1904="1"/><sheets>'));
    return packStored(parts);
  };
  const DATES = ['2026-12-09 00:15', '2026-12-09 18:05', '2026-12-09 11:40', '2026-12-09 18:00'];

  it('are exact to the minute, though their fractions of a day are not', async () => {
    expect(await datesIn(file)).toEqual(DATES);
    expect(await datesIn(await withSerials((serial) => serial.toFixed(4)))).toEqual(DATES);
    const serials = Array.from({ length: 96 }, (_, quarter) => 46365 + quarter / 96 - 1e-11);
    for (let at = 0; at < serials.length; at += 8) {
      const found = await datesIn(await withSerials(() => serials[at] ?? 0));
      expect(found[0]).toBe(`2026-12-09 ${String((at / 4) % 24).padStart(2, '0')}:00`);
    }
  });

  it('may be counted from 1904', async () => {
    expect(await datesIn(await withSerials((serial) => serial - 1462, true))).toEqual(DATES);
  });
});

describe('the rows of a first sheet', () => {
  it.each(['', 'x:'])('are counted where they have values, and in no other sheet (prefix "%s")', (prefix) => {
    const named = (xml: string) => xml.replaceAll(/<(\/?)(?=[a-z])/g, `<$1${prefix}`);
    const check = (first: string, second: string) => () =>
      checkRowCount(new Map(workbook(named(first), named(second), prefix)), 3);
    expect(check(rows(3, value), rows(9, value))).not.toThrow();
    expect(check(rows(50, format) + value(51) + value(60), '')).not.toThrow();
    expect(check(rows(4, value), '')).toThrow(refused('too many lines', 4, 2));
    expect(check(rows(50, format) + value(60).repeat(2) + value(70) + value(99), '')).toThrow(
      refused('too many lines', 99, 2),
    );
  });

  it('are left to the reader where the workbook does not say which it is', () => {
    const [, ...without] = workbook(rows(9, value), '');
    expect(() => checkRowCount(new Map(without), 3)).not.toThrow();
    expect(() => checkRowCount(new Map(), 3)).not.toThrow();
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeText } from '../../../src/domain/text';
import { readCsv as readWithin } from '../../../src/integrations/csv/read-csv';
import { SheetRefused } from '../../../src/integrations/sheets/refused';

const caseOf = (name: string) => readFileSync(path.join(import.meta.dirname, 'cases', name), 'utf8');
const LIMITS = { lines: 100, columns: 10, cell: 1000, total: 100_000 };
const readCsv = (text: string, limits: Partial<typeof LIMITS> = {}) =>
  readWithin(text, { ...LIMITS, ...limits });

describe('readCsv', () => {
  it.each([
    ['semicolons', 'a;b\n1;2,5\n'],
    ['commas', 'a,b\n1,"2,5"\n'],
    ['tabs', 'a\tb\n1\t2,5\n'],
    ['bars', 'a|b\n1|2,5\n'],
  ])('reads cells separated by %s', (_what, text) => {
    expect(readCsv(text)).toEqual({ headings: ['a', 'b'], lines: [{ line: 2, cells: ['1', '2,5'] }] });
  });

  it('is told by a first line what separates, and counts that line', () => {
    expect(readCsv(caseOf('sep-line.csv'))).toEqual({
      headings: ['Categoria', 'Nome', 'Preço'],
      lines: [{ line: 3, cells: ['Bebidas', 'Água sem gás', '4,50'] }],
    });
    for (const [said, sign] of [
      ['sep=,', ','],
      ['sep=\t', '\t'],
      ['sep=\\t', '\t'],
      ['SEP=^', '^'],
      ['"sep=|"', '|'],
      ['\uFEFFsep=;', ';'],
    ] as const)
      expect(readCsv(`${said}\r\na,b${sign}c;d\r\n1${sign}2`).lines).toMatchObject([
        { line: 3, cells: sign === ',' || sign === ';' ? { 0: '1', 1: '2' } : ['1', '2'] },
      ]);
    expect(readCsv('sep=;')).toEqual({ headings: [], lines: [] });
  });

  it('takes no sign inside of quotes for what separates', () => {
    expect(readCsv(caseOf('quoted-commas.csv'))).toEqual({
      headings: [
        'Categoria',
        'Nome',
        'Preço (R$, com centavos, sem símbolo)',
        'Descrição (curta, clara, sem HTML)',
      ],
      lines: [{ line: 2, cells: ['Bebidas', 'Água sem gás', '4,50', 'Fria'] }],
    });
    expect(readCsv('"a ""x, y, z"", b";"c\n,,,"\n1;2').lines).toEqual([{ line: 3, cells: ['1', '2'] }]);
    // A quote inside of a cell opens nothing.
    expect(readCsv('12" x;b;c,d\n1;2;3').headings).toEqual(['12" x', 'b', 'c,d']);
  });

  it('takes the byte order mark off, and every kind of line end', () => {
    const expected = { headings: ['Ção'], lines: [{ line: 2, cells: ['é'] }] };
    for (const end of ['\n', '\r\n', '\r']) expect(readCsv(`\uFEFFÇão${end}é${end}`)).toEqual(expected);
  });

  it('counts lines as the file has them, past empty ones and cells that reach over several', () => {
    const text = 'a;b\r\n"one\r\ntwo";1\r\n\r\n;\r\n"say ""x""";2';
    expect(readCsv(text).lines).toEqual([
      { line: 2, cells: ['one\ntwo', '1'] },
      { line: 6, cells: ['say "x"', '2'] },
    ]);
  });

  it('computes nothing: a formula is a text', () => {
    const cells = ['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("x")'];
    const text = `a\n${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join('\n')}`;
    expect(readCsv(text).lines.map((line) => line.cells[0])).toEqual(cells);
  });

  it('reads nothing from nothing', () => {
    expect(readCsv('')).toEqual({ headings: [], lines: [] });
    expect(readCsv('\n\n')).toEqual({ headings: [], lines: [] });
  });

  it('gives back what was written by the rules of the format', () => {
    const cell = fc
      .string({ unit: 'grapheme' })
      .map(normalizeText)
      .filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 20 }), (rows) => {
        const quoted = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(','));
        const sheet = readCsv(['x,y', ...quoted].join('\r\n'));
        expect(sheet.lines.map(({ cells }) => cells)).toEqual(rows);
      }),
    );
  });

  it.each([
    ['a line too many', 'a\n1\n\n2\n3\n4', { lines: 2 }, ['too many lines', 5, 2]],
    ['a cell that is too long', 'a;b\n"1\n2";x\n"123456";x', { cell: 5 }, ['cell too long', 4, 5]],
    ['a heading that is too long', '123456;b', { cell: 5 }, ['cell too long', 1, 5]],
    ['a quote that is never closed', `a\n1\n"2\n${'3\n'.repeat(600)}`, {}, ['cell too long', 3, 1000]],
    ['more than it may be altogether', `a\n${'12345\n'.repeat(20)}`, { total: 100 }, ['unreadable', 0, 0]],
  ])('refuses %s, at its line', (_what, text, limits, expected) => {
    const reading = () => readCsv(text, limits);
    expect(reading).toThrow(SheetRefused);
    expect(reading).toThrow(
      expect.objectContaining(
        Object.fromEntries(expected.map((value, index) => [['why', 'line', 'limit'][index], value])),
      ),
    );
  });

  it('leaves out the columns beyond those it may have, and counts no lines that say nothing in the others', () => {
    expect(readCsv('a;b;c\n1;2;3\n;;3\n4;5;6', { columns: 2, lines: 2 })).toEqual({
      headings: ['a', 'b'],
      lines: [
        { line: 2, cells: ['1', '2'] },
        { line: 4, cells: ['4', '5'] },
      ],
    });
  });

  it('reads no further than the line it refuses', () => {
    const ends = 'x\n'.repeat(50);
    expect(() => readCsv(`a\n${ends}"${'y'.repeat(2000)}"`, { lines: 3 })).toThrow('too many lines');
  });
});

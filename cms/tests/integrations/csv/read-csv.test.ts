import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../src/integrations/csv/read-csv';

describe('readCsv', () => {
  it.each([
    ['semicolons', 'a;b\n1;2,5\n'],
    ['commas', 'a,b\n1,"2,5"\n'],
    ['tabs', 'a\tb\n1\t2,5\n'],
    ['bars', 'a|b\n1|2,5\n'],
  ])('reads cells separated by %s', (_what, text) => {
    expect(readCsv(text)).toEqual({ headings: ['a', 'b'], lines: [{ line: 2, cells: ['1', '2,5'] }] });
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
    const cell = fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== '' && !text.includes('\r'));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 20 }), (rows) => {
        const quoted = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(','));
        const sheet = readCsv(['x,y', ...quoted].join('\r\n'));
        expect(sheet.lines.map(({ cells }) => cells)).toEqual(rows);
      }),
    );
  });
});

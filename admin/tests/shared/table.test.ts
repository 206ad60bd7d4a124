import { expect, it } from 'vitest';
import { sheetTime, toCsv } from '@shared/table/csv';

const columns = [
  { title: 'Name', value: (row: { name: string | null; total: number }) => row.name },
  { title: 'Total', value: (row: { name: string | null; total: number }) => row.total },
];

it('writes rows that spreadsheets and RFC 4180 read alike', async () => {
  const rows = [
    { name: 'Pizza, "grande"', total: 10 },
    { name: null, total: -3 },
    { name: 'two\nlines', total: 0 },
  ];
  expect(await toCsv(rows, columns)).toBe(
    'Name,Total\r\n"Pizza, ""grande""",10\r\n,-3\r\n"two\nlines",0\r\n',
  );
});

it.each(['=1+1', '+55', '-2+3', '-A1', '@SUM(A1)', '\tx'])('makes %j harmless', async (name) => {
  expect(await toCsv([{ name, total: 1 }], columns)).toContain(`'${name}`);
});

it.each(['-2', '-1,234.50', '-1.234,50'])('leaves the amount %j to be added up', async (name) => {
  expect(await toCsv([{ name, total: 1 }], columns)).not.toContain("'");
});

it('keeps a text with a semicolon in one cell where spreadsheets separate by it', async () => {
  expect(await toCsv([{ name: 'a; b', total: 1 }], columns)).toBe('Name,Total\r\n"a; b",1\r\n');
});

it('writes times by the clock of the place', () => {
  expect(sheetTime('2031-04-03T22:05:00.000Z', 'America/Sao_Paulo')).toBe('2031-04-03 19:05');
  expect(sheetTime('2031-04-03T02:30:00.000Z', 'America/Sao_Paulo')).toBe('2031-04-02 23:30');
});

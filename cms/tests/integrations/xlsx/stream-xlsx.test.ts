import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { StreamedCell } from '../../../src/integrations/xlsx/sheet-xml';
import { streamXlsx } from '../../../src/integrations/xlsx/stream-xlsx';

async function written(headings: string[], pages: StreamedCell[][][], decimals = 2) {
  let read = 0;
  async function* source() {
    for (const page of pages) {
      read += 1;
      yield await Promise.resolve(page);
    }
  }
  const chunks: Uint8Array[] = [];
  const before: number[] = [];
  for await (const chunk of streamXlsx('Orders', headings, source(), { decimals })) {
    chunks.push(chunk);
    before.push(read);
  }
  return { rows: await readSheet(Buffer.concat(chunks)), before };
}

describe('a spreadsheet that is written while its rows come', () => {
  it('holds texts, numbers, amounts and times as such', async () => {
    const time = { day: '2031-04-03', minutes: 19 * 60 + 5 };
    const { rows } = await written(
      ['Text', 'Number', 'Amount', 'Time', 'None'],
      [[['=1+1 <b>&"', 3, { amount: 12.5 }, time, null]], [['_x0041_ \u0007bell\ud800', -1, null, null, '']]],
    );
    expect(rows).toEqual([
      ['Text', 'Number', 'Amount', 'Time', 'None'],
      ['=1+1 <b>&"', 3, 12.5, new Date('2031-04-03T19:05:00Z'), null],
      ['_x0041_ bell', -1, null, null, null],
    ]);
  });

  it('hands on what is written before the last row was read', async () => {
    const pages = Array.from({ length: 40 }, (_, page) =>
      Array.from({ length: 250 }, (__, row) => [`${page}-${row} ${Math.sin(page * row)}`]),
    );
    const { rows, before } = await written(['A'], pages);
    expect(rows).toHaveLength(10_001);
    expect(before[0]).toBe(0);
    expect(before.filter((read) => read < pages.length).length).toBeGreaterThan(10);
  });
});

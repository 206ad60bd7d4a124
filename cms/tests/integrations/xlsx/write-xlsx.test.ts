import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { packStored, unpackZip } from '../../../src/integrations/xlsx/zip';
import { writeXlsx } from '../../../src/integrations/xlsx/write-xlsx';

describe('a written spreadsheet', () => {
  it.each([
    ['what every object of the language has a name for', ['toString', 'constructor', '__proto__', 'valueOf']],
    ['what looks like an escaped character', ['_x0041_', '_x005F_x0041_']],
    ['markup, quotes and accents', ['<b>&amp;</b>', '"açaí"', "d'água"]],
  ])('keeps %s as it is', async (_, texts) => {
    const file = await writeXlsx(
      'Menu',
      ['Name'],
      texts.map((text) => [text]),
    );
    expect(await readSheet(packStored(await unpackZip(file)))).toEqual([
      ['Name'],
      ...texts.map((text) => [text]),
    ]);
  });
});

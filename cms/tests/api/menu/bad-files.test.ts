import { beforeAll, describe, expect, it } from 'vitest';
import type { ImportDto } from '../../../src/contracts/menu-files';
import { newBusiness, type TestBusiness } from '../support/business';
import { FileBody, refusal, type Answer } from '../support/client';
import { fingerprint } from '../support/database';
import { importFile } from '../support/menu-files';
import { tally } from '../support/proof';
import { bookOf, writtenXlsx, zipOf } from '../support/spreadsheets';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

describe('a bad file', () => {
  const MB = 1024 * 1024;
  const HEADS = '<row r="1"><c r="A1" t="inlineStr"><is><t>Category</t></is></c></row>';
  async function expectRefused(
    files: [what: string, file: Uint8Array, status: number, code: string][],
  ): Promise<void> {
    const before = await fingerprint(business.id);
    for (const [what, file, status, code] of files) {
      for (const preview of [true, false]) {
        const answer: Answer<ImportDto> = await importFile(business.owner, business.branch.id, file, {
          preview,
        });
        expect([what, ...refusal(answer)]).toEqual([what, status, code]);
        expect(answer.body.error.details.path?.[0], what).toBe('file');
        expect(answer.body.error.message, what).not.toMatch(/[{}]|undefined/);
      }
    }
    expect(await fingerprint(business.id)).toEqual(before);
    tally('bad files', files.length * 2);
  }

  it('is refused with its place, and nothing of it is stored', async () => {
    const good = await writtenXlsx([
      ['Category', 'Name', 'Price'],
      ['Drinks', 'Water', 1],
    ]);
    const damaged = Buffer.from(good);
    damaged.fill(0xff, 60, 120);
    await expectRefused([
      ['nothing', new Uint8Array(), 400, 'EMPTY_FILE'],
      ['too large', Buffer.alloc(2 * MB + 1, 'x'), 413, 'FILE_TOO_LARGE'],
      ['old Excel', Buffer.from('D0CF11E0A1B11AE1'.padEnd(1024, '0'), 'hex'), 422, 'FILE_UNREADABLE'],
      ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), 422, 'FILE_UNREADABLE'],
      ['NUL in a text', Buffer.from('Category;Name\nA;B\0C'), 422, 'FILE_UNREADABLE'],
      [
        'only the beginning of a ZIP',
        Buffer.from('PK\x03\x04aaaaaaaaaaaaaaaaaaaaaaaa', 'latin1'),
        422,
        'FILE_UNREADABLE',
      ],
      ['half a spreadsheet', good.subarray(0, good.length >> 1), 422, 'FILE_UNREADABLE'],
      ['a damaged spreadsheet', damaged, 422, 'FILE_UNREADABLE'],
      ['a ZIP of something else', zipOf({ 'readme.txt': Buffer.from('hello') }), 422, 'FILE_UNREADABLE'],
      ['broken XML', bookOf('<row r="1"><c'), 422, 'FILE_UNREADABLE'],
      ['a spreadsheet without the columns', bookOf(HEADS), 400, 'MISSING_COLUMN'],
    ]);
  });

  const farOut = (rows: number) =>
    bookOf(
      Array.from(
        { length: rows },
        (_, row) => `<row r="${row + 1}"><c r="XFD${row + 1}"><v>1</v></c></row>`,
      ).join(''),
    );

  it('that would grow beyond measure is refused before it does', async () => {
    const zeros = Buffer.alloc(300 * MB);
    const bomb = { 'xl/sharedStrings.xml': zeros };
    const cell = '<c r="A1" t="inlineStr"><is><t>x</t></is></c>';
    await expectRefused([
      ['300 MB in one part', bookOf(HEADS, [], bomb), 422, 'FILE_UNREADABLE'],
      ['300 MB that say they are 10 bytes', zipOf(bomb, { claims: 10 }), 422, 'FILE_UNREADABLE'],
      ['many parts that overlap', zipOf(bomb, { times: 900, claims: MB }), 422, 'FILE_UNREADABLE'],
      [
        'a row at the end of the world',
        bookOf(`<row r="999999999999">${cell}</row>`),
        422,
        'FILE_UNREADABLE',
      ],
      ['a row of a billion', bookOf(`${HEADS}<row r="1000000000">${cell}</row>`), 422, 'FILE_UNREADABLE'],
      ['a column far out in as many rows as a menu has', farOut(3000), 422, 'FILE_UNREADABLE'],
      ['a column far out in many rows', farOut(20_000), 400, 'TOO_MANY_LINES'],
    ]);
    expect((await business.owner.get('/api/session')).status).toBe(200);
  }, 90_000);

  it('that is sent as something else is not taken', async () => {
    const csv = Buffer.from('Category;Name;Price\nDrinks;Water;1');
    const path = `/api/menu/import?branch=${business.branch.id}`;
    for (const type of ['application/json', 'text/plain', 'text/csv', 'application/x-www-form-urlencoded'])
      expect(refusal(await business.owner.post(path, new FileBody(csv, type))), type).toEqual([
        415,
        'UNSUPPORTED_FILE',
      ]);
    expect(refusal(await business.owner.post(`${path}&role=owner`, new FileBody(csv)))).toEqual([
      400,
      'UNKNOWN_FIELD',
    ]);
  });
});

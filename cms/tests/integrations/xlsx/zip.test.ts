import { describe, expect, it } from 'vitest';
import { SheetRefused } from '../../../src/integrations/sheets/refused';
import { packStored, unpackZip } from '../../../src/integrations/xlsx/zip';
import { zipOf } from '../../api/support/spreadsheets';

const text = (content: string) => Buffer.from(content);
const twoParts = { 'a.xml': text('<a/>'), 'b.xml.rels': text('<b/>') };

/** A copy of a ZIP of which a number in each header of the directory is another, `at` so many bytes after its mark. */
function withNumber(zip: Buffer, at: number, number: number): Buffer {
  const changed = Buffer.from(zip);
  for (let found = zip.indexOf('PK\x01\x02', 0, 'latin1'); found >= 0; ) {
    changed.writeUInt16LE(number, found + at);
    found = zip.indexOf('PK\x01\x02', found + 4, 'latin1');
  }
  return changed;
}

describe('a ZIP', () => {
  it('gives the parts that a reader of spreadsheets looks at, and takes them back', async () => {
    const parts = await unpackZip(zipOf({ ...twoParts, 'picture.png': Buffer.alloc(9) }));
    expect([...parts.keys()]).toEqual(Object.keys(twoParts));
    expect(await unpackZip(packStored(parts))).toEqual(parts);
  });

  it.each([
    ['says its parts are smaller than they are', zipOf(twoParts, { claims: 3 })],
    ['says its parts are larger than they are', zipOf(twoParts, { claims: 5 })],
    ['is larger than spreadsheets are', zipOf({ 'a.xml': Buffer.alloc(25 * 1024 * 1024) })],
    ['names one part several times', zipOf({ 'a.xml': text('<a/>') }, { times: 2 })],
    ['has more parts than spreadsheets have', zipOf({ 'a.png': text('a') }, { times: 1001 })],
    ['is encrypted', withNumber(zipOf(twoParts), 8, 1)],
    ['is packed in another way', withNumber(zipOf(twoParts), 10, 12)],
    ['leads out of itself', zipOf({ '../a.xml': text('<a/>') })],
    ['has lost its end', zipOf(twoParts).subarray(0, -1)],
    ['is none', text('PK\x03\x04')],
  ])('that %s is refused', async (_what, file) => {
    await expect(unpackZip(file)).rejects.toBeInstanceOf(SheetRefused);
  });
});

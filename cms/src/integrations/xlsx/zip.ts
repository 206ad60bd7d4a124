import { buffer } from 'node:stream/consumers';
import { zipSync } from 'fflate';
import { fromBufferPromise, type Entry } from 'yauzl';
import { SheetRefused } from '../sheets/refused';

/** The parts of a ZIP by their names, unpacked. */
export type ZipParts = ReadonlyMap<string, Buffer>;

const MOST_ENTRIES = 1000;
const MOST_BYTES = 24 * 1024 * 1024;
const READ = /\.(xml|rels)$/;

/** Whether a file is packed as spreadsheets are. */
export const isZip = (file: Buffer): boolean =>
  file.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));

/**
 * Unpacks the XML parts of a spreadsheet. What the parts say they come to is added up before anything is unpacked, and
 * yauzl ends a part at the first byte more than it said: what follows can read them without a second thought about their
 * size.
 *
 * @throws SheetRefused
 */
export async function unpackZip(file: Buffer): Promise<ZipParts> {
  try {
    return await unpack(file);
  } catch (cause) {
    throw new SheetRefused('unreadable', 0, 0, { cause });
  }
}

async function unpack(file: Buffer): Promise<ZipParts> {
  const zip = await fromBufferPromise(file, { validateEntrySizes: true });
  if (zip.entryCount > MOST_ENTRIES) throw new RangeError('More parts than a spreadsheet has');
  const entries = new Map<string, Entry>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    if (!READ.test(entry.fileName)) continue;
    // Which of two the reader would take, nobody can tell.
    if (entries.has(entry.fileName)) throw new RangeError('Two parts of one name');
    entries.set(entry.fileName, entry);
    bytes += entry.uncompressedSize;
    if (bytes > MOST_BYTES) throw new RangeError('Larger than a spreadsheet is');
  }
  const parts = new Map<string, Buffer>();
  for (const [name, entry] of entries) parts.set(name, await buffer(await zip.openReadStreamPromise(entry)));
  return parts;
}

/** Packs parts into a ZIP without compression. */
export const packStored = (parts: ZipParts): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(parts), { level: 0 }));

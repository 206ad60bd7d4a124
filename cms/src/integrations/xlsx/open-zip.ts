import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { SheetRefused } from '../sheets/refused';

const inflate = promisify(inflateRaw);

/** A part of a ZIP, unpacked. */
export interface ZipPart {
  name: Buffer;
  content: Buffer;
}

interface Entry {
  name: Buffer;
  deflated: boolean;
  packed: Buffer;
  bytes: number;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const MOST_ENTRIES = 1000;
const MOST_BYTES = 24 * 1024 * 1024;
const READ = /\.(xml|rels)$/;

/** Whether a file is packed as spreadsheets are. */
export const isZip = (file: Buffer): boolean =>
  file.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));

/**
 * Unpacks the XML parts of a spreadsheet (ZIP, APPNOTE 6.3). What the parts say they come to is added up before anything
 * is unpacked, and none may give a byte more than it said: what follows can read them without a second thought about
 * their size.
 *
 * @throws SheetRefused
 */
export async function unpackZip(file: Buffer): Promise<ZipPart[]> {
  const entries = entriesOf(file);
  if (entries.reduce((sum, { bytes }) => sum + bytes, 0) > MOST_BYTES) throw new SheetRefused('unreadable');
  const parts: ZipPart[] = [];
  for (const entry of entries) parts.push({ name: entry.name, content: await unpack(entry) });
  return parts;
}

async function unpack({ deflated, packed, bytes }: Entry): Promise<Buffer> {
  const content = deflated
    ? await inflate(packed, { maxOutputLength: Math.max(bytes, 1) }).catch(() => null)
    : packed;
  if (content?.length !== bytes) throw new SheetRefused('unreadable');
  return content;
}

function entriesOf(file: Buffer): Entry[] {
  const end = file.lastIndexOf(signature(END));
  if (end < 0 || end < file.length - END_BYTES - LONGEST_COMMENT) throw new SheetRefused('unreadable');
  const read = reading(file);
  const count = read.short(end + 10);
  if (count > MOST_ENTRIES) throw new SheetRefused('unreadable');
  const entries: Entry[] = [];
  let at = read.long(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (read.long(at) !== CENTRAL) throw new SheetRefused('unreadable');
    const [flags, method] = [read.short(at + 8), read.short(at + 10)];
    const nameBytes = read.short(at + 28);
    const name = read.part(at + 46, nameBytes);
    if (READ.test(name.toString('utf8'))) {
      // Encrypted, or packed in another way than spreadsheets are.
      if ((flags & 1) === 1 || (method !== 0 && method !== 8)) throw new SheetRefused('unreadable');
      const local = read.long(at + 42);
      if (read.long(local) !== LOCAL) throw new SheetRefused('unreadable');
      const begins = local + 30 + read.short(local + 26) + read.short(local + 28);
      const packed = read.part(begins, read.long(at + 20));
      entries.push({ name, deflated: method === 8, packed, bytes: read.long(at + 24) });
    }
    at += 46 + nameBytes + read.short(at + 30) + read.short(at + 32);
  }
  return entries;
}

/** Reads that end where the file does. */
function reading(file: Buffer) {
  const part = (at: number, bytes: number): Buffer => {
    if (at + bytes > file.length) throw new SheetRefused('unreadable');
    return file.subarray(at, at + bytes);
  };
  return {
    part,
    short: (at: number) => part(at, 2).readUInt16LE(),
    long: (at: number) => part(at, 4).readUInt32LE(),
  };
}

function signature(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}

/** Packs parts into a ZIP without compression. */
export function packStored(parts: readonly ZipPart[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of parts) {
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(content.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    bodies.push(signature(LOCAL), facts, name, content);
    directory.push(signature(CENTRAL), Buffer.from([20, 0]), facts, place, name);
    offset += 30 + name.length + content.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}

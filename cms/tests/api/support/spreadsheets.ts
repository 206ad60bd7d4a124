import { crc32, deflateRawSync } from 'node:zlib';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import type { StreamedCell } from '../../../src/integrations/xlsx/sheet-xml';
import { streamXlsx } from '../../../src/integrations/xlsx/stream-xlsx';

/** A spreadsheet as the server writes it. */
export async function streamedXlsx(
  headings: readonly string[],
  rows: readonly (readonly StreamedCell[])[],
  decimals = 2,
): Promise<Buffer> {
  async function* pages() {
    yield await Promise.resolve(rows);
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of streamXlsx('Menu', headings, pages(), { decimals })) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A spreadsheet with these cells. */
export const writtenXlsx = (rows: SheetData): Promise<Buffer> => writeExcelFile(rows).toBuffer();

/**
 * A ZIP with these parts; `claims` is what each says it comes to unpacked, and with `times` its directory names the
 * first part so often.
 */
export function zipOf(
  parts: Record<string, Buffer>,
  { claims, times = 1 }: { claims?: number; times?: number } = {},
): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(parts)) {
    const [name, packed] = [Buffer.from(path), deflateRawSync(content)];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claims ?? content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    bodies.push(Buffer.from('PK\x03\x04', 'latin1'), facts, name, packed);
    const entry = [Buffer.from('PK\x01\x02\x14\0', 'latin1'), facts, place, name];
    for (let time = 0; time < times; time += 1) directory.push(...entry);
    offset += 30 + name.length + packed.length;
  }
  const [body, names] = [Buffer.concat(bodies), Buffer.concat(directory)];
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(Object.keys(parts).length * times, 8);
  end.writeUInt16LE(Object.keys(parts).length * times, 10);
  end.writeUInt32LE(names.length, 12);
  end.writeUInt32LE(body.length, 16);
  return Buffer.concat([body, names, end]);
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A spreadsheet of one sheet with these rows, written as XML, and the texts that its cells name by number. */
export function bookOf(
  rows: string,
  texts: readonly string[] = [],
  more: Record<string, Buffer> = {},
): Buffer {
  return zipOf({
    '[Content_Types].xml': Buffer.from('<Types/>'),
    'xl/workbook.xml': Buffer.from(
      '<workbook><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': Buffer.from(
      `<Relationships><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ),
    'xl/sharedStrings.xml': Buffer.from(
      `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    ),
    'xl/worksheets/sheet1.xml': Buffer.from(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    ...more,
  });
}

import { SheetRefused } from '../sheets/refused';
import type { ZipParts } from './zip';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const SHEET = /<(?:\w{1,20}:)?sheet(\s[^>]{0,2000})>/;
const RELATION = /<(?:\w{1,20}:)?Relationship(\s[^>]{0,2000})>/g;
const ROW = /<(?:\w{1,20}:)?row(?=[\s/>])([^>]{0,2000})>/g;
/** A value (`v`) or a text of its own (`t`) that is not empty. */
const VALUE = /<(?:\w{1,20}:)?[vt](?:\s[^>]{0,200})?>[^<]/;

/**
 * Refuses a spreadsheet whose first sheet has more rows with values than `most`, by a look at its XML (ECMA-376, part 1,
 * 18.3) that ends at the first row too many: the reader would build all of them before it gives any. Rows that only
 * have a format do not count. A workbook whose first sheet cannot be found this way is left to the reader.
 *
 * @throws SheetRefused
 */
export function checkRowCount(parts: ZipParts, most: number): void {
  const xml = textOf(parts, firstSheetOf(parts));
  let [filled, number, begins] = [0, 0, 0];
  const close = (end: number) => {
    if (number === 0 || !VALUE.test(xml.slice(begins, end))) return;
    filled += 1;
    if (filled > most) throw new SheetRefused('too many lines', number, most - 1);
  };
  for (const { 0: tag, 1: attributes = '', index } of xml.matchAll(ROW)) {
    close(index);
    number = Number(/\sr="(\d+)"/.exec(attributes)?.[1] ?? number + 1);
    begins = index + tag.length;
  }
  close(xml.length);
}

function firstSheetOf(parts: ZipParts): string {
  const sheet = SHEET.exec(textOf(parts, WORKBOOK))?.[1] ?? '';
  const id = /\s\w{1,20}:id="([^"]+)"/.exec(sheet)?.[1];
  for (const [, relation = ''] of textOf(parts, RELATIONS).matchAll(RELATION)) {
    const target = /\sTarget="([^"]+)"/.exec(relation)?.[1];
    if (target !== undefined && /\sId="([^"]+)"/.exec(relation)?.[1] === id)
      return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  }
  return '';
}

const textOf = (parts: ZipParts, name: string): string => parts.get(name)?.toString('latin1') ?? '';

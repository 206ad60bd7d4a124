import { DAY_MIN, DAY_MS } from '../../domain/time';

/** A cell: a text, a number, an amount, an instant by the clock of a place, or nothing. */
export type StreamedCell =
  | string
  | number
  | null
  | { amount: number }
  | { /** 'YYYY-MM-DD' */ day: string; /** Of the day, 0 to 1439. */ minutes: number };

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Places in the list of formats that `CELL_STYLES` writes. */
const STYLE = { bold: 1, amount: 2, instant: 3 } as const;

/** The parts around one sheet, by their names. Source: ECMA-376, part 1, 12.2 and 18.2. */
export const WORKBOOK_PARTS = (sheet: string): [name: string, text: string][] => [
  [
    '[Content_Types].xml',
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${xmlText(sheet.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  ],
];

/** How headings, amounts with so many decimals and instants look. */
export const CELL_STYLES = (decimals: number): string => {
  const amount = decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`;
  const format = (numFmtId: number, fontId = 0) =>
    `<xf numFmtId="${numFmtId}" fontId="${fontId}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`;
  return `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="${amount}"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd hh:mm"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4">${format(0)}${format(0, 1)}${format(164)}${format(165)}</cellXfs></styleSheet>`;
};

const WIDTH = 16;

/** What stands before and behind the rows of a sheet: its first row stays in sight. */
export const sheetFrame = (columns: number): [head: string, foot: string] => [
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns}" width="${WIDTH}" customWidth="1"/></cols><sheetData>`,
  '</sheetData></worksheet>',
];

/** A row by its number, from 1 on. */
export const sheetRow = (cells: readonly StreamedCell[], row: number, bold = false): string =>
  `<row r="${row}">${cells.map((cell, column) => cellXml(cell, `${letters(column)}${row}`, bold)).join('')}</row>`;

function cellXml(cell: StreamedCell, at: string, bold: boolean): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string') {
    const style = bold ? ` s="${STYLE.bold}"` : '';
    return `<c r="${at}" t="inlineStr"${style}><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
  }
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if ('amount' in cell) return `<c r="${at}" s="${STYLE.amount}"><v>${cell.amount}</v></c>`;
  return `<c r="${at}" s="${STYLE.instant}"><v>${serialOf(cell)}</v></c>`;
}

/** Column 0 is A, 26 is AA. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

/** Day 0 of spreadsheets. */
const EPOCH_MS = Date.UTC(1899, 11, 30);

const serialOf = ({ day, minutes }: { day: string; minutes: number }): number =>
  (Date.parse(`${day}T00:00:00Z`) - EPOCH_MS) / DAY_MS + minutes / DAY_MIN;

/**
 * A text as XML holds it: without what XML cannot hold; what looks like an escaped character is none. Source: XML 1.0, 2.2;
 * ECMA-376, part 1, 22.9.2.19.
 */
function xmlText(text: string): string {
  return text
    .replace(NO_XML, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[<>&"]/g, (character) => ENTITIES[character] ?? character);
}

// oxlint-disable-next-line no-control-regex -- the characters that XML forbids; by `u`, halves of a pair only where they stand alone
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu;
const ENTITIES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

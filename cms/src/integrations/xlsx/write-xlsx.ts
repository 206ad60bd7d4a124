import writeExcelFile, { type SheetData } from 'write-excel-file/node';

/** A cell: a text, a number, or an amount with so many decimals. */
type XlsxCell = string | number | { amount: number; decimals: number };

const WIDEST = 50;
const NARROWEST = 8;

/** An Excel file (XLSX) with one sheet, its headings in bold and always in sight. Texts are texts: nothing is computed. */
export async function writeXlsx(
  sheet: string,
  headings: readonly string[],
  rows: readonly (readonly XlsxCell[])[],
): Promise<Buffer> {
  const data: SheetData = [
    headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(cellOf)),
  ];
  const columns = headings.map((heading, index) => ({
    width: Math.min(WIDEST, Math.max(NARROWEST, ...[heading, ...rows.map((row) => row[index])].map(widthOf))),
  }));
  return writeExcelFile(data, { sheet, columns, stickyRowsCount: 1 }).toBuffer();
}

function cellOf(cell: XlsxCell) {
  if (cell === '') return null;
  if (typeof cell === 'string') return { value: xmlText(cell), type: String };
  if (typeof cell === 'number') return { value: cell, type: Number };
  return {
    value: cell.amount,
    type: Number,
    format: cell.decimals === 0 ? '0' : `0.${'0'.repeat(cell.decimals)}`,
  };
}

/**
 * What looks like an escaped character is none. Source: ECMA-376, part 1, 22.9.2.19. The writer numbers texts in an
 * object, which takes the names that every object has for numbered already: of these the first character is escaped.
 */
const xmlText = (text: string) => {
  const plain = text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
  return plain in Object.prototype ? plain.replace(/^./, escaped) : plain;
};

const escaped = (character: string) => `_x${character.charCodeAt(0).toString(16).padStart(4, '0')}_`;

const widthOf = (cell: XlsxCell | undefined): number =>
  typeof cell === 'string' ? cell.length + 2 : NARROWEST;

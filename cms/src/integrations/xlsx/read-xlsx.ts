import { readSheet } from 'read-excel-file/node';
import { BoundedSheet, type Sheet, type SheetLimits } from '../sheets/bounded-sheet';
import { checkRowCount } from './first-sheet';
import { packStored, unpackZip } from './zip';

/**
 * Reads the first sheet of an Excel file (XLSX). Formulas give what they came to when the file was saved; dates become
 * `2026-11-21 18:00` by the sheet's own clock. To be called on a thread that may be given up: the reader takes as much
 * memory and time as it likes.
 *
 * @throws SheetRefused, or whatever the reader makes of a damaged file
 */
export async function readXlsx(file: Buffer, limits: SheetLimits): Promise<Sheet> {
  const parts = await unpackZip(file);
  // The headings are a row as well.
  checkRowCount(parts, limits.lines + 1);
  const sheet = new BoundedSheet(limits);
  const rows = await readSheet(packStored(parts));
  rows.forEach((row, index) => sheet.add(index + 1, row.slice(0, limits.columns).map(cellOf)));
  return sheet.sheet();
}

/**
 * A time of a spreadsheet is a fraction of a day: 18:05 is stored as 0.75347222222222, a moment before it, and with four
 * decimals up to 4.3 s before.
 */
const SERIAL_SLACK_MS = 5000;

const two = (number: number) => String(number).padStart(2, '0');

/** The reader says of dates that they are constructors of dates: what a value is has to be looked at. */
function cellOf(value: unknown): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return value.replace(/\p{Surrogate}/gu, '\uFFFD').trim();
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return '';
  // The reader gives the clock of the sheet as if it stood in Greenwich.
  const at = new Date(value.getTime() + SERIAL_SLACK_MS);
  return `${at.toISOString().slice(0, 10)} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
}

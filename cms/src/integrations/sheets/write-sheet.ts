import { decimalSeparator, minorDigits } from '../../domain/money';
import { csvRow } from '../csv/csv-row';
import { streamXlsx } from '../xlsx/stream-xlsx';
import type { StreamedCell } from '../xlsx/sheet-xml';

export type SheetFormat = 'csv' | 'xlsx';

export const SHEET_TYPES: Readonly<Record<SheetFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

interface WrittenSheet {
  /** Its name, at most 31 characters. */
  name: string;
  headings: readonly string[];
  /** ISO 3166-1 alpha-2, of the business. */
  country: string;
  /** ISO 4217 */
  currency: string;
}

interface AmountNotation {
  decimals: number;
  /** `.` or `,` */
  separator: string;
}

type Pages = AsyncIterable<readonly (readonly StreamedCell[])[]>;

/** Rows as they come, in the bytes of a format. Texts that begin like a formula are written so that no spreadsheet runs them. */
export function writeSheet(
  format: SheetFormat,
  pages: Pages,
  { name, headings, country, currency }: WrittenSheet,
): AsyncIterable<Uint8Array> {
  const decimals = minorDigits(currency);
  return format === 'csv'
    ? csvOf(headings, pages, { decimals, separator: decimalSeparator(country) })
    : streamXlsx(name, headings, pages, { decimals });
}

/** With the mark in front by which spreadsheets know UTF-8. */
async function* csvOf(
  headings: readonly string[],
  pages: Pages,
  amounts: AmountNotation,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`\uFEFF${csvRow(headings)}`);
  for await (const page of pages) {
    yield Buffer.from(page.map((cells) => csvRow(cells.map((cell) => plain(cell, amounts)))).join(''));
  }
}

/** Amounts as spreadsheets of the country add them up; `2031-04-03 19:05`, which every one reads as a date. */
function plain(cell: StreamedCell, { decimals, separator }: AmountNotation): string | number | null {
  if (cell === null || typeof cell !== 'object') return cell;
  if ('amount' in cell) return cell.amount.toFixed(decimals).replace('.', separator);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${cell.day} ${two(Math.floor(cell.minutes / 60))}:${two(cell.minutes % 60)}`;
}

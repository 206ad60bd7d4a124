import { minorDigits } from '../../../domain/money';
import { csvRow } from '../../../integrations/csv/csv-row';
import { streamXlsx } from '../../../integrations/xlsx/stream-xlsx';
import { headingsOf, type OrderCell, type SheetPlace } from '../export/order-cells';

type Pages = AsyncIterable<OrderCell[][]>;

/** Rows as they come, in the bytes of a format. */
export function writeSheet(
  format: 'csv' | 'xlsx',
  pages: Pages,
  place: SheetPlace,
): AsyncIterable<Uint8Array> {
  const { words, currency } = place;
  const decimals = minorDigits(currency);
  return format === 'csv'
    ? csvOf(headingsOf(words), pages, decimals)
    : streamXlsx(words.sheet, headingsOf(words), pages, { decimals });
}

/** With the mark in front by which spreadsheets know UTF-8. */
async function* csvOf(headings: string[], pages: Pages, decimals: number): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`\uFEFF${csvRow(headings)}`);
  for await (const page of pages) {
    yield Buffer.from(page.map((cells) => csvRow(cells.map((cell) => plain(cell, decimals)))).join(''));
  }
}

/** Amounts with a point, so that every spreadsheet adds them up; `2031-04-03 19:05`, which every one reads as a date. */
function plain(cell: OrderCell, decimals: number): string | number | null {
  if (cell === null || typeof cell !== 'object') return cell;
  if ('amount' in cell) return cell.amount.toFixed(decimals);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${cell.day} ${two(Math.floor(cell.minutes / 60))}:${two(cell.minutes % 60)}`;
}

import { decimalSeparator, minorDigits } from '../../../domain/money';
import { csvRow } from '../../../integrations/csv/csv-row';
import { streamXlsx } from '../../../integrations/xlsx/stream-xlsx';
import { headingsOf, type OrderCell, type SheetPlace } from '../export/order-cells';

interface AmountNotation {
  decimals: number;
  /** `.` or `,` */
  separator: string;
}

type Pages = AsyncIterable<OrderCell[][]>;

/** Rows as they come, in the bytes of a format. */
export function writeSheet(
  format: 'csv' | 'xlsx',
  pages: Pages,
  place: SheetPlace,
): AsyncIterable<Uint8Array> {
  const { words, country, currency } = place;
  const decimals = minorDigits(currency);
  return format === 'csv'
    ? csvOf(headingsOf(words), pages, { decimals, separator: decimalSeparator(country) })
    : streamXlsx(words.sheet, headingsOf(words), pages, { decimals });
}

/** With the mark in front by which spreadsheets know UTF-8. */
async function* csvOf(headings: string[], pages: Pages, amounts: AmountNotation): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`\uFEFF${csvRow(headings)}`);
  for await (const page of pages) {
    yield Buffer.from(page.map((cells) => csvRow(cells.map((cell) => plain(cell, amounts)))).join(''));
  }
}

/** Amounts as spreadsheets of the country add them up; `2031-04-03 19:05`, which every one reads as a date. */
function plain(cell: OrderCell, { decimals, separator }: AmountNotation): string | number | null {
  if (cell === null || typeof cell !== 'object') return cell;
  if ('amount' in cell) return cell.amount.toFixed(decimals).replace('.', separator);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${cell.day} ${two(Math.floor(cell.minutes / 60))}:${two(cell.minutes % 60)}`;
}

import type { z } from 'zod';
import type { salesExportQuery } from '../../../contracts/sales';
import type { Language } from '../../../contracts/session';
import { read } from '../../../database/transaction';
import { minorDigits } from '../../../domain/money';
import { SHEET_TYPES, writeSheet } from '../../../integrations/sheets/write-sheet';
import type { Viewer } from '../../../sessions/viewer';
import { SALES_WORDS, type SalesColumn } from '../export/words';
import { readSales } from './read-sales';
import { salesScope } from './sales-scope';

type Query = z.output<typeof salesExportQuery>;

/** The table by day as a file: a row for each business day and one for all of them. */
export async function exportSales(
  viewer: Viewer,
  { format, ...period }: Query,
  language: Language,
  now: Date,
) {
  const words = SALES_WORDS[language];
  const sales = await readSales(viewer, { ...period, compare: 'none' }, now);
  const { country, currency } = await read((sql) => salesScope(sql, viewer, period));
  const columns = Object.keys(words.columns) as SalesColumn[];
  const rows = [...sales.days, { ...sales.total, day: words.total }].map((row) => {
    const cells = { ...row, openCents: row.open.cents, openOrders: row.open.orders, currency };
    const lost = {
      cancelledOrders: row.cancelled.orders,
      rejectedOrders: row.rejected.orders + row.expired.orders,
    };
    const values: Record<SalesColumn, string | number> = { ...cells, ...lost };
    return columns.map((column) => {
      const value = values[column];
      return column.endsWith('Cents') ? { amount: Number(value) / 10 ** minorDigits(currency) } : value;
    });
  });
  const name = `${words.sheet}-${period.from}-${period.to}.${format}`;
  const headings = columns.map((column) => words.columns[column]);
  async function* pages() {
    yield await Promise.resolve(rows);
  }
  return {
    name,
    type: SHEET_TYPES[format],
    content: writeSheet(format, pages(), { name: words.sheet, headings, country, currency }),
  };
}

import { headingOf, type FileColumn } from '@domain/menu-files';
import { formatAmount } from '@domain/money';
import { starterMenu } from '@domain/starter-menus';
import type { Language } from '@entities/session/session-types';
import { toCsv } from '@shared/table/csv';

/** What most menus have; an export shows everything a file can say. */
const COLUMNS: readonly FileColumn[] = [
  'category',
  'name',
  'description',
  'priceCents',
  'promoPriceCents',
  'costCents',
  'sku',
  'serves',
  'state',
];

/** A file to fill in, with three lines that show how. */
export function templateCsv(
  language: Language,
  { country, currency }: { country: string; currency: string },
): Promise<string> {
  const menu = starterMenu('BRAZILIAN_LUNCH', language, currency);
  const rows = menu.categories
    .flatMap(({ name: category, products }) => products.map((product) => ({ category, ...product })))
    .filter(({ variationGroup }) => variationGroup === undefined)
    .slice(0, 3);
  const cells = (row: (typeof rows)[number]): Record<string, string> => ({
    category: row.category,
    name: row.name,
    description: row.description ?? '',
    priceCents: formatAmount(row.priceCents, currency, country, { grouping: false }),
    serves: String(row.serves ?? ''),
  });
  return toCsv(
    rows,
    COLUMNS.map((column) => ({
      title: headingOf(column, language),
      value: (row) => cells(row)[column] ?? '',
    })),
  );
}

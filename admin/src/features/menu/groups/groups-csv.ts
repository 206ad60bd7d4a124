import type { ExtraGroupDto, VariationGroupDto } from '@contracts/menu';
import { laterEnd } from '@domain/menu';
import type { ParseKeys } from 'i18next';
import { isInUse } from './parts';
import { inPlace, soldOutUntilOf, type GroupRow } from './group-kind';
import type { WordKeys } from '@shared/format/word-keys';
import { toCsv, type CsvColumn } from '@shared/table/csv';

interface GroupsCsvWords<R extends GroupRow> {
  /** Titles and the words of values, by their key in `menu`. */
  t: (key: ParseKeys<'menu'>) => string;
  /** Minor units as a file of the business has them. */
  amount: (cents: number) => string;
  ruleOf: (row: R) => string;
  /** An instant as spreadsheets read it, in the branch's time. */
  instant: (at: string) => string;
}

type Part = ExtraGroupDto['extras'][number] | VariationGroupDto['variations'][number];

/** Groups as a sheet: a line for each option. */
export function groupsCsv<R extends GroupRow>(rows: readonly R[], words: GroupsCsvWords<R>): Promise<string> {
  const { t, ruleOf, instant } = words;
  const amount = (cents: number | null) => (cents === null ? null : words.amount(cents));
  const lines = rows.flatMap((row) => partsOf(row).map((part) => ({ row, part })));
  const column = (
    key: WordKeys<'menu', 'groups.columns'>,
    value: CsvColumn<{ row: R; part: Part }>['value'],
  ) => ({
    title: t(`groups.columns.${key}`),
    value,
  });
  return toCsv(lines, [
    column('group', ({ row }) => row.name),
    column('internalName', ({ row }) => row.internalName),
    column('groupState', ({ row }) => t(`states.${row.state}`)),
    column('rule', ({ row }) => ruleOf(row)),
    column('usedBy', ({ row }) => row.usedBy),
    column('option', ({ part }) => part.name),
    column('price', ({ part }) => amount(part.priceCents)),
    column('promoPrice', ({ part }) => ('promoPriceCents' in part ? amount(part.promoPriceCents) : null)),
    column('sku', ({ part }) => ('sku' in part ? part.sku : null)),
    column('maxQuantity', ({ part }) => ('maxQuantity' in part ? part.maxQuantity : null)),
    column('chosenBefore', ({ part }) =>
      'isDefault' in part ? Number(part.isDefault) : part.defaultQuantity,
    ),
    column('state', ({ part }) => t(`states.${part.state}`)),
    column('stock', ({ part }) => part.stockQuantity),
    column('soldOutUntil', ({ row, part }) => {
      const until = laterEnd(soldOutUntilOf(row), part.soldOutUntil);
      return until && instant(until);
    }),
  ]);
}

const partsOf = (row: GroupRow): Part[] =>
  ('extras' in row ? inPlace<Part>(row.extras) : inPlace<Part>(row.variations)).filter(isInUse);

import { escapeFormula, joinList, oneLine, type Cell } from '../table-files';
import { FILE_COLUMNS, headingOf, type FileColumn } from './columns';
import { writeField, type AmountCell, type Notation } from './fields';
import { isFileField } from './file-fields';
import type { KnownMenu, KnownProduct } from './known';
import type { Named } from './names';
import { writeOwnPrices } from './own-prices';

/** The cells of a product. */
export type WrittenRow = (Cell | AmountCell)[];

/** A menu as a file: its headings, and a row for each product, made as they are read. */
interface WrittenSheet {
  headings: string[];
  rows: Iterable<WrittenRow>;
}

/** Writes a menu so that `readLines` and `planImport` find nothing to change in it. */
export function writeLines(menu: KnownMenu, notation: Notation): WrittenSheet {
  const names = {
    category: nameMap(menu.categories),
    variationGroup: nameMap(menu.variationGroups),
    extraGroups: nameMap(menu.extraGroups),
  };
  const groups = new Map(menu.variationGroups.map((group) => [group.id, group]));
  const list = (of: ReadonlyMap<string, string>, ids: readonly string[]) =>
    escapeFormula(joinList(ids.flatMap((id) => of.get(id) ?? [])));

  const cell = (product: KnownProduct, column: FileColumn): Cell | AmountCell => {
    if (isFileField(column)) return writeField(column, product[column], notation);
    switch (column) {
      case 'id':
        return product.id;
      case 'name':
        return escapeFormula(oneLine(product.name));
      case 'category':
        return list(names.category, product.categoryIds);
      case 'variationGroup':
        return escapeFormula(oneLine(names.variationGroup.get(product.variationGroupId ?? '') ?? ''));
      case 'variationPrices':
        return writeOwnPrices(product.variationPrices, groups.get(product.variationGroupId ?? ''), notation);
      case 'extraGroups':
        return list(names.extraGroups, product.extraGroupIds);
    }
  };
  return {
    headings: FILE_COLUMNS.map((column) => headingOf(column, notation.words)),
    rows: {
      *[Symbol.iterator]() {
        for (const product of menu.products) yield FILE_COLUMNS.map((column) => cell(product, column));
      },
    },
  };
}

const nameMap = (rows: readonly Named[]): ReadonlyMap<string, string> =>
  new Map(rows.map(({ id, name }) => [id, name]));

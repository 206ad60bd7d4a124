import type { VariationPrice } from '../menu';
import { joinList, oneLine, unescapeFormula } from '../table-files';
import { FILE_FIELDS, type FileColumn } from './columns';
import { sameInFile, writeField, type Notation } from './fields';
import type { FileField, FileFields } from './file-fields';
import type { KnownMenu, KnownProduct } from './known';
import type { Named } from './names';
import { sameOwnPrices, writeOwnPrices } from './own-prices';

/** What a line wants of its product: of what it does not say nothing is there. */
export interface Target {
  /** Whether the line knows its product by id, so that its categories are all of them. */
  exact: boolean;
  name: string;
  fields: Partial<FileFields>;
  /** Of those that are still to be made the id is null. */
  categories: { id: string | null; name: string }[];
  variationGroupId?: string | null;
  variationPrices?: VariationPrice[];
  extraGroupIds?: string[];
}

/** Amounts in minor units and counts as numbers, everything else as the file writes it. */
type Shown = string | number | null;

export interface FileChange {
  field: FileColumn;
  before: Shown;
  after: Shown;
}

/** What would be different, field by field. */
export function changesOf(
  target: Target,
  product: KnownProduct,
  menu: KnownMenu,
  notation: Notation,
): FileChange[] {
  const changes: FileChange[] = [];
  const categories = categoriesOf(target, product, menu);
  if (categories) changes.push(categories);
  if (oneLine(target.name) !== oneLine(product.name))
    changes.push({ field: 'name', before: product.name, after: target.name });
  for (const field of FILE_FIELDS) compare(changes, field, target, product, notation);

  const { variationGroupId, variationPrices, extraGroupIds } = target;
  const current = product.variationGroupId;
  if (variationGroupId !== undefined && variationGroupId !== current)
    changes.push({
      field: 'variationGroup',
      before: namesIn(menu.variationGroups, current === null ? [] : [current]),
      after: namesIn(menu.variationGroups, variationGroupId === null ? [] : [variationGroupId]),
    });
  if (variationPrices && !sameOwnPrices(variationPrices, product.variationPrices)) {
    const written = (prices: readonly VariationPrice[], groupId: string | null) =>
      unescapeFormula(
        writeOwnPrices(
          prices,
          menu.variationGroups.find(({ id }) => id === groupId),
          notation,
        ),
      ) || null;
    changes.push({
      field: 'variationPrices',
      before: written(product.variationPrices, current),
      after: written(variationPrices, variationGroupId === undefined ? current : variationGroupId),
    });
  }
  const extras = known(menu.extraGroups, product.extraGroupIds);
  if (extraGroupIds && extraGroupIds.join() !== extras.join())
    changes.push({
      field: 'extraGroups',
      before: namesIn(menu.extraGroups, extras),
      after: namesIn(menu.extraGroups, extraGroupIds),
    });
  return changes;
}

function compare<F extends FileField>(
  changes: FileChange[],
  field: F,
  { fields }: Target,
  product: KnownProduct,
  notation: Notation,
): void {
  const after: FileFields[F] | undefined = fields[field];
  const before: FileFields[F] = product[field];
  if (after === undefined || sameInFile(field, before, after, notation)) return;
  changes.push({ field, before: shown(field, before, notation), after: shown(field, after, notation) });
}

function shown<F extends FileField>(field: F, value: FileFields[F], notation: Notation): Shown {
  if (value === null && field !== 'availability') return null;
  const cell = writeField(field, value, notation);
  if (typeof cell === 'object') return cell.cents;
  return typeof cell === 'string' ? unescapeFormula(cell) : cell;
}

/** One category that the product is in among others leaves it there, unless the line speaks of this very product. */
function categoriesOf(
  { exact, categories }: Target,
  product: KnownProduct,
  menu: KnownMenu,
): FileChange | null {
  if (categories.length === 0) return null;
  const current = known(menu.categories, product.categoryIds);
  const wanted = categories.map(({ id }) => id);
  const stays = !exact && wanted.length === 1 && wanted[0] !== null && current.includes(wanted[0] ?? '');
  const same =
    new Set(wanted).size === current.length && wanted.every((id) => id !== null && current.includes(id));
  if (stays || same) return null;
  return {
    field: 'category',
    before: namesIn(menu.categories, current),
    after: joinList(categories.map(({ name }) => name)),
  };
}

const known = (rows: readonly Named[], ids: readonly string[]): string[] =>
  ids.filter((id) => rows.some((row) => row.id === id));

function namesIn(rows: readonly Named[], ids: readonly string[]): string | null {
  const names = ids.flatMap((id) => rows.find((row) => row.id === id)?.name ?? []);
  return names.length === 0 ? null : joinList(names);
}

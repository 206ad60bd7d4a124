import type { Menu } from '../menu';
import { holdsParts, mergeParts } from './parts';
import type { FieldValues, StagedChange, StagedEntity } from './release';

/**
 * What the staged fields of a row become: what was staged, whatever the row has by now; of a group's parts only what
 * was staged of each, so that prices changed with the others and pauses since stay.
 *
 * @param current the row's fields as they are, by their names on the wire
 */
export function fieldsToWrite(
  { fields, base }: Pick<StagedChange, 'fields' | 'base'>,
  current: FieldValues,
): Record<string, unknown> {
  const written = Object.entries(fields).map(([field, wanted]): [string, unknown] => [
    field,
    holdsParts(field) ? mergeParts(base[field], current[field], wanted, 'wanted') : wanted,
  ]);
  return Object.fromEntries(written);
}

/**
 * The menu as it would be with the changes published: a copy, in which rows that no change is about are the same
 * objects. Changes of rows that are not in the menu, and fields that menus do not know, change nothing.
 */
export function layOver(menu: Menu, changes: readonly StagedChange[]): Menu {
  const over = <R extends { id: string }>(entity: StagedEntity, rows: readonly R[]): R[] => {
    const staged = new Map(
      changes.filter((change) => change.entity === entity).map((change) => [change.entityId, change]),
    );
    return rows.map((row) => {
      const change = staged.get(row.id);
      return change ? laidOver(row, change) : row;
    });
  };
  return {
    categories: over('category', menu.categories),
    products: over('product', menu.products),
    variationGroups: over('variation-group', menu.variationGroups),
    extraGroups: over('extra-group', menu.extraGroups),
  };
}

function laidOver<R extends { id: string }>(row: R, change: StagedChange): R {
  const current = new Map<string, unknown>(Object.entries(row));
  const written = fieldsToWrite(change, Object.fromEntries(current));
  const known = Object.entries(written).filter(([field]) => current.has(field));
  return { ...row, ...Object.fromEntries(known) };
}

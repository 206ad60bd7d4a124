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
    holdsParts(field, fields)
      ? mergeParts(field, { base: base[field], current: current[field], wanted }, 'wanted')
      : wanted,
  ]);
  return Object.fromEntries(written);
}

/**
 * What is staged of a row once `wanted` is staged on top of an earlier change of it: another field beside it, another
 * value instead of it; of parts only what is wanted otherwise than the row has it, so that the rest of what was staged
 * of them stays.
 *
 * @param current the row's fields as they are, by their names on the wire
 */
export function stagedTogether(
  earlier: Pick<StagedChange, 'fields' | 'base'>,
  wanted: FieldValues,
  current: FieldValues,
): FieldValues {
  const staged = fieldsToWrite(earlier, current);
  const both = { ...earlier.fields, ...wanted };
  const over = Object.entries(wanted).map(([field, value]): [string, unknown] => {
    if (!(field in staged) || !holdsParts(field, both)) return [field, value];
    const versions = { base: current[field], current: staged[field], wanted: value };
    return [field, mergeParts(field, versions, 'wanted')];
  });
  return { ...both, ...Object.fromEntries(over) };
}

/**
 * The menu as it would be with the changes published: a copy, in which rows that no change is about are the same
 * objects. Changes of rows that are not in the menu, and fields that menus do not know, change nothing.
 */
export function applyRelease(menu: Menu, changes: readonly StagedChange[]): Menu {
  const over = <R extends { id: string }>(entity: StagedEntity, rows: readonly R[]): R[] => {
    const staged = new Map(
      changes.filter((change) => change.entity === entity).map((change) => [change.entityId, change]),
    );
    return rows.map((row) => {
      const change = staged.get(row.id);
      return change ? withChangeApplied(row, change) : row;
    });
  };
  return {
    categories: over('category', menu.categories),
    products: over('product', menu.products),
    variationGroups: over('variation-group', menu.variationGroups),
    extraGroups: over('extra-group', menu.extraGroups),
  };
}

function withChangeApplied<R extends { id: string }>(row: R, change: StagedChange): R {
  const current = new Map<string, unknown>(Object.entries(row));
  const written = fieldsToWrite(change, Object.fromEntries(current));
  const known = Object.entries(written).filter(([field]) => current.has(field));
  return { ...row, ...Object.fromEntries(known) };
}

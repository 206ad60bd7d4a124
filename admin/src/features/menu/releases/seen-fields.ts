import type { FieldDifference, RowDifference } from '@contracts/menu-releases';
import { sameValue } from '@domain/equality';
import { namesOf } from '@domain/fields';
import { PRODUCT_FIELDS } from '@domain/menu';
import { sameParts } from '@domain/menu-releases';

/** What only the house knows of a row; customers see or feel everything else. */
const UNSEEN = new Set<string>([
  ...namesOf(PRODUCT_FIELDS).filter((name) => 'unseen' in PRODUCT_FIELDS[name]),
  'internalName',
]);

/** The rows with what customers notice of them alone; those of which they notice nothing left out. */
export function seenByCustomers(rows: readonly RowDifference[]): RowDifference[] {
  return rows
    .map((row) => ({ ...row, fields: row.fields.filter(({ field }) => !UNSEEN.has(field)) }))
    .filter(({ fields }) => fields.length > 0);
}

/** Whether somebody changed the field since it was staged, or since it was published. */
export function changedSince({ was, now, becomes }: FieldDifference, open: boolean): boolean {
  const then = open ? was : becomes;
  return !sameValue(then, now) && !(Array.isArray(then) && sameParts(then, now));
}

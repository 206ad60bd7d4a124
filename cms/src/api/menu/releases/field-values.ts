import { instant, type InstantColumn, type JsonColumn } from '../../../database/columns';
import type { Declared } from '../../../domain/fields';
import { PRODUCT_FIELDS } from '../../../domain/menu';
import type { FieldValues } from '../../../domain/menu-releases';
import { toExtras, toVariations } from '../../../store/rows';

/** How what is stored of a row is said on the wire, where that differs; the same for what is to be stored. */
const WIRE: Readonly<Record<string, (stored: unknown) => unknown>> = {
  promoFrom: (stored) => instant(stored as InstantColumn),
  promoTo: (stored) => instant(stored as InstantColumn),
  description: (stored) => stored ?? '',
  extras: (stored) => toExtras(stored as JsonColumn),
  variations: (stored) => toVariations(stored as JsonColumn),
};
const FIELDS: Declared = PRODUCT_FIELDS;
/** A row of before there was such a field holds null where the wire says that nothing is listed. */
const isList = (field: string): boolean => Array.isArray(FIELDS[field]?.empty);

/** A field of a row as the wire says it. */
export function fieldValue(field: string, stored: unknown): unknown {
  const wire = WIRE[field];
  if (wire) return wire(stored);
  return stored ?? (isList(field) ? [] : null);
}

/** All fields of a row as the wire says them. */
export const fieldValues = (row: object): FieldValues =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [field, fieldValue(field, value)]));

import { BRANCH, BUSINESS } from '../cells/rows';

/** Fields that hold the id of a row, or several, and the type of the row. */
const ROW_FIELDS: ReadonlyMap<string, string> = new Map([
  ['businessId', BUSINESS],
  ['branchId', BRANCH],
  ['branchIds', BRANCH],
  ['categoryIds', 'api::menu.category'],
  ['extraGroupIds', 'api::menu.extra-group'],
  ['variationGroupId', 'api::menu.variation-group'],
]);

export const isRowField = (name: string): boolean => ROW_FIELDS.has(name);

/** @throws Error for a field that holds no ids. */
export function rowTypeOf(name: string): string {
  const uid = ROW_FIELDS.get(name);
  if (uid === undefined) throw new Error(`${name} names no rows`);
  return uid;
}

import { codeOf } from '../database/transaction';

/** The unique constraints people can run into, by the name or the columns the database reports, with their field. */
const FIELDS: [pattern: RegExp, path: string][] = [
  [/categories_name_uq|categories\.branch_id.*name/i, 'name'],
  [/products_sku_uq|sku/i, 'sku'],
  [/variation_groups_name_uq|extra_groups_name_uq/i, 'name'],
  [/branches_name_uq/i, 'name'],
  [/branches_slug_uq|branches\.slug/i, 'slug'],
  [/customers_phone_uq|customers\.phone/i, 'phone'],
  [/email/i, 'email'],
];

/** Where a unique constraint was broken: the path of the field, empty when none is known, or null for other failures. */
export function brokenUnique(error: unknown): string[] | null {
  const code = codeOf(error);
  if (code !== '23505' && code !== 'SQLITE_CONSTRAINT_UNIQUE' && code !== 'SQLITE_CONSTRAINT_PRIMARYKEY')
    return null;
  const text = `${error instanceof Error ? error.message : ''} ${constraintOf(error)}`;
  const known = FIELDS.find(([pattern]) => pattern.test(text));
  return known ? [known[1]] : [];
}

function constraintOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('constraint' in error)) return '';
  return typeof error.constraint === 'string' ? error.constraint : '';
}

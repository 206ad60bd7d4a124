import { codeOf } from '../database/failure';

/** The unique constraints people can run into, by their name or by the columns SQLite names instead, with the field. */
const FIELDS: [pattern: RegExp, path: string][] = [
  [/_name_uq/, 'name'],
  [/products_sku_uq/, 'sku'],
  [/branches_slug_uq|branches\.slug/, 'slug'],
  [/plans_slug_uq|plans\.slug/, 'slug'],
  [/customers_phone_uq|customers\.phone/, 'phone'],
  [/sellers_code_uq|sellers\.code/, 'code'],
  [/hours_exceptions_days_uq|hours_exceptions\.from_day/, 'from'],
  [/email/, 'email'],
];

/** Where a unique constraint was broken: the path of the field, empty when none is known, or null for other failures. */
export function uniqueViolationPath(error: unknown): string[] | null {
  const code = codeOf(error);
  if (code !== '23505' && code !== 'SQLITE_CONSTRAINT_UNIQUE' && code !== 'SQLITE_CONSTRAINT_PRIMARYKEY')
    return null;
  const constraint = constraintOf(error);
  const known = FIELDS.find(([pattern]) => pattern.test(constraint));
  return known ? [known[1]] : [];
}

/** What the database says was broken. The rest of its message repeats the statement with what people wrote. */
function constraintOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  const message = error instanceof Error ? error.message : '';
  return message.slice(message.lastIndexOf('constraint failed:'));
}

import { codeOf } from '../database/failure';

/** Columns by which rows are told apart before anybody types something. */
const SCOPES: readonly string[] = ['business_id', 'branch_id', 'user_id', 'resource'];

/** What the API calls what an index or a column calls otherwise. */
const CALLED: Readonly<Record<string, string>> = { days: 'from', from_day: 'from', contact: 'email' };

/** Where a unique constraint was broken: the path of the field, empty when none is known, or null for other failures. */
export function uniqueViolationPath(error: unknown): string[] | null {
  const code = codeOf(error);
  // A key is the server's own.
  if (code === 'SQLITE_CONSTRAINT_PRIMARYKEY') return [];
  if (code !== '23505' && code !== 'SQLITE_CONSTRAINT_UNIQUE') return null;
  const field = fieldOf(constraintOf(error));
  return field === undefined ? [] : [CALLED[field] ?? field];
}

/**
 * The field by what the database names: an index, whose name ends in that of the field and `_uq`, or in its place the
 * columns, as SQLite does of an index without expressions.
 */
function fieldOf(constraint: string): string | undefined {
  const [, ofIndex] = /_([a-z]+)_uq\b/.exec(constraint) ?? [];
  const columns = [...constraint.matchAll(/\w+\.(\w+)/g)].map(([, column]) => column);
  return ofIndex ?? columns.find((column) => column !== undefined && !SCOPES.includes(column));
}

/** What the database says was broken. The rest of its message repeats the statement with what people wrote. */
function constraintOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  const message = error instanceof Error ? error.message : '';
  return message.slice(message.lastIndexOf('constraint failed:'));
}

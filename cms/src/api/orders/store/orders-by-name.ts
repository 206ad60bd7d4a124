import { bytewise, inList, unindexed, type Sql, type SqlCondition } from '../../../database/sql';
import { FEW, moreThan } from './few-orders';

/** Sorts after every character that a name or a phone has. */
export const LAST = '\u{10ffff}';

/** Where the names begin that are looked for, each with its index: the whole one, and the last of several. */
const COLUMNS = ['customer_search', 'surname_search'] as const;

/**
 * The orders of a business, at some branches or all, whose customer's whole or last name begins so, by their row ids.
 *
 * @param prefix as `searchable` makes it
 * @returns null where there are so many that the next ones are met soon on the way through all
 */
export async function fewByName(
  sql: Sql,
  businessId: string,
  branchIds: readonly string[],
  prefix: string,
): Promise<number[] | null> {
  const found = new Set<number>();
  const branch = unindexed(sql, 'branch_id');
  // One alone is compared in half the time, of all that have the name.
  const { condition: atBranches, parameters: at }: SqlCondition =
    branchIds.length > 1
      ? { condition: ` AND ${inList(sql, branch)}`, parameters: [branchIds] }
      : { condition: branchIds.length > 0 ? ` AND ${branch} = ?` : '', parameters: [...branchIds] };
  for (const column of COLUMNS) {
    const condition = `business_id = ? AND ${startsWith(sql, column)}${atBranches}`;
    const parameters = [businessId, prefix, prefix + LAST, ...at];
    // At a branch of few those of the others would be passed over twice.
    if (!atBranches && (await moreThan(sql, FEW, { condition, parameters }))) return null;
    // Unscoped: the condition begins with the business.
    const statement = `SELECT id FROM orders WHERE ${condition} LIMIT ${FEW + 1}`;
    const rows = await sql.all<{ id: number }>(statement, parameters);
    rows.forEach(({ id }) => found.add(id));
    if (found.size > FEW) return null;
  }
  return [...found];
}

/** The same as a condition on orders that are met on another way, as the newest ones of many are. */
export function nameCondition(sql: Sql, prefix: string): SqlCondition {
  const each = COLUMNS.map((column) => startsWith(sql, unindexed(sql, column)));
  return {
    condition: `(${each.join(' OR ')})`,
    parameters: COLUMNS.flatMap(() => [prefix, prefix + LAST]),
  };
}

/** The same by the indexes of names: orders of other names are not looked at. */
export function indexedNameCondition(sql: Sql, businessId: string, prefix: string): SqlCondition {
  const parameters = COLUMNS.flatMap(() => [businessId, prefix, prefix + LAST]);
  const each = COLUMNS.map((column) => `business_id = ? AND ${startsWith(sql, column)}`);
  // SQLite goes through one index after the other, and no further than it is asked for.
  if (sql.dialect === 'sqlite')
    return { condition: `(${each.map((one) => `(${one})`).join(' OR ')})`, parameters };
  // PostgreSQL would look for them anew for each order where it takes a table that has just grown for an empty one.
  // Unscoped: each begins with the business.
  const ids = each.map((one) => `SELECT id FROM orders WHERE ${one}`);
  return { condition: `id = ANY(ARRAY(${ids.join(' UNION ALL ')}))`, parameters };
}

/** Whether a column begins with a text, whose parameters are that and it with `LAST` behind it. */
export const startsWith = (sql: Sql, column: string): string =>
  `${bytewise(sql, column)} >= ? AND ${bytewise(sql, column)} < ?`;

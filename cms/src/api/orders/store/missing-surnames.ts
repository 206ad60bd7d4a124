import { inList, type Sql } from '../../../database/sql';

/**
 * An order that is not found by the last of its customer's names yet: one of before that was stored, or one that a server
 * of before took beside this one.
 */
export const LACKS_SURNAME = "surname_search IS NULL AND customer_search LIKE '% %'";

/** What stands behind the last space; both databases know no shorter way. */
const SURNAME =
  "substr(customer_search, length(rtrim(customer_search, replace(customer_search, ' ', ''))) + 1)";

/** The row ids of orders that lack it. Unscoped: for the clock, which serves all businesses. */
export async function ordersLackingSurname(sql: Sql, limit: number): Promise<number[]> {
  const found = await sql.all<{ id: number }>(
    `SELECT id FROM orders WHERE ${LACKS_SURNAME} ORDER BY id LIMIT ?`,
    [limit],
  );
  return found.map(({ id }) => id);
}

/** Stores it of those of some orders that lack it. Unscoped: for the clock. */
export const storeSurnames = (sql: Sql, ids: readonly number[]): Promise<number> =>
  sql.run(`UPDATE orders SET surname_search = ${SURNAME} WHERE ${inList(sql, 'id')} AND ${LACKS_SURNAME}`, [
    ids,
  ]);

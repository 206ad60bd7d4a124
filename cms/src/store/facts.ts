import type { Sql } from '../database/sql';
import type { LoadedStore } from './load-store';

/**
 * What `canOrder` asks of the moment: how busy the kitchen is and when a board last showed itself. Unscoped: by the branch
 * of a loaded store.
 */
export async function storeFacts(
  sql: Sql,
  store: LoadedStore,
): Promise<{ openOrders: number; lastHeartbeat: Date | null }> {
  const { maxOpenOrders } = store.branch.settings;
  const busy =
    maxOpenOrders === null
      ? undefined
      : await sql.one<{ count: number }>(
          `SELECT COUNT(*) AS count FROM orders WHERE branch_id = ? AND state IN ('PENDING','ACCEPTED','PREPARING')`,
          [store.branch.id],
        );
  const sign = await sql.one<{ at: number | null }>(
    'SELECT MAX(at) AS at FROM board_signs WHERE branch_id = ?',
    [store.branch.id],
  );
  return { openOrders: busy?.count ?? 0, lastHeartbeat: sign?.at == null ? null : new Date(sign.at) };
}

import { sqlList, type Sql } from '../database/sql';
import { instant, type InstantColumn } from '../database/columns';
import { THROTTLE_MIN } from '../domain/orders/can-order';
import { BUSY_STATES, LOST_STATES } from '../domain/orders/states';
import { MINUTE_MS } from '../domain/time';
import type { LoadedStore } from './load-store';

const BUSY = sqlList(BUSY_STATES);
const LOST = sqlList(LOST_STATES);

interface Facts {
  openOrders: number;
  lastHeartbeat: Date | null;
  fullSince: Date | null;
}

/**
 * What `canOrder` asks of the moment: how busy the kitchen is and when a board last showed itself. Unscoped: by the branch
 * of a loaded store.
 */
export async function storeFacts(sql: Sql, store: LoadedStore, now: Date): Promise<Facts> {
  const { maxOpenOrders } = store.branch.settings;
  const busy =
    maxOpenOrders === null
      ? undefined
      : await sql.one<{ count: number }>(
          `SELECT COUNT(*) AS count FROM orders WHERE branch_id = ? AND state IN ${BUSY}`,
          [store.branch.id],
        );
  const sign = await sql.one<{ at: number | null }>(
    'SELECT MAX(at) AS at FROM board_signs WHERE branch_id = ?',
    [store.branch.id],
  );
  return {
    openOrders: busy?.count ?? 0,
    lastHeartbeat: sign?.at == null ? null : new Date(sign.at),
    fullSince: await fullSince(sql, store, now),
  };
}

/**
 * When the oldest of the latest orders for now was placed that fill the limit of the branch; null while there are fewer.
 * Unscoped: by the branch of a loaded store. What came to nothing was no work and gives its place back; what is only tried out takes none.
 */
async function fullSince(sql: Sql, { branch }: LoadedStore, now: Date): Promise<Date | null> {
  const { per15Min } = branch.settings;
  if (per15Min === null) return null;
  const row = await sql.one<{ at: InstantColumn }>(
    `SELECT placed_at AS at FROM orders WHERE branch_id = ? AND placed_at > ? AND timing = 'NOW' AND test = ?
        AND state NOT IN ${LOST}
      ORDER BY placed_at DESC LIMIT 1 OFFSET ?`,
    [branch.id, new Date(now.getTime() - THROTTLE_MIN * MINUTE_MS), false, per15Min - 1],
  );
  const at = instant(row?.at);
  return at === null ? null : new Date(at);
}

import { newId } from '../database/ids';
import type { Sql } from '../database/sql';
import { touchStore } from '../store/version';

type StockMoveKind = 'RESTOCK' | 'WASTE' | 'RECOUNT' | 'RESERVE' | 'SALE' | 'RELEASE' | 'RETURN';

interface Place {
  businessId: string;
  branchId: string;
  at: Date;
  orderId?: string | null;
  userId?: number | null;
}

/**
 * Takes `quantity` of an item if there is that much, in one statement, so that two orders never share the last piece.
 * Answers what is left, or null when there is not enough.
 */
export async function reserveStock(
  sql: Sql,
  itemId: string,
  quantity: number,
  place: Place,
): Promise<number | null> {
  const row = await sql.one<{ quantity: number }>(
    'UPDATE stock_levels SET quantity = quantity - ? WHERE item_id = ? AND quantity >= ? RETURNING quantity',
    [quantity, itemId, quantity],
  );
  if (!row) return null;
  await move(sql, 'RESERVE', itemId, -quantity, row.quantity, place);
  if (row.quantity === 0) await touchStore(sql, place.branchId);
  return row.quantity;
}

/** Puts pieces back, or takes wasted ones away (never below zero), or sets what was counted; answers the new balance. */
export async function adjustStock(
  sql: Sql,
  kind: Exclude<StockMoveKind, 'RESERVE' | 'SALE'>,
  itemId: string,
  quantity: number,
  place: Place,
): Promise<number> {
  const before = await quantityOf(sql, itemId);
  const wanted = kind === 'RECOUNT' ? quantity : kind === 'WASTE' ? before - quantity : before + quantity;
  const balance = Math.max(0, wanted);
  await sql.run(
    `INSERT INTO stock_levels (item_id, business_id, branch_id, quantity) VALUES (?, ?, ?, ?)
     ON CONFLICT (item_id) DO UPDATE SET quantity = excluded.quantity`,
    [itemId, place.businessId, place.branchId, balance],
  );
  await move(sql, kind, itemId, balance - before, balance, place);
  if ((before === 0) !== (balance === 0)) await touchStore(sql, place.branchId);
  return balance;
}

/** What is left of the items, by id; items without a level are missing. */
export async function quantities(sql: Sql, itemIds: readonly string[]): Promise<Map<string, number>> {
  if (itemIds.length === 0) return new Map();
  const rows = await sql.all<{ item_id: string; quantity: number }>(
    `SELECT item_id, quantity FROM stock_levels WHERE item_id IN (${itemIds.map(() => '?').join(', ')})`,
    itemIds,
  );
  return new Map(rows.map((row) => [row.item_id, row.quantity]));
}

/** Gives back to the shelf what an order had reserved. What was already cooked is not given back. */
export async function releaseStock(sql: Sql, orderId: string, place: Place): Promise<void> {
  for (const [itemId, quantity] of await heldBy(sql, orderId))
    await adjustStock(sql, 'RELEASE', itemId, quantity, { ...place, orderId });
}

/** What an order holds of the shelf and has not given back, by item. */
export async function heldBy(sql: Sql, orderId: string): Promise<Map<string, number>> {
  const held = await sql.all<{ item_id: string; quantity: number }>(
    `SELECT item_id, -SUM(quantity) AS quantity FROM stock_moves
      WHERE order_id = ? GROUP BY item_id HAVING SUM(quantity) < 0 ORDER BY item_id`,
    [orderId],
  );
  return new Map(held.map(({ item_id, quantity }) => [item_id, quantity]));
}

/** PostgreSQL keeps the row locked from here to the commit, so that the balance written is the one computed. */
async function quantityOf(sql: Sql, itemId: string): Promise<number> {
  const lock = sql.dialect === 'postgres' ? ' FOR UPDATE' : '';
  const row = await sql.one<{ quantity: number }>(
    `SELECT quantity FROM stock_levels WHERE item_id = ?${lock}`,
    [itemId],
  );
  return row?.quantity ?? 0;
}

async function move(
  sql: Sql,
  kind: StockMoveKind,
  itemId: string,
  quantity: number,
  balance: number,
  place: Place,
): Promise<void> {
  await sql.run(
    `INSERT INTO stock_moves (id, item_id, business_id, branch_id, kind, quantity, balance, order_id, user_id, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      newId(),
      itemId,
      place.businessId,
      place.branchId,
      kind,
      quantity,
      balance,
      place.orderId ?? null,
      place.userId ?? null,
      place.at.getTime(),
    ],
  );
}

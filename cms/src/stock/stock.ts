import { tableOf } from '../database/content-type';
import { newId } from '../database/ids';
import { forUpdate } from '../database/row-lock';
import type { Sql } from '../database/sql';
import { documentStamps, type RowOf } from '../database/table';
import { bumpStoreVersion } from '../store/version';

type StockMoveKind = 'RESTOCK' | 'WASTE' | 'RECOUNT' | 'RESERVE' | 'SALE' | 'RELEASE' | 'RETURN';

type PutKind = Exclude<StockMoveKind, 'RESERVE' | 'SALE'>;

const levels = tableOf('api::menu.stock-level');

const moves = tableOf('api::menu.stock-move');

interface Place {
  businessId: string;
  branchId: string;
  at: Date;
  orderId?: string | null;
  userId?: number | null;
}

/**
 * Takes the pieces of each item if there are that many, each in one statement, so that two orders never share the last
 * piece. The items are to come in the order of their ids; the store is touched after all of them, as whoever holds its
 * mark may not wait for an item.
 *
 * @returns the id of the first item of which there is not enough, then the transaction is to be given up; null when all is taken
 */
export async function reserveStock(
  sql: Sql,
  demand: ReadonlyMap<string, number>,
  place: Place,
): Promise<string | null> {
  let ranOut = false;
  for (const [itemId, quantity] of demand) {
    const left = await take(sql, itemId, quantity, place);
    if (left === null) return itemId;
    ranOut ||= left === 0;
  }
  if (ranOut) await bumpStoreVersion(sql, place.branchId);
  return null;
}

/** Answers what is left, or null when there is not enough. Unscoped: by an item that was read in its business. */
async function take(sql: Sql, itemId: string, quantity: number, place: Place): Promise<number | null> {
  const row = await sql.one<{ quantity: number }>(
    'UPDATE stock_levels SET quantity = quantity - ? WHERE item_id = ? AND quantity >= ? RETURNING quantity',
    [quantity, itemId, quantity],
  );
  if (!row) return null;
  await move(sql, 'RESERVE', itemId, -quantity, row.quantity, place);
  return row.quantity;
}

/** Puts pieces back, or takes wasted ones away (never below zero), or sets what was counted; answers the new balance. */
export async function adjustStock(
  sql: Sql,
  kind: PutKind,
  itemId: string,
  quantity: number,
  place: Place,
): Promise<number> {
  const { before, balance } = await put(sql, kind, itemId, quantity, place);
  if ((before === 0) !== (balance === 0)) await bumpStoreVersion(sql, place.branchId);
  return balance;
}

async function put(
  sql: Sql,
  kind: PutKind,
  itemId: string,
  quantity: number,
  place: Place,
): Promise<{ before: number; balance: number }> {
  const before = await quantityOf(sql, itemId);
  const wanted = kind === 'RECOUNT' ? quantity : kind === 'WASTE' ? before - quantity : before + quantity;
  const balance = Math.max(0, wanted);
  const { businessId, branchId, at } = place;
  await levels.insert(
    sql,
    { id: itemId, itemId, businessId, branchId, quantity: balance },
    documentStamps(at),
    'ON CONFLICT (item_id) DO UPDATE SET quantity = excluded.quantity, updated_at = excluded.updated_at',
  );
  await move(sql, kind, itemId, balance - before, balance, place);
  return { before, balance };
}

/** Gives back to the shelf what an order had reserved. What was already cooked is not given back. */
export async function releaseStock(sql: Sql, orderId: string, place: Place): Promise<void> {
  let cameBack = false;
  for (const [itemId, quantity] of await reservedByOrder(sql, orderId)) {
    const { before } = await put(sql, 'RELEASE', itemId, quantity, { ...place, orderId });
    cameBack ||= before === 0;
  }
  if (cameBack) await bumpStoreVersion(sql, place.branchId);
}

/**
 * Notes as wasted what an order had reserved and what was made of it: the shelf has as much as before, and the order holds
 * it still, so that it is not taken again if the order comes back. What was not made goes back on the shelf.
 *
 * @param unmade how many pieces of each item were not made, by id
 */
export async function wasteStock(
  sql: Sql,
  orderId: string,
  { unmade, ...place }: Place & { unmade: ReadonlyMap<string, number> },
): Promise<void> {
  let cameBack = false;
  for (const [itemId, quantity] of await reservedByOrder(sql, orderId)) {
    const made = Math.max(0, quantity - (unmade.get(itemId) ?? 0));
    const { before } = await put(sql, 'RELEASE', itemId, quantity, { ...place, orderId });
    if (made > 0) await put(sql, 'WASTE', itemId, made, { ...place, orderId });
    cameBack ||= before === 0 && made < quantity;
  }
  if (cameBack) await bumpStoreVersion(sql, place.branchId);
}

/**
 * Takes back that pieces of an order were wasted, as it is served after all: the shelf has as much as before, and the order
 * holds them. Unscoped: by an order that was read in its business.
 */
export async function reverseWaste(sql: Sql, orderId: string, place: Place): Promise<void> {
  const wasted = await sql.all<{ item_id: string; quantity: number }>(
    `SELECT item_id, -SUM(quantity) AS quantity FROM stock_moves
      WHERE order_id = ? AND kind = 'WASTE' GROUP BY item_id HAVING SUM(quantity) < 0 ORDER BY item_id`,
    [orderId],
  );
  for (const { item_id: itemId, quantity } of wasted) {
    await put(sql, 'WASTE', itemId, -quantity, { ...place, orderId });
    await take(sql, itemId, quantity, { ...place, orderId });
  }
}

/**
 * Takes the pieces of each item that an order needs more, and puts back what it needs less – never more than it holds.
 * The items are to come in the order of their ids, for the reason told at `reserveStock`.
 *
 * @param changes pieces by id: above 0 to take, below 0 to put back
 * @returns the id of the first item of which there is not enough, then the transaction is to be given up; null when all is done
 */
export async function reviseStock(
  sql: Sql,
  changes: ReadonlyMap<string, number>,
  place: Place & { orderId: string },
): Promise<string | null> {
  const held = await reservedByOrder(sql, place.orderId);
  let turned = false;
  for (const [itemId, pieces] of changes) {
    const back = Math.min(-pieces, held.get(itemId) ?? 0);
    if (pieces > 0) {
      const left = await take(sql, itemId, pieces, place);
      if (left === null) return itemId;
      turned ||= left === 0;
    } else if (back > 0) turned ||= (await put(sql, 'RELEASE', itemId, back, place)).before === 0;
  }
  if (turned) await bumpStoreVersion(sql, place.branchId);
  return null;
}

/**
 * What an order holds of the shelf and has not given back, by item. Unscoped: by an order that was read in its
 * business.
 */
export async function reservedByOrder(sql: Sql, orderId: string): Promise<Map<string, number>> {
  const held = await sql.all<{ item_id: string; quantity: number }>(
    `SELECT item_id, -SUM(quantity) AS quantity FROM stock_moves
      WHERE order_id = ? GROUP BY item_id HAVING SUM(quantity) < 0 ORDER BY item_id`,
    [orderId],
  );
  return new Map(held.map(({ item_id, quantity }) => [item_id, quantity]));
}

/**
 * Whether anything of an item came or went since it was counted: then `balance` was left. Unscoped: by an item that was
 * read in its business.
 */
export async function hasMovedSince(
  sql: Sql,
  itemId: string,
  { balance, at }: { balance: number; at: number },
): Promise<boolean> {
  if ((await quantityOf(sql, itemId)) !== balance) return true;
  const since = await sql.all('SELECT 1 AS one FROM stock_moves WHERE item_id = ? AND at >= ? LIMIT 2', [
    itemId,
    at,
  ]);
  // The first is the count itself.
  return since.length > 1;
}

/**
 * What is left of an item. PostgreSQL keeps the row locked from here to the commit, so that what is computed of it
 * stays so. Unscoped: by an item that was read in its business.
 */
export async function quantityOf(sql: Sql, itemId: string): Promise<number> {
  const row = await sql.one<{ quantity: number }>(
    `SELECT quantity FROM stock_levels WHERE item_id = ?${forUpdate(sql)}`,
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
  const { businessId, branchId, at, orderId = null, userId = null } = place;
  await moves.insert(
    sql,
    {
      id: newId(),
      itemId,
      businessId,
      branchId,
      kind,
      quantity,
      balance,
      orderId,
      userId,
      at: at.toISOString(),
    },
    documentStamps(at),
  );
}

/** What came and went of an item lately, the last first. */
export const movesOf = (
  sql: Sql,
  { businessId, itemId }: { businessId: string; itemId: string },
  most: number,
): Promise<RowOf<typeof moves>[]> =>
  moves.select(sql, 'item_id = ? AND business_id = ? ORDER BY at DESC, id DESC LIMIT ?', [
    itemId,
    businessId,
    most,
  ]);

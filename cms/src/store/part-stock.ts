import { inList, type Sql } from '../database/sql';
import type { PartStock } from '../domain/menu';

interface Counted extends Pick<PartStock, 'stockTracked'> {
  id: string;
}

/** Looks up what is left of the products, variations and extras that are tracked; answers what tells it of each of them. */
export async function stockOfParts(
  sql: Sql,
  parts: readonly Counted[],
): Promise<<P extends Counted>(part: P) => P & Pick<PartStock, 'stockQuantity'>> {
  const tracked = parts.filter(({ stockTracked }) => stockTracked).map(({ id }) => id);
  const left = await stockLevels(sql, tracked);
  return (part) => ({ ...part, stockQuantity: part.stockTracked ? (left.get(part.id) ?? 0) : null });
}

/** What is left of the items, by id; items without a level are missing. Unscoped: by ids that were read in scope. */
export async function stockLevels(sql: Sql, itemIds: readonly string[]): Promise<Map<string, number>> {
  if (itemIds.length === 0) return new Map();
  const rows = await sql.all<{ item_id: string; quantity: number }>(
    `SELECT item_id, quantity FROM stock_levels WHERE ${inList(sql, 'item_id')}`,
    [itemIds],
  );
  return new Map(rows.map((row) => [row.item_id, row.quantity]));
}

import type { StockMoveDto } from '../../../contracts/product-details';
import type { Sql } from '../../../database/sql';

/** So many moves of stock are told. */
const MOST = 50;

/** What came and went of an item lately, with the orders it went into. */
export async function stockMovesOf(sql: Sql, businessId: string, itemId: string): Promise<StockMoveDto[]> {
  const rows = await sql.all<{
    at: number;
    kind: StockMoveDto['kind'];
    quantity: number;
    balance: number;
    order_id: string | null;
    number: string | null;
    by: string | null;
  }>(
    `SELECT m.at, m.kind, m.quantity, m.balance, m.order_id, o.number, u.name AS by
       FROM stock_moves m
       LEFT JOIN orders o ON o.document_id = m.order_id
       LEFT JOIN up_users u ON u.id = m.user_id
      WHERE m.item_id = ? AND m.business_id = ? ORDER BY m.at DESC, m.id DESC LIMIT ${MOST}`,
    [itemId, businessId],
  );
  return rows.map(({ at, kind, quantity, balance, order_id, number, by }) => ({
    at: new Date(at).toISOString(),
    kind,
    quantity,
    balance,
    order: order_id !== null && number !== null ? { id: order_id, number } : null,
    by,
  }));
}

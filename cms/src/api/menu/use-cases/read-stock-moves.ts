import type { StockMoveDto } from '../../../contracts/product-details';
import type { Sql } from '../../../database/sql';
import { movesOf } from '../../../stock/stock';
import { namesOf } from '../../account/exports';
import { orderNumbers } from '../../orders/exports';

/** So many moves of stock are told. */
const MOST = 50;

/** What came and went of an item lately, with the orders it went into and who moved it. */
export async function readStockMoves(sql: Sql, businessId: string, itemId: string): Promise<StockMoveDto[]> {
  const moves = await movesOf(sql, { businessId, itemId }, MOST);
  const known = <T>(ids: readonly (T | null)[]) => [...new Set(ids)].filter((id) => id !== null);
  const numbers = await orderNumbers(sql, businessId, known(moves.map(({ orderId }) => orderId)));
  const names = await namesOf(sql, businessId, known(moves.map(({ userId }) => userId)));
  return moves.map(({ at, kind, quantity, balance, orderId, userId }) => {
    const number = orderId === null ? undefined : numbers.get(orderId);
    return {
      ...{ at, kind, quantity, balance },
      order: orderId !== null && number !== undefined ? { id: orderId, number } : null,
      by: userId === null ? null : (names.get(userId) ?? null),
    };
  });
}

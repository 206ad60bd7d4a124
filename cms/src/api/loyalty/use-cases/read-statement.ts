import type { z } from 'zod';
import type { LoyaltyStatementDto, statementQuery } from '../../../contracts/loyalty';
import { read } from '../../../database/transaction';
import { notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { customerById, groupOf } from '../../customers/exports';
import { orderNumbers } from '../../orders/exports';
import { movesOf } from '../store/statement';
import { seesMembers } from './list-members';

/**
 * The moves of the balance of a customer and of everybody who is merged into them, the newest first.
 *
 * @throws 404 NOT_FOUND
 */
export function readStatement(
  viewer: Viewer,
  customerId: string,
  { cursor, limit }: z.output<typeof statementQuery>,
): Promise<LoyaltyStatementDto> {
  const { businessId } = viewer;
  return read(async (sql) => {
    const customer = seesMembers(viewer) ? await customerById(sql, businessId, customerId) : null;
    if (!customer) throw notFound();
    const group = await groupOf(sql, businessId, customerId);
    const found = await movesOf(sql, businessId, group, { before: cursor ?? null, limit });
    const page = found.slice(0, limit);
    const numbers = await orderNumbers(
      sql,
      businessId,
      page.flatMap(({ orderId }) => orderId ?? []),
    );
    return {
      moves: page.map(({ id, userName, ...move }) => ({
        ...move,
        id: String(id),
        orderNumber: (move.orderId && numbers.get(move.orderId)) ?? null,
        by: userName,
      })),
      cursor: found.length > limit ? (page.at(-1)?.id ?? null) : null,
    };
  });
}

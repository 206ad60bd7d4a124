import type { z } from 'zod';
import { actorOf, writeAudit } from '../../../audit/audit';
import type { ProductDto, stockBody } from '../../../contracts/menu';
import { readOne } from '../../../crud/operations';
import { inTransaction } from '../../../database/transaction';
import { ApiError } from '../../../errors/api-error';
import { appendEvent } from '../../../realtime/append';
import type { Viewer } from '../../../sessions/viewer';
import { adjustStock } from '../../../stock/stock';
import { product } from '../nouns/product';

/** Keeps what came in, went to waste or was counted of a product whose stock is tracked. */
export async function adjustProductStock(
  viewer: Viewer,
  id: string,
  { kind, quantity }: z.output<typeof stockBody>,
  now: Date,
): Promise<ProductDto> {
  const current = await readOne(product, viewer, id);
  if (!current.stockTracked) throw new ApiError(422, 'STOCK_NOT_TRACKED', { path: ['kind'] });
  const scope = { businessId: viewer.businessId, branchId: current.branchId, at: now };
  await inTransaction(async (tx) => {
    const balance = await adjustStock(tx, kind, id, quantity, { ...scope, userId: viewer.userId });
    await writeAudit(tx, {
      ...scope,
      actor: actorOf(viewer),
      entity: product.entity,
      entityId: id,
      action: 'stock',
      before: { stockQuantity: current.stockQuantity },
      after: { stockQuantity: balance, kind, quantity },
    });
    await appendEvent(tx, { ...scope, type: 'menu.changed', resource: product.resource, entityId: id });
  });
  return readOne(product, viewer, id);
}

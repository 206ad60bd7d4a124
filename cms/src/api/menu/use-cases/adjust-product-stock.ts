import type { z } from 'zod';
import type { ProductDto, stockBody } from '../../../contracts/menu';
import { readOne } from '../../../crud/read-rows';
import { inTransaction } from '../../../database/transaction';
import { ApiError } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { product } from '../nouns/product';
import { recordStock } from '../stock/record-stock';

/** Keeps what came in, went to waste or was counted of a product whose stock is tracked. */
export async function adjustProductStock(
  viewer: Viewer,
  id: string,
  move: z.output<typeof stockBody>,
  now: Date,
): Promise<ProductDto> {
  const { stockTracked, branchId, stockQuantity: before } = await readOne(product, viewer, id);
  if (!stockTracked) throw new ApiError(422, 'STOCK_NOT_TRACKED', { path: ['kind'] });
  await inTransaction((tx) =>
    recordStock(tx, viewer, { row: { ...product, id }, branchId, before }, move, now),
  );
  return readOne(product, viewer, id);
}

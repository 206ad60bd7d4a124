import type { z } from 'zod';
import type { CartFiguresDto, figuresQuery } from '../../../contracts/carts';
import { read } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';
import { ownStore } from '../../branches/use-cases/own-store';
import { cartFigures } from '../store/figures';

/** What was left at a branch in a period, what of it was won back, and what stood in the way at which hour. */
export async function readFigures(
  viewer: Viewer,
  { branchId, from, to }: z.output<typeof figuresQuery>,
): Promise<CartFiguresDto> {
  return read(async (sql) => {
    await ownStore(sql, viewer, branchId);
    return cartFigures(sql, { businessId: viewer.businessId, branchId, from, to });
  });
}

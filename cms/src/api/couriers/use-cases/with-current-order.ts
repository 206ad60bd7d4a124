import { ApiError } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { OrderMoved } from '../../orders/exports';
import { readCard } from '../../orders/use-cases/read-order';

/** Where an order has moved on meanwhile, the refusal carries it as it is now. */
export async function withCurrentOrder<T>(viewer: Viewer, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof OrderMoved)) throw error;
    const current = await readCard(viewer, error.orderId, new Date());
    throw new ApiError(409, error.code, { details: { current } });
  }
}

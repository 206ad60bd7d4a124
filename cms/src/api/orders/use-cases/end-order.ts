import type { z } from 'zod';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import { invalid } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { performAction } from './act-on-order';

type Ending = z.output<typeof orderActionBodies.reject | typeof orderActionBodies.cancel>;

/** The use-case of an action that ends an order. The customer is told why. */
const end =
  (action: 'reject' | 'cancel') =>
  (viewer: Viewer, id: string, body: Ending, now: Date): Promise<OrderCardDto> =>
    performAction(viewer, id, action, now, () => ({
      ...endingReason(body),
      ...('restock' in body && body.restock && { restock: true }),
    }));

/** Declines an order that was not accepted. */
export const rejectOrder = end('reject');

/** Ends an order that was taken on. Once preparation began it takes a permission of its own. */
export const cancelOrder = end('cancel');

/** How an ended order says why: a code, and words where the code says nothing. */
export function endingReason({ version, code, note }: Ending) {
  if (code === 'OTHER' && (note ?? '').length < 5)
    throw invalid([{ code: 'NOTE_REQUIRED', path: ['note'], args: { limit: 5 } }]);
  return {
    version,
    reason: note ?? code,
    cancellation: { code, note: note ?? null, by: 'STORE' as const, acknowledged: false },
  };
}

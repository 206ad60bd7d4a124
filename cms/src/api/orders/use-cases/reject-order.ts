import type { z } from 'zod';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import { invalid } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { actOnOrder } from './act-on-order';

type Body = z.output<typeof orderActionBodies.reject>;

/** Declines an order that was not accepted. The customer is told why. */
export async function rejectOrder(viewer: Viewer, id: string, body: Body, now: Date): Promise<OrderCardDto> {
  return actOnOrder(viewer, id, 'reject', now, () => ending(body));
}

/** How an ended order says why: a code, and words where the code says nothing. */
export function ending({ version, code, note }: Body) {
  if (code === 'OTHER' && (note ?? '').length < 5)
    throw invalid([{ code: 'NOTE_REQUIRED', path: ['note'], args: { limit: 5 } }]);
  return {
    version,
    reason: note ?? code,
    cancellation: { code, note: note ?? null, by: 'STORE' as const, acknowledged: false },
  };
}

import type { z } from 'zod';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import type { Viewer } from '../../../sessions/viewer';
import { performAction } from './act-on-order';

/** Notes what became of money that fits no order: somebody saw to it at the provider, and nobody has to any more. */
export const resolveUnmatched = (
  viewer: Viewer,
  id: string,
  { version, reason }: z.output<(typeof orderActionBodies)['resolve-unmatched']>,
  now: Date,
): Promise<OrderCardDto> =>
  performAction(viewer, id, 'resolve-unmatched', now, ({ payment }) => {
    const { unmatched } = payment;
    const resolved = { by: viewer.name, at: now.toISOString(), note: reason };
    return {
      version,
      reason,
      ...(unmatched && { set: { payment: { ...payment, unmatched: { ...unmatched, resolved } } } }),
    };
  });

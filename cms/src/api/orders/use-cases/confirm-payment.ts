import type { z } from 'zod';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import { deadlinesOncePaid } from '../../../domain/orders/payment-deadline';
import type { Viewer } from '../../../sessions/viewer';
import { receivedPix } from '../store/payment-changes';
import { performAction } from './act-on-order';

/**
 * Staff saw the money arrive: the order goes on to the board, and its times count from now. Of one that was
 * given up meanwhile the money is to be given back.
 */
export async function confirmPayment(
  viewer: Viewer,
  id: string,
  { version, evidence }: z.output<(typeof orderActionBodies)['confirm-payment']>,
  now: Date,
): Promise<OrderCardDto> {
  return performAction(viewer, id, 'confirm-payment', now, (order) => {
    const received = receivedPix(order, { by: viewer.name, at: now, evidence });
    if (order.state !== 'AWAITING_PAYMENT') return { version, set: received };
    // Whoever saw the money need not be who makes the order: from now on it rings as a new one.
    const set = { ...received, ...deadlinesOncePaid(order, now), acknowledgedAt: null, escalation: [] };
    return { version, set };
  });
}

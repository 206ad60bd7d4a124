import type { z } from 'zod';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import { invalid } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { storeOf } from '../../../store/stores';
import { receivedAll } from '../store/payment-changes';
import { actOnOrder } from './act-on-order';

/** An order is in the customer's hands. What was to be paid at the door is paid with it. */
export async function deliverOrder(
  viewer: Viewer,
  id: string,
  { version, pickupCode }: z.output<typeof orderActionBodies.deliver>,
  now: Date,
): Promise<OrderCardDto> {
  return actOnOrder(viewer, id, 'deliver', now, async (order, tx) => {
    const store = await storeOf(tx, order.branchId);
    const codeNeeded = order.type === 'TAKEOUT' && store?.branch.settings.requirePickupCode;
    if (codeNeeded && pickupCode !== order.pickupCode)
      throw invalid([{ code: 'WRONG_PICKUP_CODE', path: ['pickupCode'] }], 422);
    return { version, set: receivedAll(order, { by: viewer.name, at: now }) };
  });
}

import type { z } from 'zod';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import type { Language } from '../../../contracts/session';
import { STAFF_PAYMENT_METHODS } from '../../../domain/orders/payment';
import { invalid } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { storeOf } from '../../../store/stores';
import { receivedAll, plannedPayments } from '../store/payment-changes';
import { performAction } from './act-on-order';

/**
 * An order is in the customer's hands. What was to be paid at the door is paid with it, as it was agreed or as whoever
 * hands it over tells.
 */
export async function deliverOrder(
  viewer: Viewer,
  id: string,
  { version, pickupCode, paid }: z.output<typeof orderActionBodies.deliver>,
  now: Date,
): Promise<OrderCardDto> {
  return performAction(viewer, id, 'deliver', now, async (order, tx) => {
    const store = await storeOf(tx, order.branchId);
    const codeNeeded = order.type === 'TAKEOUT' && store?.branch.settings.requirePickupCode;
    if (codeNeeded && pickupCode !== order.pickupCode)
      throw invalid([{ code: 'WRONG_PICKUP_CODE', path: ['pickupCode'] }], 422);
    const told = paid ? { ...order, ...plannedPayments(order, paid, STAFF_PAYMENT_METHODS) } : order;
    const evidence = paid && store ? PAID_OTHERWISE[store.business.language] : null;
    return { version, told, set: receivedAll(told, { by: viewer.name, at: now, evidence }) };
  });
}

/** What is read at a payment that was made otherwise than its customer said, in the language of the business. */
const PAID_OTHERWISE: Record<Language, string> = {
  en: 'Paid otherwise than agreed',
  'pt-BR': 'Pago de outra forma que a combinada',
  es: 'Pagado de otra forma que la acordada',
};

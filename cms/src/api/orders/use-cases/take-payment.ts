import type { z } from 'zod';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import { transition } from '../../../domain/orders/life-cycle';
import { moneyOf } from '../../../domain/orders/money';
import { invalid, notFound } from '../../../errors/api-error';
import { moneyArguments } from '../../../errors/messages';
import type { Viewer } from '../../../sessions/viewer';
import { storeOf } from '../../../store/stores';
import { OrderMoved } from '../store/move-order';
import { receivedPayment } from '../store/payment-changes';
import { performAction } from './act-on-order';

/** Somebody of the staff has received a part of what is due, or all of it; several such parts split the bill. */
export async function takePayment(
  viewer: Viewer,
  id: string,
  { version, method, amountCents, evidence }: z.output<(typeof orderActionBodies)['take-payment']>,
  now: Date,
): Promise<OrderCardDto> {
  return performAction(viewer, id, 'take-payment', now, async (order, tx) => {
    if (version !== order.version) throw new OrderMoved(order.id);
    const step = transition(order, 'take-payment', now);
    if (!step.ok) throw new OrderMoved(order.id, step.code);
    const { dueCents } = moneyOf(order);
    if (amountCents > dueCents) {
      const store = await storeOf(tx, order.branchId);
      if (!store) throw notFound();
      const args = { dueCents, ...moneyArguments(store.business) };
      throw invalid([{ code: 'PAYMENT_ABOVE_DUE', path: ['amountCents'], args }], 422);
    }
    return {
      version,
      set: receivedPayment(order, { method, amountCents }, { by: viewer.name, at: now, evidence }),
    };
  });
}

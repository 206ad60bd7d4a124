import type { z } from 'zod';
import type { offerSubstituteBody } from '../../../contracts/order-money';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import { newId } from '../../../database/ids';
import { itemsAfter, SUBSTITUTION_MIN, type Substitution } from '../../../domain/edit';
import { transition } from '../../../domain/orders/life-cycle';
import { MAX_REVISIONS } from '../../../domain/orders/revision';
import { MINUTE_MS } from '../../../domain/time';
import { ApiError, invalid } from '../../../errors/api-error';
import { enqueueJob } from '../../../outbox/outbox';
import type { Viewer } from '../../../sessions/viewer';
import { OrderMoved } from '../store/move-order';
import { NOT_ASKED } from '../store/order-row';
import { performAction } from './act-on-order';
import { refuse } from './edit-order';
import { computeEdit } from './quote-edit';

/**
 * Asks the customer whether something else may take the place of an item that is sold out, at the price it is offered
 * for. They answer on the page where they follow the order; their silence is an answer too, minutes later.
 */
export async function offerSubstitute(
  viewer: Viewer,
  id: string,
  { version, place, offer, expectedTotalCents, ...asked }: z.output<typeof offerSubstituteBody>,
  now: Date,
): Promise<OrderCardDto> {
  return performAction(viewer, id, 'offer-substitute', now, async (order, tx) => {
    if (version !== order.version) throw new OrderMoved(order.id);
    const step = transition(order, 'offer-substitute', now);
    if (!step.ok) throw new OrderMoved(order.id, step.code);
    // What is answered yes makes a revision.
    if (order.revisions.length >= MAX_REVISIONS) throw new ApiError(422, 'TOO_MANY_REVISIONS');
    const missing = order.items[place];
    const quantity = asked.quantity ?? missing?.quantity ?? 0;
    if (!missing || quantity > missing.quantity) throw invalid([{ code: 'UNKNOWN_ITEM', path: ['place'] }]);

    const instead = itemsAfter(order, { place, quantity, offer }, 'SUBSTITUTE');
    const { edit, store } = await computeEdit(tx, order, instead, now);
    refuse(edit, store, expectedTotalCents);
    const without = itemsAfter(order, { place, quantity, offer }, 'REMOVE');
    const less = without.keep.length > 0 ? await computeEdit(tx, order, without, now) : null;
    const substitute = edit.items.at(-1);
    if (!substitute) throw new Error('An edit that adds an item has it last');
    const answerBy = new Date(now.getTime() + SUBSTITUTION_MIN * MINUTE_MS).toISOString();
    const substitution: Substitution = {
      ...{ id: newId(), place, quantity, offer, substitute, by: viewer.name, answerBy },
      totalCents: edit.totals.totalCents,
      totalWithoutCents: less?.edit.totals.totalCents ?? null,
      askedAt: now.toISOString(),
    };
    if (order.customerEmail !== null && !order.test) {
      await enqueueJob(tx, {
        businessId: order.businessId,
        topic: 'order.substitution-mail',
        dedupeKey: `order.substitution-mail:${order.id}:${substitution.id}`,
        payload: { orderId: order.id, question: substitution.id },
      });
    }
    return { version, reason: substitute.name, set: { substitution, substituteBy: answerBy } };
  });
}

/** Takes the question back: the order stays as it is. */
export const withdrawSubstitute = (
  viewer: Viewer,
  id: string,
  { version }: z.output<(typeof orderActionBodies)['withdraw-substitute']>,
  now: Date,
): Promise<OrderCardDto> =>
  performAction(viewer, id, 'withdraw-substitute', now, () => ({ version, set: NOT_ASKED }));

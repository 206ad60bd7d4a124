import { actorOf, writeAudit } from '../../../audit/audit';
import type { OrderCardDto } from '../../../contracts/orders';
import { MINUTE_MS } from '../../../domain/time';
import { ApiError } from '../../../errors/api-error';
import { enqueueJob } from '../../../outbox/outbox';
import { tooManyTries } from '../../../sessions/attempts';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { recordAcknowledgement } from './record-acknowledgement';

/** Whoever presses twice, or asks two people, gets one mail in each of these stretches of time. */
const STRETCH_MS = 5 * MINUTE_MS;

/** Mails the customer once more what they ordered and where to follow it, to the address that came with the order. */
export function resendConfirmation(viewer: Viewer, id: string, now: Date): Promise<OrderCardDto> {
  return recordAcknowledgement(viewer, id, now, async (tx, { businessId, branchId, customerEmail }) => {
    requirePermission(viewer, 'order.edit', branchId);
    if (customerEmail === null) throw new ApiError(422, 'ORDER_WITHOUT_EMAIL');
    const stretch = Math.floor(now.getTime() / STRETCH_MS);
    const isNew = await enqueueJob(tx, {
      businessId,
      topic: 'order.confirmation-mail',
      dedupeKey: `order.confirmation-mail:${id}:${stretch}`,
      payload: { orderId: id },
    });
    if (!isNew) throw tooManyTries(Math.ceil(((stretch + 1) * STRETCH_MS - now.getTime()) / 1000));
    await writeAudit(tx, {
      ...{ at: now, businessId, branchId, actor: actorOf(viewer) },
      ...{ entity: 'order', entityId: id, action: 'resend-confirmation' },
    });
    return true;
  });
}

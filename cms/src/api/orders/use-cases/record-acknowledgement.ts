import { actorOf, writeAudit } from '../../../audit/audit';
import type { OrderCardDto } from '../../../contracts/orders';
import { inTransaction, type Tx } from '../../../database/transaction';
import { pressedAt } from '../../../domain/orders/pressed-at';
import type { SeenStamp } from '../../../domain/orders/seen';
import { appendEvent } from '../../../realtime/append';
import type { Viewer } from '../../../sessions/viewer';
import { orderById, type StoredOrder } from '../store/order-row';
import { authorizedOrder } from './act-on-order';
import { cardFor } from './card-for';

/**
 * What taking note of something about an order has in common: it leaves the life cycle alone, every screen is told, and
 * doing it again changes nothing. `note` answers whether there was anything to note; it may refuse.
 */
export async function recordAcknowledgement(
  viewer: Viewer,
  id: string,
  now: Date,
  note: (tx: Tx, order: StoredOrder) => Promise<boolean>,
): Promise<OrderCardDto> {
  return inTransaction(async (tx) => {
    const found = await authorizedOrder(tx, viewer, id);
    if (!(await note(tx, found))) return cardFor(tx, viewer, found, now);
    await appendEvent(tx, {
      businessId: found.businessId,
      branchId: found.branchId,
      type: 'order.acknowledged',
      resource: 'orders',
      entityId: id,
      at: now,
    });
    const order = (await orderById(tx, viewer.businessId, id)) ?? found;
    return cardFor(tx, viewer, order, now);
  });
}

/** That the viewer took note at a station, null: at a screen that shows all, of what is so since then. */
export const seenStamp = (
  { name }: Viewer,
  { station, ago = 0, since }: { station: string | null; ago: number | undefined; since: string },
  now: Date,
): SeenStamp => ({ station, by: name, at: pressedAt(now, ago, since).toISOString() });

/** Writes into the log of the order who took note of what. */
export const logAcknowledgement = (
  tx: Tx,
  viewer: Viewer,
  { id, businessId, branchId }: StoredOrder,
  { action, seen, now }: { action: string; seen: SeenStamp; now: Date },
): Promise<void> =>
  writeAudit(tx, {
    at: now,
    businessId,
    branchId,
    actor: actorOf(viewer),
    entity: 'order',
    entityId: id,
    action,
    ...(seen.at < now.toISOString() && { after: { pressedAt: seen.at } }),
    reason: seen.station,
  });

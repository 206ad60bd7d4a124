import type { OrderCardDto } from '../../../contracts/orders';
import { actorOf } from '../../../audit/audit';
import { inTransaction, type Tx } from '../../../database/transaction';
import { permissionFor, type OrderAction } from '../../../domain/orders/life-cycle';
import { pressedAt } from '../../../domain/orders/pressed-at';
import { ApiError, notFound } from '../../../errors/api-error';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { seesOrdersOf } from '../present/card';
import { moveOrder, type Move } from '../store/move-order';
import { orderForChange, type StoredOrder } from '../store/order-row';
import { cardFor } from './card-for';
import { JUST_NOW, runPressOnce, type Press } from './press';

export type StaffAction = Pick<Move, 'version' | 'reason' | 'set' | 'cancellation' | 'restock'> &
  /** Another move than the action itself, which needs the same permission. */
  Partial<Pick<Move, 'action'>> & {
    /** The order with its payments as somebody tells them, where that is not as they were agreed. */
    told?: StoredOrder;
  };

/**
 * What every action of a person on an order has in common: it is an order they reach, they may do this to an order in
 * its state, and it is moved in one transaction. `work` says what else changes, told when it was pressed; it may refuse.
 */
export async function performAction(
  viewer: Viewer,
  orderId: string,
  action: OrderAction,
  now: Date,
  work: (order: StoredOrder, tx: Tx, at: Date) => StaffAction | Promise<StaffAction>,
  { key, ago = 0 }: Press = JUST_NOW,
): Promise<OrderCardDto> {
  return inTransaction(async (tx) => {
    const found = await authorizedOrder(tx, viewer, orderId);
    if (found.drill) throw new ApiError(409, 'TRANSITION_NOT_ALLOWED');
    requireAction(viewer, action, found);
    const at = pressedAt(now, ago, found.stateChangedAt);
    await runPressOnce(tx, found, { key, action, now }, async () => {
      const { told = found, ...move } = await work(found, tx, at);
      return moveOrder(tx, told, { action, actor: actorOf(viewer), now, at, ...move });
    });
    return cardFor(tx, viewer, await authorizedOrder(tx, viewer, orderId), now);
  });
}

/** An order of the viewer's business and branches; anything else does not exist. */
export async function authorizedOrder(tx: Tx, viewer: Viewer, orderId: string): Promise<StoredOrder> {
  const order = await orderForChange(tx, viewer.businessId, orderId);
  if (!order || !seesOrdersOf(viewer, order.branchId)) throw notFound();
  return order;
}

function requireAction(viewer: Viewer, action: OrderAction, order: StoredOrder): void {
  const permission = permissionFor(action, order.state);
  if (permission !== null) requirePermission(viewer, permission, order.branchId);
}

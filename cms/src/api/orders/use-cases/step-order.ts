import type { OrderCardDto } from '../../../contracts/orders';
import { promiseMoved } from '../../../domain/orders/promise';
import type { OrderAction } from '../../../domain/orders/life-cycle';
import type { OrderItem } from '../../../domain/orders/order';
import type { Viewer } from '../../../sessions/viewer';
import { performAction } from './act-on-order';

interface Step {
  version: number;
  reason?: string;
  ago?: number | undefined;
}

/** The use-case of an action that changes nothing but where an order stands. */
const step =
  (action: OrderAction) =>
  (
    viewer: Viewer,
    id: string,
    { version, reason, ago }: Step,
    now: Date,
    key: string | null,
  ): Promise<OrderCardDto> =>
    performAction(viewer, id, action, now, () => ({ version, reason }), { key, ago });

/** An order leaves for the customer, for the first time or again after it came back. */
export const dispatchOrder = step('dispatch');

/** An order could not be handed over and comes back. */
export const returnOrder = step('return');

/**
 * Takes back a cancellation that was a mistake, or a missed order that its customer still wants. What the order needs is held again, or the restoring is refused. It goes
 * through the kitchen from the beginning, as what was made of it may be gone, and comes as much later as it lay.
 */
export const restoreOrder = (
  viewer: Viewer,
  id: string,
  { version, reason }: Step,
  now: Date,
): Promise<OrderCardDto> =>
  performAction(viewer, id, 'restore', now, (order) => ({
    version,
    reason,
    set: {
      ...NOT_MADE,
      items: unmade(order.items),
      ...promiseMoved(order, Math.max(0, now.getTime() - Date.parse(order.stateChangedAt))),
    },
  }));

const unmade = (items: readonly OrderItem[]): OrderItem[] => items.map(({ made: _, ...item }) => item);

const NOT_MADE = {
  preparingAt: null,
  readyAt: null,
  dispatchedAt: null,
  startedStations: [],
  readyStations: [],
};

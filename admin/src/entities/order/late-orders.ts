import type { OrderCardDto } from '@contracts/orders';
import { expectedLateMin } from '@domain/orders/expected-late';
import type { PartsAhead } from '@domain/orders/kitchen-queue';
import { isLate } from '@domain/orders/lateness';

/** How many of some orders are late (`isLate`), or will be as things go. */
export const countLateOrders = (
  orders: readonly OrderCardDto[],
  now: number,
  aheadOf: (orderId: string) => PartsAhead | undefined,
): number =>
  orders.filter(
    (order) =>
      isLate(order, new Date(now)) || expectedLateMin(order, new Date(now), aheadOf(order.id)) !== null,
  ).length;

import type { OrderCardDto } from '@contracts/orders';
import { expectedLateMin } from '@domain/orders/expected-late';
import type { PartsAhead } from '@domain/orders/kitchen-queue';
import { timeLeft } from './time-left';

/** Whether the promise of an order is broken, or will be as things go. */
function isLate(order: OrderCardDto, now: number, ahead: PartsAhead | undefined): boolean {
  const left = timeLeft(order, now);
  if (left?.until === 'promise' && left.leftMs <= 0) return true;
  return expectedLateMin(order, new Date(now), ahead) !== null;
}

/** How many of some orders are late, or will be. */
export const countLateOrders = (
  orders: readonly OrderCardDto[],
  now: number,
  aheadOf: (orderId: string) => PartsAhead | undefined,
): number => orders.filter((order) => isLate(order, now, aheadOf(order.id))).length;

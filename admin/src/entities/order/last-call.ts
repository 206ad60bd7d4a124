import type { OrderCardDto } from '@contracts/orders';
import { timeToAnswer, type TimedOrder } from './time-left';
import { MINUTE_MS } from '@domain/time';

/** The last part of the time an order has to be answered in, and at most so long. */
const LAST_SHARE = 1 / 4;
const LONGEST_MS = 2 * MINUTE_MS;

type CallingOrder = TimedOrder & Pick<OrderCardDto, 'acknowledgedAt' | 'drill'>;

/** Whether somebody took note of an order and nobody has answered it, while it is about to expire. */
export function isLastCall(order: CallingOrder, now: number): boolean {
  const time = timeToAnswer(order);
  if (!time || order.acknowledgedAt === null || order.drill) return false;
  const leftMs = time.end - now;
  return leftMs > 0 && leftMs <= Math.min(LONGEST_MS, (time.end - time.begin) * LAST_SHARE);
}

import type { OrderCardDto } from '@contracts/orders';
import type { OrderState } from '@domain/orders/order';
import { playSound, type OrderSound } from '@entities/order/sounds';
import type { Change } from '../live/board-state';

const IN_KITCHEN: readonly OrderState[] = ['ACCEPTED', 'PREPARING', 'READY'];

/** What the counter should hear of something that happened to an order; a new one rings by itself until it is noted. */
export function counterSound({ before, after }: Change): OrderSound | null {
  if (after.state === 'READY' && before?.state !== 'READY' && before?.state !== 'DISPATCHED') return 'ready';
  if (after.state === 'CANCELLED' && after.cancellation?.by === 'CUSTOMER') return 'cancelled';
  // Somebody is at their bank's app: no work yet, but soon.
  if (after.state === 'AWAITING_PAYMENT' && before === null) return 'message';
  return null;
}

/** What the kitchen should hear: a ticket more, or one that need not be cooked any more. */
export function kitchenSound({ before, after }: Change): 'new-order' | 'cancelled' | null {
  const was = before !== null && IN_KITCHEN.includes(before.state);
  // What is fired is as much of a call as what is new.
  if (was && heldOf(after) < heldOf(before) && IN_KITCHEN.includes(after.state)) return 'new-order';
  if (after.state === 'ACCEPTED' && !was) return 'new-order';
  if (after.state === 'CANCELLED' && was) return 'cancelled';
  return null;
}

const heldOf = ({ items }: OrderCardDto) => items.filter(({ held }) => held).length;

const GAP_MS = 1500;
const last = new Map<OrderSound, number>();

/** Plays a sound unless it has just been heard: ten orders at once are one sound. Answers whether it is heard. */
export function playOnce(sound: OrderSound, volume = 0.8): boolean {
  const now = performance.now();
  if (now - (last.get(sound) ?? -GAP_MS) < GAP_MS) return true;
  last.set(sound, now);
  return playSound(sound, volume);
}

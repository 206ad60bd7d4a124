import { isUnacknowledgedMiss } from '@entities/order/order-moves';
import { playSound, type OrderSound } from '@entities/order/sounds';
import type { Change } from '../live/board-state';

/** What the counter should hear of something that happened to an order; a new one rings by itself until it is noted. */
export function counterSound({ before, after }: Change): OrderSound | null {
  if (after.state === 'READY' && before?.state !== 'READY' && before?.state !== 'DISPATCHED') return 'ready';
  if (after.state === 'CANCELLED' && after.cancellation?.by === 'CUSTOMER') return 'cancelled';
  // Nobody was there to hear it ring.
  if (isUnacknowledgedMiss(after) && before?.state === 'PENDING') return 'missed';
  // Somebody is at their bank's app: no work yet, but soon.
  if (after.state === 'AWAITING_PAYMENT' && before === null) return 'message';
  return null;
}

const GAP_MS = 1500;
const last = new Map<OrderSound, number>();

/** Plays a sound unless it has just been heard: ten orders at once are one sound. Answers whether it is heard. */
export function playOnce(sound: OrderSound, volume = 0.8): boolean {
  const now = performance.now();
  if (now - (last.get(sound) ?? -GAP_MS) < GAP_MS) return true;
  last.set(sound, now);
  return playSound(sound, volume);
}

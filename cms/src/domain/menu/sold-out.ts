import type { ItemState } from './menu';

/** The sentinel of `soldOutUntil` that no clock reaches: sold out until somebody changes it. */
export const SOLD_OUT_UNTIL_CHANGED = '9999-12-31T00:00:00.000Z';

/** Whether something is sold out at an instant. `soldOutUntil` itself is the first instant at which it is not. */
export function isSoldOut(soldOutUntil: string | null, now: Date): boolean {
  return soldOutUntil !== null && Date.parse(soldOutUntil) > now.getTime();
}

/** Whether a variation or an extra can be chosen now. */
export function isOnSale(item: { state: ItemState; soldOutUntil: string | null }, now: Date): boolean {
  return item.state === 'ACTIVE' && !isSoldOut(item.soldOutUntil, now);
}

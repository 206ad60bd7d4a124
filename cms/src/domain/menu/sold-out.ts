import { availableAt } from './availability';
import type { Availability, ItemState, PartStock } from './menu';

/** The sentinel of `soldOutUntil` that no clock reaches: sold out until somebody changes it. */
export const SOLD_OUT_UNTIL_CHANGED = '9999-12-31T00:00:00.000Z';

/** Whether something is sold out at an instant. `soldOutUntil` itself is the first instant at which it is not. */
export function isSoldOut(soldOutUntil: string | null, now: Date): boolean {
  return soldOutUntil !== null && Date.parse(soldOutUntil) > now.getTime();
}

/** The later of two ends of being sold out; null = not sold out. */
export function laterEnd(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return Date.parse(a) >= Date.parse(b) ? a : b;
}

/** When something is looked at, and in which zone its clock stands. */
export interface SaleMoment {
  now: Date;
  /** IANA name of the branch's zone. */
  timeZone: string;
}

/** Whether a group of variations or extras is offered now: it is active, and this is its time. */
export function isOffered(
  group: { state: 'ACTIVE' | 'PAUSED' | 'ARCHIVED'; availability: Availability | null },
  { now, timeZone }: SaleMoment,
): boolean {
  return group.state === 'ACTIVE' && availableAt(group.availability, now, timeZone);
}

/** Whether a variation or an extra of a group that is offered can be chosen now. */
export function isOnSale(
  item: {
    state: ItemState;
    availability: Availability | null;
    soldOutUntil: string | null;
  } & Pick<PartStock, 'stockQuantity'>,
  moment: SaleMoment,
): boolean {
  return isOffered(item, moment) && !isSoldOut(item.soldOutUntil, moment.now) && !hasRunOut(item);
}

/** Of something whose pieces nobody counts. */
export const UNTRACKED: PartStock = { stockTracked: false, stockLowAt: null, stockQuantity: null };

/** Whether pieces of a variation or an extra are counted and none is left. */
export function hasRunOut({ stockQuantity }: Pick<PartStock, 'stockQuantity'>): boolean {
  return stockQuantity !== null && stockQuantity <= 0;
}

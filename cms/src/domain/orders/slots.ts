import { localTime, MINUTE_MS } from '../time';

/** A stretch of time that takes so many orders for later: its first instant and the first after it. */
export interface Slot {
  from: Date;
  to: Date;
}

/**
 * The slot in which an instant lies, by the clock of the branch: the day begins with one.
 *
 * @param minutes how long a slot is; divides a day
 * @param timeZone IANA name
 */
export function slotOf(instant: Date, minutes: number, timeZone: string): Slot {
  const local = localTime(instant, timeZone);
  const second = instant.getTime() - (instant.getTime() % 1000) - local.seconds * 1000;
  const from = second - (local.minutes % minutes) * MINUTE_MS;
  return { from: new Date(from), to: new Date(from + minutes * MINUTE_MS) };
}

/**
 * The first slot after a full one that still takes an order, or null when none of the next `reach` does.
 *
 * @param taken for when the orders are that slots hold already
 */
export function nextFreeSlot(
  full: Slot,
  {
    minutes,
    capacity,
    taken,
    reach,
  }: { minutes: number; capacity: number; taken: readonly Date[]; reach: number },
): Slot | null {
  for (let step = 1; step <= reach; step += 1) {
    const from = new Date(full.from.getTime() + step * minutes * MINUTE_MS);
    const slot = { from, to: new Date(from.getTime() + minutes * MINUTE_MS) };
    if (countInSlot(slot, taken) < capacity) return slot;
  }
  return null;
}

/** How many of the instants lie in a slot. */
export const countInSlot = ({ from, to }: Slot, instants: readonly Date[]): number =>
  instants.filter((instant) => instant >= from && instant < to).length;

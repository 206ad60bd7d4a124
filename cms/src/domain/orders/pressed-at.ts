import { HOUR_MS } from '../time';

/** What was pressed longer ago counts as pressed so long ago, in milliseconds: no kitchen is without a line for a shift. */
export const MAX_PRESS_AGE_MS = 6 * HOUR_MS;

/**
 * How long ago something was pressed, in milliseconds, as the device that it was pressed on tells the server: nobody sets the
 * clock of a tablet, but it goes on over a reload.
 *
 * @param at by the clock of the device, ISO 8601 UTC
 * @param nowMs by the same clock, in milliseconds since 1970
 */
export const pressAge = (at: string, nowMs: number): number =>
  Math.min(Math.max(0, nowMs - Date.parse(at)), MAX_PRESS_AGE_MS);

/**
 * When something was pressed that arrives now: a device tells how long ago that was, and is believed as far as the order
 * bears it out.
 *
 * @param agoMs how long before `now`, in milliseconds; less than 0 counts as 0, more than six hours as six hours
 * @param notBefore when the order came to be as it is, ISO 8601 UTC: nobody presses on what is not there yet
 * @returns never after `now`, and not before `notBefore` unless that lies ahead of `now`
 */
export function pressedAt(now: Date, agoMs: number, notBefore: string): Date {
  const ago = Math.min(Math.max(agoMs, 0), MAX_PRESS_AGE_MS);
  return new Date(Math.min(now.getTime(), Math.max(now.getTime() - ago, Date.parse(notBefore))));
}

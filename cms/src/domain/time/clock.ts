const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Whether a text is a time of day 'HH:mm', 00:00–23:59. */
export function isClock(text: string): boolean {
  return CLOCK.test(text);
}

/**
 * Minutes since midnight of a time of day.
 *
 * @param clock 'HH:mm'
 * @returns 0–1439
 * @throws RangeError when it is not a time of day
 */
export function minutesOf(clock: string): number {
  const found = CLOCK.exec(clock);
  if (!found) throw new RangeError(`Not a time of day: ${clock}`);
  return Number(found[1]) * 60 + Number(found[2]);
}

/**
 * Whether a daily window holds a time of day, and on which day that window began. A window whose end is not after its
 * start ends the next day; one whose start is its end lasts 24 hours.
 *
 * @param minutes time of day, 0–1439
 * @param from first minute inside, 'HH:mm'
 * @param to first minute outside, 'HH:mm'
 * @returns 0 when it began today, -1 when it began yesterday, null when the time lies outside
 */
export function windowStartDay(minutes: number, from: string, to: string): 0 | -1 | null {
  const start = minutesOf(from);
  const end = minutesOf(to);
  const overnight = end <= start;
  if (minutes >= start && (overnight || minutes < end)) return 0;
  return overnight && minutes < end ? -1 : null;
}

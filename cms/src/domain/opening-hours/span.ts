import { DAY_MIN, minutesOf } from '../time';
import type { ClockPeriod } from './hours';

/** A period as minutes since 00:00 of the day on which it starts: from 0–1439, to 1–2879 and always later. */
export function minutesSpan({ opens, closes }: ClockPeriod): [from: number, to: number] {
  const from = minutesOf(opens);
  const to = minutesOf(closes);
  return [from, to <= from ? to + DAY_MIN : to];
}

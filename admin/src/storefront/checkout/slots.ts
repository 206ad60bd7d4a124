import type { StoreProfileDto } from '@contracts/storefront';
import { addDays, instantOf, localTime, minutesOf, weekdayOf } from '@domain/time';

const STEP_MIN = 15;
const DAY_MIN = 24 * 60;
const MINUTE_MS = 60_000;

type Hours = StoreProfileDto['hours'];

export interface SlotDay {
  /** 'YYYY-MM-DD' by the store's calendar. */
  day: string;
  /** ISO-8601 instants, every quarter of an hour while the store is open. */
  slots: string[];
}

/** The times an order can be placed for: from as soon as the store lets them until the last day, day by day. */
export function slotDays(
  { hours, timezone, scheduling }: Pick<StoreProfileDto, 'hours' | 'timezone' | 'scheduling'>,
  now: Date,
): SlotDay[] {
  if (!scheduling.enabled) return [];
  const earliest = new Date(now.getTime() + scheduling.minLeadMin * MINUTE_MS);
  const today = localTime(now, timezone).day;
  const days = Array.from({ length: scheduling.maxDays + 1 }, (_, ahead) => addDays(today, ahead));
  return days
    .map((day) => ({
      day,
      slots: openMinutes(hours, day)
        .map((minutes) => instantOf(day, minutes, timezone))
        .filter((instant) => instant >= earliest)
        .map((instant) => instant.toISOString()),
    }))
    .filter(({ slots }) => slots.length > 0);
}

/** Every quarter of an hour of a day in which the store is open, also by a night that began the day before. */
function openMinutes(hours: Hours, day: string): number[] {
  const spans = [
    ...spansOf(hours, addDays(day, -1)).map(([from, to]) => [from - DAY_MIN, to - DAY_MIN] as const),
    ...spansOf(hours, day),
  ];
  const open = (minutes: number) => spans.some(([from, to]) => minutes >= from && minutes < to);
  return Array.from({ length: DAY_MIN / STEP_MIN }, (_, step) => step * STEP_MIN).filter(open);
}

function spansOf(hours: Hours, day: string): (readonly [from: number, to: number])[] {
  const weekday = weekdayOf(day);
  return hours
    .filter((row) => row.weekday === weekday)
    .flatMap(({ periods }) => periods)
    .map(({ opens, closes }) => {
      const [from, to] = [minutesOf(opens), minutesOf(closes)];
      return [from, to <= from ? to + DAY_MIN : to] as const;
    });
}

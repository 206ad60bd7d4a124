import { SOLD_OUT_UNTIL_CHANGED } from '@domain/menu/sold-out';
import { businessDay, businessDayBounds, HOUR_MS } from '@domain/time';

export const SOLD_OUT_LENGTHS = ['hour', 'day', 'changed'] as const;
export type SoldOutLength = (typeof SOLD_OUT_LENGTHS)[number];

/** The instant until which something is off sale: for an hour, for the rest of the business day, or until somebody says. */
export function soldOutUntil(
  length: SoldOutLength,
  now: Date,
  { timezone, closeoutTime }: { timezone: string; closeoutTime: string },
): string {
  switch (length) {
    case 'hour':
      return new Date(now.getTime() + HOUR_MS).toISOString();
    case 'day':
      return businessDayBounds(
        businessDay(now, timezone, closeoutTime),
        timezone,
        closeoutTime,
      ).end.toISOString();
    case 'changed':
      return SOLD_OUT_UNTIL_CHANGED;
  }
}

import { z } from 'zod';
import type { OpeningHours } from '../domain/opening-hours';
import { MAX_INTEGER } from './version';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const weekday = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
]);

/**
 * Body of `PUT /api/branches/:id/opening-hours`: the whole week of every service that has hours of its own. `closes` not
 * after `opens` means the next day.
 */
export const openingHoursBody = z.strictObject({
  version: z
    .int()
    .min(0)
    .max(MAX_INTEGER - 1),
  hours: z
    .array(
      z.strictObject({
        service: z.enum(['ALL', 'DELIVERY', 'TAKEOUT', 'DINE_IN']),
        mode: z.enum(['ALWAYS', 'WEEKLY', 'CLOSED']),
        periods: z
          .array(z.strictObject({ weekday, opens: clock, closes: clock }))
          .max(28)
          .default([]),
      }),
    )
    .min(1)
    .max(4),
});

/** `GET` and `PUT /api/branches/:id/opening-hours`, inside `data`. */
export interface OpeningHoursDto {
  branchId: string;
  /** Grows with every change; 0 while nobody has set any. */
  version: number;
  /** IANA name of the zone whose clock the times are of. */
  timezone: string;
  hours: OpeningHours[];
}

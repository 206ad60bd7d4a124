import { z } from 'zod';
import type { HoursService, OpeningHours, OpenRule } from '../domain/opening-hours';
import type { OrderType } from '../domain/orders/order';
import { MAX_INTEGER } from './version';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const service = z.enum(['ALL', 'DELIVERY', 'TAKEOUT', 'DINE_IN']);
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
        service,
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
  /** What the branch offers: hours of another service decide nothing. */
  services: OrderType[];
}

/** Query of `GET /api/branches/:id/opening-hours/at`: an instant, by default now, and what the order is for. */
export const openAtQuery = z.strictObject({
  at: z.iso.datetime({ offset: true }).optional(),
  service: service.default('ALL'),
});

/** Whether the hours of a branch let a service be ordered at an instant, inside `data`. Instants are ISO-8601 UTC. */
export interface OpenAtDto {
  at: string;
  service: HoursService;
  open: boolean;
  /** While open, when it closes; null where no end is in sight. */
  closesAt: string | null;
  /** While closed, when it opens; null where that is not on the next 14 days. */
  opensAt: string | null;
  rule: OpenRule;
}

import { z } from 'zod';
import type { WritePermissions } from '../domain/access';
import type { HoursException } from '../domain/opening-hours';
import type { Stored } from './menu';
import { withoutDefaults } from './partial-body';
import { version } from './version';
import { oneLine } from './text';

const id = z.string().min(1).max(64);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const exceptionFields = {
  from: z.iso.date(),
  to: z.iso.date(),
  kind: z.enum(['CLOSED', 'SPECIAL']).default('CLOSED'),
  periods: z
    .array(z.strictObject({ opens: clock, closes: clock }))
    .max(4)
    .default([]),
  reason: oneLine().max(80).default(''),
  yearly: z.boolean().default(false),
};

/** Body of `POST /api/hours-exceptions`: days on which a branch opens otherwise than in its week, or not at all. */
export const hoursExceptionCreate = z.strictObject({ branchId: id, ...exceptionFields });
/** Body of `PATCH /api/hours-exceptions/:id`: what changes, and the `version` it was read at. */
export const hoursExceptionUpdate = withoutDefaults(exceptionFields).extend({ version });

/** Which permission writes each field of an exception. */
export const HOURS_EXCEPTION_WRITE_PERMISSIONS = {
  from: 'hours.edit',
  to: 'hours.edit',
  kind: 'hours.edit',
  periods: 'hours.edit',
  reason: 'hours.edit',
  yearly: 'hours.edit',
} as const satisfies WritePermissions<z.output<typeof hoursExceptionUpdate>>;

/** An exception of `/api/hours-exceptions`, inside `data`. */
export interface HoursExceptionDto extends HoursException, Stored {
  id: string;
}

/** Query of `GET /api/branches/:id/holidays`. */
export const holidaysQuery = z.strictObject({ year: z.coerce.number().int().min(2000).max(2100) });

/** A holiday of the branch's country or state, inside `data`: days on which it may differ. */
export interface HolidayDto {
  /** First and last day, 'YYYY-MM-DD'. */
  from: string;
  to: string;
  name: string;
  /** By law, by custom – offices and banks, or some of them, are shut –, or a day that is only kept. */
  kind: 'PUBLIC' | 'BANK' | 'OPTIONAL' | 'OBSERVANCE';
  /** On the same date every year. */
  yearly: boolean;
}

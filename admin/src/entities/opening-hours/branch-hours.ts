import { validatePeriods, type HoursService, type OpeningHours, type Period } from '@domain/opening-hours';
import { z } from 'zod';
import { USUAL_WEEKS } from './week';
import type { FieldIssue } from '@shared/form/issues';

/** ALL first: the others differ from it. */
export const HOURS_SERVICES = [
  'ALL',
  'DELIVERY',
  'TAKEOUT',
  'DINE_IN',
] as const satisfies readonly HoursService[];

/** SAME: the service has no hours of its own. */
export type HoursMode = OpeningHours['mode'] | 'SAME';

/** The hours of one service as a form holds them: the periods stay while another mode is tried. */
export interface ServiceHours {
  mode: HoursMode;
  periods: Period[];
}

/** The hours of a branch as a form holds them. */
export type BranchHours = Record<HoursService, ServiceHours>;

export const serviceHoursSchema: z.ZodType<ServiceHours> = z.object({
  mode: z.enum(['SAME', 'ALWAYS', 'WEEKLY', 'CLOSED']),
  periods: z.array(z.custom<Period>()),
});
export const branchHoursSchema: z.ZodType<BranchHours> = z.object({
  ALL: serviceHoursSchema,
  DELIVERY: serviceHoursSchema,
  TAKEOUT: serviceHoursSchema,
  DINE_IN: serviceHoursSchema,
});

/** A branch is closed while nobody has set anything. */
export function toBranchHours(hours: readonly OpeningHours[]): BranchHours {
  const of = (service: HoursService): ServiceHours => {
    const own = hours.find((row) => row.service === service);
    if (!own) return { mode: service === 'ALL' ? 'CLOSED' : 'SAME', periods: [] };
    return { mode: own.mode, periods: own.periods };
  };
  return { ALL: of('ALL'), DELIVERY: of('DELIVERY'), TAKEOUT: of('TAKEOUT'), DINE_IN: of('DINE_IN') };
}

/** As the API keeps it: a row for each service that has hours of its own. */
export function fromBranchHours(values: BranchHours): OpeningHours[] {
  return HOURS_SERVICES.flatMap((service): OpeningHours[] => {
    const { mode, periods } = values[service];
    return mode === 'SAME' ? [] : [{ service, mode, periods: mode === 'WEEKLY' ? periods : [] }];
  });
}

/** By the week, beginning with the periods there were before, or else with those of `like`. */
export function withMode({ periods }: ServiceHours, mode: HoursMode, like: ServiceHours): ServiceHours {
  if (mode !== 'WEEKLY' || periods.length > 0) return { mode, periods };
  return { mode, periods: like.periods.length > 0 ? like.periods : [...USUAL_WEEKS.allDay] };
}

/** What the server would refuse, at the service it is of: the editor says it at the period. */
export function checkBranchHours(values: BranchHours): FieldIssue[] {
  return HOURS_SERVICES.flatMap((service): FieldIssue[] => {
    const { mode, periods } = values[service];
    if (mode !== 'WEEKLY') return [];
    if (periods.length === 0) return [{ path: service, code: 'HOURS_EMPTY' }];
    return validatePeriods(periods).length > 0 ? [{ path: service, code: 'HOURS_WRONG' }] : [];
  });
}

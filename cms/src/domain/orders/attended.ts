import { openAt } from '../opening-hours';
import { earliest } from './service-reasons';
import type { StoreContext } from './store';

/** What of a store says when somebody is there. */
type Attendance = Pick<StoreContext, 'hours' | 'exceptions'> & {
  branch: Pick<StoreContext['branch'], 'services' | 'timezone'>;
};

/** Whether somebody is at a store by its hours: while any of its services is open, also where it is paused. */
export const isAttended = (store: Attendance, at: Date): boolean =>
  hoursAt(store, at).some(({ open }) => open);

/**
 * From when on somebody can answer an order that comes to the board at an instant. One for later comes before the store
 * opens where it is for the first hours: it is asked about from the opening, and from when it is for at the latest.
 *
 * @param scheduledFor ISO-8601, null for now
 */
export function askedFrom(store: Attendance, scheduledFor: string | null, at: Date): Date {
  if (scheduledFor === null || isAttended(store, at)) return at;
  const opensAt = earliest(hoursAt(store, at).map((hours) => hours.opensAt))?.getTime() ?? Infinity;
  return new Date(Math.max(at.getTime(), Math.min(Date.parse(scheduledFor), opensAt)));
}

const hoursAt = ({ hours, exceptions, branch }: Attendance, at: Date) =>
  branch.services.map((service) => openAt(hours, exceptions, service, at, branch.timezone));

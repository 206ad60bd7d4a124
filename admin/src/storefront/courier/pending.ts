import type { CourierPageDto, CourierStep, CourierStopDto, CourierTripDto } from '@contracts/courier-page';
import type { StopState } from '@domain/couriers';
import { deviceValue, property, textIn } from '@shared/state/device-value';

/** Something that was pressed and is not known to have arrived. */
export interface Pending {
  key: string;
  step: CourierStep;
}

const ACTIONS = [
  'available',
  'accept',
  'reject',
  'pick-up',
  'deliver',
  'problem',
  'carry-on',
  'turn-back',
  'returned',
];

/** What was pressed stays on the device until the server has answered, also over a reload. */
export const pendingOn = (token: string) =>
  deviceValue<Pending[]>(`comanda.courier.${token.slice(0, 24)}`, 1, (value) =>
    Array.isArray(value) ? value.filter(isPending) : null,
  );

/** Whether it is what this page wrote: the server looks at the rest of it. */
function isPending(value: unknown): value is Pending {
  const step = property(value, 'step');
  return textIn(value, 'key', 100).length >= 8 && ACTIONS.includes(textIn(step, 'action', 20));
}

/** Where a stop is once a step has been taken; null where the step says nothing about it. */
const AFTER: Partial<Record<CourierStep['action'], StopState>> = {
  'pick-up': 'ON_THE_WAY',
  deliver: 'DELIVERED',
  problem: 'PROBLEM',
  'carry-on': 'ON_THE_WAY',
  'turn-back': 'RETURNING',
  returned: 'RETURNED',
};

/** The page as it will be once everything that was pressed has arrived, in its order. */
export const withPending = (page: CourierPageDto, pending: readonly Pending[]): CourierPageDto =>
  pending.reduce((shown, { step }) => after(shown, step), page);

function after(page: CourierPageDto, step: CourierStep): CourierPageDto {
  if (step.action === 'available') return { ...page, available: step.available };
  if (step.action === 'reject') return { ...page, trips: page.trips.filter(({ id }) => id !== step.trip) };
  return { ...page, trips: page.trips.map((trip) => (trip.id === step.trip ? tripAfter(trip, step) : trip)) };
}

function tripAfter(
  trip: CourierTripDto,
  step: Exclude<CourierStep, { action: 'available' }>,
): CourierTripDto {
  if (step.action === 'accept') return { ...trip, state: 'ACCEPTED' };
  const state = AFTER[step.action];
  if (!state) return trip;
  const stops = trip.stops.map((stop): CourierStopDto => {
    const isMeant = 'order' in step ? stop.orderId === step.order : stop.state === 'WAITING';
    const problem = step.action === 'problem' ? step.problem : null;
    return isMeant ? { ...stop, state, problem } : stop;
  });
  return { ...trip, state: stateOf(stops), stops };
}

/** Simpler than the server's: what is shown of a trip until the server has said how it stands. */
function stateOf(stops: readonly CourierStopDto[]): CourierTripDto['state'] {
  const has = (state: StopState) => stops.some((stop) => stop.state === state);
  if (has('PROBLEM')) return 'PROBLEM';
  if (has('ON_THE_WAY') || has('WAITING')) return 'PICKED_UP';
  if (has('RETURNING')) return 'RETURNING';
  return has('RETURNED') ? 'RETURNED' : 'DELIVERED';
}

/** Whether what a stop or trip shows has not arrived yet. */
export const isUnsent = (pending: readonly Pending[], tripId: string, orderId?: string): boolean =>
  pending.some(({ step }) => {
    if (step.action === 'available' || step.trip !== tripId) return false;
    return orderId === undefined || !('order' in step) || step.order === orderId;
  });

import type { CourierPageDto, CourierStep, CourierStopDto, CourierTripDto } from '@contracts/courier-page';
import type { StopState } from '@domain/couriers';
import { deviceValue, property, textIn } from '@shared/state/device-value';
import { persistedList, type PersistedList } from '@shared/state/persisted-list';

/** Something that was pressed and is not known to have arrived. */
export interface Pending {
  key: string;
  step: CourierStep;
  /** The numbers of the orders it is about, to be told by; '' for none. */
  orders: string;
  /** When it was pressed, by the clock of the device, ISO 8601 UTC; left out where nobody noted it. */
  at?: string;
  /** Until when it waits for being taken back, in milliseconds since 1970; left out once it is to be sent. */
  heldUntil?: number;
}

/** So long a press that nothing can undo once it is sent is held back. */
const HOLD_MS = 5_000;

/** Handing over is one slip of a thumb away; whoever typed the customer's digits meant it. */
const isHeldBack = (step: CourierStep) => step.action === 'deliver' && step.code === undefined;

/** A press as it is kept from its instant on. */
export const pressed = (key: string, step: CourierStep, orders: string, now: Date): Pending => ({
  ...{ key, step, orders, at: now.toISOString() },
  ...(isHeldBack(step) && { heldUntil: now.getTime() + HOLD_MS }),
});

/** Those that are held until an instant at the latest are to be sent. */
export const released = (pending: readonly Pending[], until: number): readonly Pending[] =>
  pending.map(({ heldUntil, ...press }) =>
    heldUntil === undefined || heldUntil <= until ? press : { ...press, heldUntil },
  );

/** How long until the next one is to be sent; null where none is held. A clock that was put back holds none for longer. */
export function nextRelease(pending: readonly Pending[], now: Date): { at: number; ms: number } | null {
  const held = pending.flatMap(({ heldUntil }) => heldUntil ?? []);
  if (held.length === 0) return null;
  const at = Math.min(...held);
  return { at, ms: Math.min(HOLD_MS, Math.max(0, at - now.getTime())) };
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

/** Whose page it is, whichever link they have it by: a renewed link sends what was pressed by the one before. */
const courierOf = (token: string) => token.slice(0, 24);

/** By which the pages of a courier on this device agree who of them sends. */
export const sendingLock = (token: string) => `comanda.courier.sending.${courierOf(token)}`;

/** What was pressed stays on the device until the server has answered, also over a reload. */
export const storedPending = (token: string): PersistedList<Pending> =>
  persistedList(
    deviceValue<Pending[]>(`comanda.courier.${courierOf(token)}`, 1, (value) =>
      Array.isArray(value)
        ? value
            .filter(isPending)
            .map((press) => ({ ...press, ...instantOf(press), orders: textIn(press, 'orders', 200) }))
        : null,
    ),
  );

/** When it was pressed, where that is told: what cannot be read is not known. */
function instantOf(press: Pending): Pick<Pending, 'at'> {
  const at = textIn(press, 'at', 40);
  return { at: Number.isNaN(Date.parse(at)) ? undefined : at };
}

/** How a trip that was not picked up went away. */
const GONE = ['EXPIRED', 'WITHDRAWN'] as const;

/** A press that was not done, or a trip that is gone, until somebody has read why or has pressed something else there. */
export interface RefusedPress {
  /** The order or the trip it was about; '' for neither. */
  about: string;
  /** The numbers of the orders it was about; '' for none. */
  orders: string;
  why: string;
  /** Nothing was pressed: the trip went away. */
  gone?: (typeof GONE)[number] | undefined;
}

export const storedRefused = (token: string): PersistedList<RefusedPress> =>
  persistedList(
    deviceValue<RefusedPress[]>(`comanda.courier.refused.${courierOf(token)}`, 1, (value) =>
      Array.isArray(value)
        ? value.map((each: unknown) => ({
            about: textIn(each, 'about', 64),
            orders: textIn(each, 'orders', 200),
            why: textIn(each, 'why', 300),
            gone: GONE.find((how) => how === textIn(each, 'gone', 20)),
          }))
        : null,
    ),
  );

/** What a press is about: an order, else a trip, else nothing but the courier. */
export const subjectOf = (step: CourierStep): string =>
  step.action === 'available' ? '' : 'order' in step ? step.order : step.trip;

/** The numbers of the orders that a press is about, of those on the page. */
export function ordersOf(page: CourierPageDto, step: CourierStep): string {
  const trip = step.action === 'available' ? undefined : page.trips.find(({ id }) => id === step.trip);
  const stops = (trip?.stops ?? []).filter(({ orderId }) => !('order' in step) || orderId === step.order);
  return stops.map(({ number }) => number).join(', ');
}

/**
 * Whether a press cannot be sent before another: it is of the same stop, or one of the two is of the whole trip. Stops
 * do not wait for each other.
 */
export function dependsOn({ step: later }: Pending, { step: earlier }: Pending): boolean {
  if (later.action === 'available' || earlier.action === 'available') return later.action === earlier.action;
  if (later.trip !== earlier.trip) return false;
  return 'order' in later && 'order' in earlier ? later.order === earlier.order : true;
}

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

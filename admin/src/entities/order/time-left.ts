import type { OrderCardDto } from '@contracts/orders';
import type { SettingValues } from '@domain/settings';
import { promiseOutcome, promiseTime, type PromisedOrder } from '@domain/orders/lateness';
import { TAKEN_ON_STATES } from '@domain/orders/states';
import { DAY_MIN, HOUR_SEC, MINUTE_MS } from '@domain/time';

/** How long an order may ring when it is not known since when: the default of a branch. */
const USUAL_ACCEPT_MS = 8 * MINUTE_MS;

/** Half of the time used makes `soon`, all of it `late`. */
type Urgency = 'calm' | 'soon' | 'late';

export interface TimeLeft {
  /** `accept`: until it expires unanswered. `promise`: until the customer counts on it. */
  until: 'accept' | 'promise';
  /** Milliseconds, negative once it has passed. */
  leftMs: number;
  urgency: Urgency;
}

export type TimedOrder = Pick<OrderCardDto, 'state' | 'timing' | 'placedAt' | 'pendingAt' | 'acceptBy'> &
  PromisedOrder;

/** How long there is for the next thing somebody waits for; null where nobody waits (ended, held, or for another day). */
export function timeLeft(order: TimedOrder, now: number): TimeLeft | null {
  const { state } = order;
  const answer = timeToAnswer(order);
  if (answer) return { until: 'accept', ...span(answer.begin, answer.end, now) };
  // Ready in time, it waits for whoever fetches it: nothing of it is late (`promiseOutcome`).
  if (promiseOutcome(order, new Date(now)) === 'KEPT') return null;
  const waits = state === 'PENDING' || TAKEN_ON_STATES.includes(state);
  const time = waits ? promiseTime(order) : null;
  return time && { until: 'promise', ...span(time.begin, time.end, now) };
}

/** Between which instants an order is to be answered, in milliseconds since 1970; null for one that waits for no answer. */
export function timeToAnswer(order: TimedOrder): { begin: number; end: number } | null {
  const { state, timing, placedAt, pendingAt, acceptBy } = order;
  if (state !== 'PENDING' || !acceptBy) return null;
  const end = Date.parse(acceptBy);
  // One that was paid late, or is for later, was placed long before anybody could answer it.
  if (pendingAt !== null) return { begin: Date.parse(pendingAt), end };
  return { begin: timing === 'SCHEDULED' ? end - USUAL_ACCEPT_MS : Date.parse(placedAt), end };
}

/** From when on there is little time, and from when on none: see the settings of a kitchen. */
export type Thresholds = Pick<SettingValues['kitchen'], 'amberPercent' | 'redBeforeMin'>;
const USUAL: Thresholds = { amberPercent: 50, redBeforeMin: 0 };

/** Where `now` stands between two instants. */
export function span(
  begin: number,
  end: number,
  now: number,
  { amberPercent, redBeforeMin }: Thresholds = USUAL,
): Pick<TimeLeft, 'leftMs' | 'urgency'> {
  const leftMs = end - now;
  const little = (leftMs * 100) / (100 - amberPercent) <= end - begin;
  const urgency = leftMs <= redBeforeMin * MINUTE_MS ? 'late' : little ? 'soon' : 'calm';
  return { leftMs, urgency };
}

/**
 * What a person needs of a span: to the second while an answer is awaited, else to the minute, rounded so that "0 min"
 * is never shown while there is time left.
 */
export function timeParts({ until, leftMs }: Pick<TimeLeft, 'until' | 'leftMs'>): TimeParts {
  const late = leftMs <= 0;
  const seconds = late ? Math.floor(Math.abs(leftMs) / 1000) : Math.ceil(leftMs / 1000);
  if (until === 'accept' && seconds < HOUR_SEC)
    return { kind: 'clock', late, minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
  const minutes = late ? Math.floor(seconds / 60) : Math.ceil(seconds / 60);
  if (minutes < 100) return { kind: 'minutes', late, minutes };
  if (minutes < 2 * DAY_MIN)
    return { kind: 'hours', late, hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  return { kind: 'days', late, days: Math.floor(minutes / DAY_MIN) };
}

export type TimeParts = { late: boolean } & (
  | { kind: 'clock'; minutes: number; seconds: number }
  | { kind: 'minutes'; minutes: number }
  | { kind: 'hours'; hours: number; minutes: number }
  | { kind: 'days'; days: number }
);

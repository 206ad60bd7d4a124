import type { OrderState, OrderType } from '../orders/order';
import { isLost } from '../orders/states';

export const COURIER_KINDS = ['OWN', 'PARTNER', 'AGENCY'] as const;
export const VEHICLES = ['MOTORCYCLE', 'BICYCLE', 'CAR', 'ON_FOOT'] as const;

/** What a courier says of themselves, and what the trips say of them. */
export const AVAILABILITIES = ['OFFLINE', 'AVAILABLE', 'ON_DELIVERY'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/**
 * Who carries something is on delivery, whatever they said last; who said that they are there is available. On delivery
 * is stored nowhere, so that it cannot differ from the trips.
 *
 * @param load orders on trips that were picked up and are not over
 */
export const availabilityOf = (available: boolean, load: number): Availability =>
  load > 0 ? 'ON_DELIVERY' : available ? 'AVAILABLE' : 'OFFLINE';

/** States in which an order can be given to a courier: it is being made or ready, or came back and goes out again. */
export const CARRIED_STATES: readonly OrderState[] = ['ACCEPTED', 'PREPARING', 'READY', 'RETURNING'];

/** Whether no courier has an order: it is on no trip, or nobody has the trip. */
export const isUnassigned = (courier: Pick<OrderCourier, 'id'> | null): boolean =>
  courier === null || courier.id === null;

/**
 * Whether an order can be given to a courier: while it is made or ready, when it came back, and when it left before
 * anybody was named.
 */
export const canBeAssigned = ({
  type,
  state,
  courier,
}: {
  type: OrderType;
  state: OrderState;
  courier: Pick<OrderCourier, 'id'> | null;
}): boolean =>
  type === 'DELIVERY' &&
  (CARRIED_STATES.includes(state) || (state === 'DISPATCHED' && isUnassigned(courier)));

/** What an order says of the trip it is on. */
export interface OrderCourier {
  deliveryId: string;
  /** Null while nobody has the trip. */
  id: string | null;
  name: string | null;
  /** How far it is settled who carries it; from the pick-up on the order's own state says where it is. */
  trip: 'UNASSIGNED' | 'OFFERED' | 'ACCEPTED' | 'PROBLEM';
}

/**
 * What an order says of its trip once it has moved: an order that left with nobody's name on it is carried by somebody
 * whom nobody wrote down, a problem is over once it is brought or comes back, and one that came to nothing before it left is on no
 * trip; nor is one that is taken on again, which waits for whoever carries it then.
 */
export function courierAfter(
  courier: OrderCourier | null,
  from: OrderState,
  to: OrderState,
): OrderCourier | null {
  if (!courier || to === from) return courier;
  if (isLost(from)) return null;
  const left = from === 'DISPATCHED' || from === 'RETURNING';
  if (isLost(to)) return left ? courier : null;
  if (to !== 'DISPATCHED' && to !== 'DELIVERED' && to !== 'RETURNING') return courier;
  return courier.id === null ? null : { ...courier, trip: 'ACCEPTED' };
}

/** The name by which customers are told of a courier: the first of it. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** What a courier can say does not go on. */
export const PROBLEM_CODES = [
  'NOBODY_THERE',
  'WRONG_ADDRESS',
  'NO_ANSWER',
  'REFUSED',
  'CANNOT_PAY',
  'ACCIDENT',
  'OTHER',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

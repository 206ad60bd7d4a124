import type { TestOrderDto } from '@contracts/onboarding';
import { isTerminal } from '@domain/orders/states';
import type { OrderState, OrderType } from '@domain/orders/order';

/** The way of a test order over the board, in the words of its states. */
const WAY = [
  'PENDING',
  'ACCEPTED',
  'PREPARING',
  'READY',
  'DISPATCHED',
  'DELIVERED',
] as const satisfies readonly OrderState[];

const wayOf = (type: OrderType) => WAY.filter((state) => state !== 'DISPATCHED' || type === 'DELIVERY');

/** `past`, `now` or `ahead` for each station of the way. */
export function stationsOf({ type, state }: Pick<TestOrderDto, 'type' | 'state'>) {
  const way = wayOf(type);
  // What is concluded was delivered; what comes back was on the way.
  const reached = state === 'CONCLUDED' ? 'DELIVERED' : state === 'RETURNING' ? 'DISPATCHED' : state;
  const at = way.findIndex((station) => station === reached);
  return way.map((station, index) => {
    if (index < at || (index === at && station === 'DELIVERED')) return { station, phase: 'past' as const };
    return { station, phase: index === at ? ('now' as const) : ('ahead' as const) };
  });
}

/** Whether it came to nothing, so that another one is needed. */
export const isFailed = ({ state }: Pick<TestOrderDto, 'state'>): boolean =>
  isTerminal(state) && state !== 'CONCLUDED';

/** Whether it went all the way. */
export const isDelivered = ({ state }: Pick<TestOrderDto, 'state'>): boolean =>
  state === 'DELIVERED' || state === 'CONCLUDED';

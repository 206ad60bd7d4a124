import {
  EDIT_OUTCOMES,
  ORDER_ACTIONS,
  STATION_ACTIONS,
  UNATTENDED_ACTIONS,
  type OrderMove,
} from '../../../src/domain/orders/life-cycle';

/** Everything that can be done to an order, by whomever. */
export const MOVES: OrderMove[] = [
  ...ORDER_ACTIONS,
  ...UNATTENDED_ACTIONS,
  ...STATION_ACTIONS,
  ...EDIT_OUTCOMES,
];
export const TIMINGS = ['NOW', 'SCHEDULED'] as const;

import type { OrderCardDto } from '@contracts/orders';
import { CARRIED_STATES } from '@domain/couriers';

/** Whether an order can be given to a courier, or to another one, as it is now. */
export const canBeAssigned = ({ type, state }: Pick<OrderCardDto, 'type' | 'state'>): boolean =>
  type === 'DELIVERY' && CARRIED_STATES.includes(state);

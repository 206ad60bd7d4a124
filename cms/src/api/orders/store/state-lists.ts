import {
  cameToNothing,
  isTerminal,
  OPEN_STATES as OPEN,
  ORDER_STATES,
  type OrderState,
} from '../../../domain/orders';

const LOST = ORDER_STATES.filter(cameToNothing);
const listOf = (states: readonly OrderState[]) => `('${states.join("','")}')`;

/**
 * States as SQL lists. The partial indexes are made of the very same text: SQLite uses one only when the query repeats
 * its condition word for word.
 */
export const OPEN_STATES = listOf(OPEN);

/** States that an order leaves by the clock. */
export const CLOCKED_STATES = listOf(['AWAITING_PAYMENT', 'SCHEDULED', 'PENDING', 'DELIVERED']);

/** States of orders that came to nothing. */
const LOST_STATES = listOf(LOST);

/** States in which nothing moves an order any more. */
export const ENDED_STATES = listOf(ORDER_STATES.filter(isTerminal));

/** Orders whose customers get money back: `refundDueCents` in the domain, as a condition. */
export const REFUND_DUE = `payment_state = 'CONFIRMED' AND state IN ${LOST_STATES}`;

/** States of orders that sell nothing: they came to nothing, or wait for their Pix and are no orders yet. */
export const UNSOLD_STATES = listOf([...LOST, 'AWAITING_PAYMENT']);

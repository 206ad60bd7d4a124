/**
 * States as SQL lists. The partial indexes are made of the very same text: SQLite uses one only when the query repeats
 * its condition word for word.
 */
export const OPEN_STATES = `('AWAITING_PAYMENT','SCHEDULED','PENDING','ACCEPTED','PREPARING','READY','DISPATCHED','RETURNING')`;

/** States that an order leaves by the clock. */
export const CLOCKED_STATES = `('AWAITING_PAYMENT','SCHEDULED','PENDING','DELIVERED')`;

/** States of orders that came to nothing. */
export const LOST_STATES = `('REJECTED','EXPIRED','CANCELLED')`;

/** Orders whose customers get money back: `refundDueCents` in the domain, as a condition. */
export const REFUND_DUE = `payment_state = 'CONFIRMED' AND state IN ${LOST_STATES}`;

/** States of orders that sell nothing: they came to nothing, or wait for their Pix and are no orders yet. */
export const UNSOLD_STATES = `('REJECTED','EXPIRED','CANCELLED','AWAITING_PAYMENT')`;

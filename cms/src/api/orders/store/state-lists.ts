import { inList, sqlList, type Sql } from '../../../database/sql';
import { CARRIED_STATES } from '../../../domain/couriers';
import { isTerminal, OPEN_STATES as OPEN, ORDER_STATES } from '../../../domain/orders';
import {
  ANSWERED_SOON_STATES,
  boardColumn,
  LOST_STATES,
  RINGING_STATES,
} from '../../../domain/orders/states';

/**
 * States as SQL lists. The partial indexes are made of the very same text: SQLite uses one only when the query repeats
 * its condition word for word.
 */
export const OPEN_STATES = sqlList(OPEN);

/** States that an order leaves by the clock. */
export const CLOCKED_STATES = sqlList(['AWAITING_PAYMENT', 'SCHEDULED', 'PENDING', 'DELIVERED']);

/** Orders that ring and somebody has to answer soon, word for word as in their index. */
export const RINGING = `acknowledged_at IS NULL AND state IN ${sqlList(ANSWERED_SOON_STATES)}`;

/** Orders that ring at all: those, and for later ones that are new. */
export const UNHEARD = `acknowledged_at IS NULL AND state IN ${sqlList(RINGING_STATES)}`;

/** Missed orders that nobody has acknowledged (`isUnacknowledgedMiss`), word for word as in their index. */
export const MISSED =
  "state = 'EXPIRED' AND state_before = 'PENDING' AND test IS NOT TRUE AND missed_acknowledged_at IS NULL";

/** Orders for later whose time has not come, word for word as in their index. */
export const WAITS_FOR_ITS_TIME = "state = 'SCHEDULED'";

/** States of orders that were handed over. */
export const DONE_STATES = sqlList(ORDER_STATES.filter((state) => boardColumn(state) === 'DONE'));

/** States of orders that came to nothing. */
export const LOST = sqlList(LOST_STATES);

/** States in which nothing moves an order any more. */
const ENDED_STATES = sqlList(ORDER_STATES.filter(isTerminal));

/** The condition of orders that are not ended at some branches, a list of ids. */
export const notEndedAt = (sql: Sql) => `NOT (state IN ${ENDED_STATES} AND ${inList(sql, 'branch_id')})`;

/** Orders whose customers get money back. What `moneyOf` says is written with every move, as nothing else changes it. */
export const REFUND_DUE = 'refund_due_cents > 0';

/** Orders with money of a provider that somebody has to see to, written with every move as well. */
export const MONEY_NEEDED = 'money_need IS NOT NULL';

/** States of orders that sell nothing: they came to nothing, or wait for their Pix and are no orders yet. */
export const UNSOLD_STATES = sqlList([...LOST_STATES, 'AWAITING_PAYMENT']);

/** Orders that somebody has to carry, and of which nobody was asked who would, or nobody took them. */
export const WAITS_FOR_COURIER = `type = 'DELIVERY' AND courier_id IS NULL AND test IS NOT TRUE AND state IN ${sqlList(CARRIED_STATES)}`;

/** Orders whose customers are asked for a substitute, word for word as in their index. */
export const HAS_OPEN_SUBSTITUTION = 'substitute_by IS NOT NULL';

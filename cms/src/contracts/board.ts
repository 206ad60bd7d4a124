import type { OrderCardDto } from './orders';

/**
 * `GET /api/orders/board?branch=<id>`: every order still on the board, what ended in the current business day,
 * missed orders of whatever day until they are acknowledged, and the `seq` of the event stream it is true at; the stream continues from there.
 */
export interface BoardDto {
  seq: number;
  businessDay: string;
  /** When that day began, ISO 8601 UTC: what has ended since is on the board. */
  dayStartsAt: string;
  orders: OrderCardDto[];
  beyond: BeyondBoard;
}

/**
 * How many orders there are beside those of a board: under way, for later, and ended in its day. Those that ring, and the
 * newest of those under way, are the last to be left out; of those for later the nearest are.
 */
export interface BeyondBoard {
  open: number;
  scheduled: number;
  done: number;
  cancelled: number;
  /** Missed orders that nobody has acknowledged. */
  missed: number;
}

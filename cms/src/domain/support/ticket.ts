import { DAY_MS } from '../time';

/**
 * A question of a business to Comanda, from opening to closing. Not the kitchen's ticket, which is paper about an order.
 * Source: "Support" in the design of the domain.
 */

export const TICKET_STATES = [
  'OPEN',
  'IN_PROGRESS',
  'WAITING_CUSTOMER',
  'RESOLVED',
  'REOPENED',
  'CLOSED',
] as const;
export type TicketState = (typeof TICKET_STATES)[number];

export const TICKET_CATEGORIES = [
  'ORDERS',
  'MENU',
  'DELIVERY',
  'PAYMENTS',
  'BILLING',
  'CHATBOT',
  'ACCOUNT',
  'BUG',
  'OTHER',
] as const;
export type TicketCategory = (typeof TICKET_CATEGORIES)[number];

/** The least pressing first. */
export const TICKET_PRIORITIES = ['LOW', 'NORMAL', 'HIGH', 'URGENT'] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];

/** Lengths in characters, and how many pictures go with one text. */
export const TICKET_LIMITS = {
  subject: { min: 5, max: 120 },
  description: { min: 20, max: 4000 },
  message: { min: 1, max: 4000 },
  attachments: 5,
} as const;

/** Who moves a ticket: the people of the business, those of Comanda in the panel, or the server by itself. */
export type TicketSide = 'CUSTOMER' | 'SUPPORT' | 'CLOCK';

export const TICKET_MOVES = ['take', 'answer', 'reply', 'resolve', 'reopen', 'close'] as const;
export type TicketMove = (typeof TICKET_MOVES)[number];

interface TicketTransition {
  move: TicketMove;
  by: readonly TicketSide[];
  from: readonly TicketState[];
  to: TicketState;
}

const UNSETTLED = ['OPEN', 'IN_PROGRESS', 'WAITING_CUSTOMER', 'REOPENED'] as const;

/**
 * Every way from a state to another and who may take it. For the super-admin REOPENED is like OPEN: nobody is at it.
 * Either side may call a ticket resolved at any time, because the customer may have found the answer alone; only the
 * customer says that it was not.
 */
const TICKET_TRANSITIONS: readonly TicketTransition[] = [
  { move: 'take', by: ['SUPPORT'], from: ['OPEN', 'REOPENED'], to: 'IN_PROGRESS' },
  { move: 'answer', by: ['SUPPORT'], from: ['IN_PROGRESS'], to: 'WAITING_CUSTOMER' },
  { move: 'reply', by: ['CUSTOMER'], from: ['WAITING_CUSTOMER'], to: 'IN_PROGRESS' },
  { move: 'resolve', by: ['CUSTOMER', 'SUPPORT'], from: UNSETTLED, to: 'RESOLVED' },
  { move: 'reopen', by: ['CUSTOMER'], from: ['RESOLVED'], to: 'REOPENED' },
  { move: 'close', by: ['CLOCK'], from: ['RESOLVED'], to: 'CLOSED' },
];

/** Days, by the server's clock, that a resolved ticket may still be reopened; then it is closed. */
export const CLOSED_AFTER_DAYS = 7;

/** The state that `move` leads to from `from`, or null when `side` may not take it there. */
export function ticketAfter(from: TicketState, move: TicketMove, side: TicketSide): TicketState | null {
  const way = TICKET_TRANSITIONS.find((row) => row.move === move && row.from.includes(from));
  return way?.by.includes(side) ? way.to : null;
}

/** What `side` can do with a ticket in `state`, in the order of `TICKET_MOVES`. */
export function ticketMoves(state: TicketState, side: TicketSide): TicketMove[] {
  return TICKET_MOVES.filter((move) => ticketAfter(state, move, side) !== null);
}

/** Whether something is still to be done about it, by either side. */
export const isUnsettled = (state: TicketState): boolean => UNSETTLED.some((known) => known === state);

/**
 * The moves that a text of `side` makes, in their order: support takes a ticket with its first answer and leaves it
 * waiting for the customer, the customer's next text brings it back. Empty where the text changes nothing; null where
 * nobody writes any more, because a resolved ticket is reopened first and a closed one is left alone.
 */
export function movesOfText(
  state: TicketState,
  side: Exclude<TicketSide, 'CLOCK'>,
): readonly TicketMove[] | null {
  if (!isUnsettled(state)) return null;
  const wanted: readonly TicketMove[] = side === 'SUPPORT' ? ['take', 'answer'] : ['reply'];
  const made: TicketMove[] = [];
  let at = state;
  for (const move of wanted) {
    const next = ticketAfter(at, move, side);
    if (next === null) continue;
    made.push(move);
    at = next;
  }
  return made;
}

/** The instant from which on a ticket that was resolved then is closed, in milliseconds since 1970. */
export const closesAt = (resolvedAt: number): number => resolvedAt + CLOSED_AFTER_DAYS * DAY_MS;

/** Groups of the panel's list from top to bottom: to be answered, waiting for the customer, settled. */
const GROUPS: Readonly<Record<TicketState, number>> = {
  OPEN: 0,
  REOPENED: 0,
  IN_PROGRESS: 0,
  WAITING_CUSTOMER: 1,
  RESOLVED: 2,
  CLOSED: 3,
};
const SECONDS = 10_000_000_000;

/**
 * A number by which tickets, ascending, are in the order in which support looks at them: first what waits for an
 * answer, the most pressing first and then the oldest; at the end what is settled, the newest first.
 * @param openedAt milliseconds since 1970, before the year 2286
 * @returns an integer from 0 to below 5 × 10¹¹
 */
export function queueKey(state: TicketState, priority: TicketPriority, openedAt: number): number {
  const seconds = Math.floor(openedAt / 1000);
  const group = GROUPS[state];
  const settled = group >= GROUPS.RESOLVED;
  const pressing = settled ? 0 : TICKET_PRIORITIES.length - 1 - TICKET_PRIORITIES.indexOf(priority);
  return (group * 10 + pressing) * SECONDS + (settled ? SECONDS - 1 - seconds : seconds);
}

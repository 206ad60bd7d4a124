import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CLOSED_AFTER_DAYS,
  closesAt,
  isUnsettled,
  movesOfText,
  queueKey,
  TICKET_MOVES,
  TICKET_PRIORITIES,
  TICKET_STATES,
  ticketAfter,
  ticketMoves,
  type TicketPriority,
  type TicketSide,
  type TicketState,
} from '../../../src/domain/support';

const SIDES: readonly TicketSide[] = ['CUSTOMER', 'SUPPORT', 'CLOCK'];

/** The life cycle as it is drawn, written anew: whoever is not named cannot. */
const DRAWN = `
OPEN             take    SUPPORT  IN_PROGRESS
REOPENED         take    SUPPORT  IN_PROGRESS
IN_PROGRESS      answer  SUPPORT  WAITING_CUSTOMER
WAITING_CUSTOMER reply   CUSTOMER IN_PROGRESS
OPEN             resolve CUSTOMER RESOLVED
OPEN             resolve SUPPORT  RESOLVED
IN_PROGRESS      resolve CUSTOMER RESOLVED
IN_PROGRESS      resolve SUPPORT  RESOLVED
WAITING_CUSTOMER resolve CUSTOMER RESOLVED
WAITING_CUSTOMER resolve SUPPORT  RESOLVED
REOPENED         resolve CUSTOMER RESOLVED
REOPENED         resolve SUPPORT  RESOLVED
RESOLVED         reopen  CUSTOMER REOPENED
RESOLVED         close   CLOCK    CLOSED
`;
const drawn = new Map(
  DRAWN.trim()
    .split('\n')
    .map((line) => line.split(/\s+/))
    .map(([from, move, side, to]) => [`${from} ${move} ${side}`, to]),
);

describe('the life cycle of a ticket', () => {
  it('has the ways that are drawn, and no other', () => {
    for (const from of TICKET_STATES)
      for (const move of TICKET_MOVES)
        for (const side of SIDES)
          expect(ticketAfter(from, move, side), `${from} ${move} ${side}`).toBe(
            drawn.get(`${from} ${move} ${side}`) ?? null,
          );
  });

  it('reaches every state from the first, and leaves only the last for good', () => {
    const reached = new Set<TicketState>(['OPEN']);
    for (const from of reached)
      for (const move of TICKET_MOVES)
        for (const side of SIDES) {
          const to = ticketAfter(from, move, side);
          if (to) reached.add(to);
        }
    expect([...reached].sort()).toEqual([...TICKET_STATES].sort());
    const ends = TICKET_STATES.filter((state) =>
      SIDES.every((side) => ticketMoves(state, side).length === 0),
    );
    expect(ends).toEqual(['CLOSED']);
  });

  it('is the same for support whether a ticket is new or reopened', () => {
    expect(ticketMoves('REOPENED', 'SUPPORT')).toEqual(ticketMoves('OPEN', 'SUPPORT'));
    expect(movesOfText('REOPENED', 'SUPPORT')).toEqual(movesOfText('OPEN', 'SUPPORT'));
  });
});

describe('a text', () => {
  it('of support leaves every ticket that is not settled waiting for the customer, and of the customer brings it back', () => {
    for (const state of TICKET_STATES) {
      for (const side of ['SUPPORT', 'CUSTOMER'] as const) {
        const moves = movesOfText(state, side);
        expect(moves === null, state).toBe(!isUnsettled(state));
        if (moves === null) continue;
        const end = moves.reduce<TicketState | null>((at, move) => at && ticketAfter(at, move, side), state);
        if (side === 'SUPPORT') expect(end, state).toBe('WAITING_CUSTOMER');
        else expect(end, state).toBe(state === 'WAITING_CUSTOMER' ? 'IN_PROGRESS' : state);
      }
    }
  });

  it('of support is preceded by taking the ticket where nobody was at it', () => {
    expect(movesOfText('OPEN', 'SUPPORT')).toEqual(['take', 'answer']);
    expect(movesOfText('IN_PROGRESS', 'SUPPORT')).toEqual(['answer']);
    expect(movesOfText('WAITING_CUSTOMER', 'SUPPORT')).toEqual([]);
  });
});

describe('the order of the list', () => {
  const state = fc.constantFrom(...TICKET_STATES);
  const priority = fc.constantFrom(...TICKET_PRIORITIES);
  const at = fc.integer({ min: 0, max: 9_999_999_998 }).map((seconds) => seconds * 1000);
  const ticket = fc.record({ state, priority, at });
  const keyOf = (one: { state: TicketState; priority: TicketPriority; at: number }) =>
    queueKey(one.state, one.priority, one.at);
  const rank = (of: TicketState) =>
    of === 'CLOSED' ? 3 : of === 'RESOLVED' ? 2 : of === 'WAITING_CUSTOMER' ? 1 : 0;

  it('has first what waits for support, then what waits for the customer, then what is settled', () => {
    fc.assert(
      fc.property(ticket, ticket, (a, b) => {
        fc.pre(rank(a.state) < rank(b.state));
        expect(keyOf(a)).toBeLessThan(keyOf(b));
      }),
    );
  });

  it('has within what waits the most pressing first, then the oldest; of what is settled the newest', () => {
    fc.assert(
      fc.property(ticket, ticket, (a, b) => {
        fc.pre(rank(a.state) === rank(b.state));
        const pressing = TICKET_PRIORITIES.indexOf(b.priority) - TICKET_PRIORITIES.indexOf(a.priority);
        const expected = rank(a.state) >= 2 ? b.at - a.at : pressing || a.at - b.at;
        expect(Math.sign(keyOf(a) - keyOf(b))).toBe(Math.sign(expected));
      }),
    );
  });

  it('is a whole number that every column and every reader holds', () => {
    fc.assert(
      fc.property(ticket, (one) => {
        expect(Number.isSafeInteger(keyOf(one))).toBe(true);
        expect(keyOf(one)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('closing', () => {
  it(`comes ${CLOSED_AFTER_DAYS} days after resolving`, () => {
    const resolved = Date.parse('2031-03-01T10:00:00.000Z');
    expect(new Date(closesAt(resolved)).toISOString()).toBe('2031-03-08T10:00:00.000Z');
  });
});

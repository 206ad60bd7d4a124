import type { OrderCardDto } from '@contracts/orders';
import { describe, expect, it } from 'vitest';
import { card, item, minute, ms } from './order-fixture';
import { countLate, ticketsOf, ticketTime } from '../../src/features/orders/board-kitchen/tickets';

describe('a course', () => {
  const soup = item({ name: 'Soup', station: 'Cold' });
  const steak = item({ name: 'Steak', station: 'Grill' });
  const table = (part: Partial<OrderCardDto>) =>
    card('a', {
      acceptedAt: minute(0),
      ...{ type: 'DINE_IN', state: 'PREPARING', kitchenDueAt: minute(20), promisedAt: minute(20) },
      readyStations: [{ station: 'Cold', at: minute(10) }],
      ...part,
    });
  const late = (order: OrderCardDto, station: string | null, now: number) =>
    countLate(ticketsOf([order], station), ms(now));

  it('that waits to be fired is not late, however long the guests eat', () => {
    const waiting = table({ items: [soup, { ...steak, held: true as const }] });
    expect([late(waiting, 'Grill', 60), late(waiting, null, 60)]).toEqual([0, 0]);
    const begun = table({ items: [soup, { ...steak, held: true as const }], readyStations: [] });
    expect(late(begun, null, 60)).toBe(1);
  });

  it('of whom a promise waits for elsewhere has no time but that', () => {
    const takeout = (part: Partial<OrderCardDto>) => table({ type: 'TAKEOUT', ...part });
    const waiting = takeout({ items: [soup, { ...steak, held: true as const }] });
    expect([late(waiting, 'Grill', 19), late(waiting, 'Grill', 20)]).toEqual([0, 1]);
    const work = { station: 'Grill', minutes: 15, perAhead: 1, since: minute(18), firedAt: minute(18) };
    const fired = takeout({ items: [soup, steak], stations: [work] });
    expect([late(fired, 'Grill', 19), late(fired, null, 20)]).toEqual([0, 1]);
    const [ticket] = ticketsOf([fired], 'Grill');
    expect(ticket && ticketTime(ticket, ms(19)).urgency).not.toBe('calm');
  });

  it('that was fired is due after what its station takes from then on', () => {
    const work = { station: 'Grill', minutes: 15, perAhead: 1, since: minute(70), firedAt: minute(60) };
    const fired = table({ items: [soup, steak], stations: [work] });
    expect([late(fired, 'Grill', 74), late(fired, null, 74)]).toEqual([0, 0]);
    expect([late(fired, 'Grill', 75), late(fired, null, 75)]).toEqual([1, 1]);
    const [ticket] = ticketsOf([fired], 'Grill');
    expect(ticket && ticketTime(ticket, ms(61)).urgency).toBe('calm');
    // Another station has what it had, and what nothing is known of takes what cooking was given.
    expect(late(table({ items: [soup, steak], stations: [work], readyStations: [] }), 'Cold', 61)).toBe(1);
    const unknown = table({ items: [soup, steak], stations: [{ ...work, minutes: null }] });
    expect([late(unknown, 'Grill', 89), late(unknown, 'Grill', 90)]).toEqual([0, 1]);
  });

  it('that an edit brought is due when the order was: its promise stays', () => {
    const added = { station: 'Grill', minutes: 15, perAhead: 1, since: minute(19) };
    expect(late(table({ items: [soup, steak], stations: [added] }), 'Grill', 21)).toBe(1);
  });
});

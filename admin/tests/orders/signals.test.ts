import type { OrderCardDto } from '@contracts/orders';
import { describe, expect, it } from 'vitest';
import { card, item, minute } from './order-fixture';
import { stepped } from '../../src/features/orders/actions/preparation-stepper';
import { codesFor } from '../../src/features/orders/actions/cancel-codes';
import { soldOutUntil } from '../../src/features/orders/actions/sold-out-until';
import { kitchenSound, remindersOf } from '../../src/features/orders/board-kitchen/kitchen-sound';
import { ticketsOf } from '../../src/features/orders/board-kitchen/tickets';
import { counterSound } from '../../src/features/orders/signals/order-sounds';
import { ringVolume } from '../../src/features/orders/signals/ring';

describe('what is heard of a change', () => {
  const was = (part: Partial<OrderCardDto>) => card('a', part);

  it('tells the counter that an order is ready, but not that it came back from the road', () => {
    const ready = was({ state: 'READY', version: 3 });
    expect(counterSound({ before: was({ state: 'PREPARING' }), after: ready })).toBe('ready');
    expect(counterSound({ before: was({ state: 'DISPATCHED' }), after: ready })).toBeNull();
  });

  it('tells the counter when a customer takes an order back, not when somebody of the team does', () => {
    const ended = (by: 'CUSTOMER' | 'STORE') =>
      was({ state: 'CANCELLED', cancellation: { code: 'OTHER', note: null, by, acknowledged: false } });
    expect(counterSound({ before: card('a'), after: ended('CUSTOMER') })).toBe('cancelled');
    expect(counterSound({ before: card('a'), after: ended('STORE') })).toBeNull();
  });

  it('tells the counter what was lost because nobody answered it, not what was never paid', () => {
    const expired = was({ state: 'EXPIRED', version: 2 });
    const missed = { acknowledgedAt: null, acknowledgedBy: null, restorableUntil: minute(23) };
    expect(counterSound({ before: card('a'), after: { ...expired, missed } })).toBe('missed');
    expect(counterSound({ before: was({ state: 'AWAITING_PAYMENT' }), after: expired })).toBeNull();
    expect(counterSound({ before: null, after: expired })).toBeNull();
  });

  it('tells the counter once that a customer is about to pay; a new order rings by itself', () => {
    const awaited = was({ state: 'AWAITING_PAYMENT' });
    expect(counterSound({ before: null, after: awaited })).toBe('message');
    expect(counterSound({ before: awaited, after: { ...awaited, version: 2 } })).toBeNull();
    expect(counterSound({ before: null, after: card('a') })).toBeNull();
  });

  const inKitchen = (part: Partial<OrderCardDto> = {}) =>
    was({ state: 'ACCEPTED', acceptedAt: minute(1), version: 2, ...part });
  const cancellation = { code: 'OTHER', note: null, by: 'STORE', acknowledged: false } as const;

  it('tells the kitchen of a new ticket once, and of one to throw away', () => {
    const accepted = inKitchen();
    const ended = was({ state: 'CANCELLED', acceptedAt: minute(1), cancellation });
    expect(kitchenSound({ before: card('a'), after: accepted }, null)).toBe('new-order');
    expect(kitchenSound({ before: was({ state: 'PREPARING' }), after: accepted }, null)).toBeNull();
    expect(kitchenSound({ before: accepted, after: ended }, null)).toBe('cancelled');
    expect(kitchenSound({ before: card('a'), after: ended }, null)).toBeNull();
    const seen = { ...ended, cancellation: { ...cancellation, acknowledged: true } };
    expect(kitchenSound({ before: ended, after: seen }, null)).toBeNull();
  });

  it('tells the kitchen of each edit, also of what is ready, and calls for what is fired', () => {
    const change = (kind: 'ADDED' | 'FIRED' | 'HELD', n: number) => ({
      ...{ kind, n, name: 'Juice', variation: null, extras: [], unit: 'UN' as const },
      ...{ quantity: 1, quantityBefore: 0, notes: null, station: null },
    });
    const modified = (n: number, kind: 'ADDED' | 'FIRED' | 'HELD' = 'ADDED') => ({
      ...{ n, at: minute(10 + n), changes: [change('ADDED', 1), change(kind, n)] },
    });
    const sound = (before: OrderCardDto, part: Partial<OrderCardDto>) =>
      kitchenSound({ before, after: { ...before, version: 9, ...part } }, null);
    expect(sound(inKitchen(), { modified: modified(1) })).toBe('changed');
    expect(sound(inKitchen({ modified: modified(1) }), { modified: modified(2) })).toBe('changed');
    expect(sound(inKitchen({ modified: modified(1) }), { modified: modified(2, 'HELD') })).toBe('changed');
    expect(sound(inKitchen({ modified: modified(1) }), { modified: modified(2, 'FIRED') })).toBe('new-order');
    expect(sound(inKitchen({ modified: modified(2) }), { state: 'PREPARING' })).toBeNull();
    expect(sound(inKitchen({ modified: modified(2) }), { modified: null })).toBeNull();
    const ready = inKitchen({ state: 'READY', readyAt: minute(9) });
    expect(sound(ready, { modified: modified(1) })).toBe('changed');
  });

  it('reminds the kitchen of what it has not seen, but not of what somebody has called for', () => {
    const change = (kind: 'ADDED' | 'FIRED') => ({
      ...{ kind, n: 1, name: 'Juice', variation: null, extras: [], unit: 'UN' as const },
      ...{ quantity: 1, quantityBefore: 0, notes: null, station: null },
    });
    const changed = (...kinds: ('ADDED' | 'FIRED')[]) =>
      inKitchen({ modified: { n: 1, at: minute(11), changes: kinds.map(change) } });
    const ended = inKitchen({ state: 'CANCELLED', cancellation });
    const reminders = (...orders: OrderCardDto[]) => remindersOf(ticketsOf(orders, null));
    expect(reminders(inKitchen(), changed('FIRED'))).toEqual([]);
    expect(reminders(changed('FIRED', 'ADDED'))).toEqual(['changed']);
    expect(reminders(changed('ADDED'), ended)).toEqual(['cancelled', 'changed']);
  });

  it('tells a station of what it shows alone', () => {
    const items = [item({ station: 'Oven' })];
    const accepted = inKitchen({ items });
    const ended = { ...accepted, state: 'CANCELLED' as const, cancellation };
    const heard = (station: string | null) => [
      kitchenSound({ before: card('a', { items }), after: accepted }, station),
      kitchenSound({ before: accepted, after: ended }, station),
    ];
    expect(heard('Oven')).toEqual(['new-order', 'cancelled']);
    expect(heard(null)).toEqual(['new-order', 'cancelled']);
    expect(heard('Bar')).toEqual([null, null]);
  });

  it('rings louder each time, up to as loud as it gets', () => {
    const volumes = Array.from({ length: 12 }, (_, nth) => ringVolume(nth));
    expect(volumes).toEqual([...volumes].sort((a, b) => a - b));
    expect(volumes[0]).toBeGreaterThan(0);
    expect(volumes[0]).toBeLessThan(0.5);
    expect(volumes.at(-1)).toBe(1);
  });
});

describe('what is said along with an action', () => {
  it('steps the preparation time by five minutes within what the API takes', () => {
    expect([stepped(25, 1), stepped(25, -1), stepped(23, 1), stepped(23, -1)]).toEqual([30, 20, 25, 20]);
    expect([stepped(5, -1), stepped(180, 1)]).toEqual([5, 180]);
  });

  it('offers no reason about couriers and areas for what nobody carries', () => {
    expect(codesFor(card('a', { type: 'DELIVERY' }), 'reject')).toContain('OUT_OF_AREA');
    expect(codesFor(card('a', { type: 'TAKEOUT' }), 'reject')).not.toContain('OUT_OF_AREA');
    expect(codesFor(card('a', { type: 'DINE_IN' }), 'cancel').at(-1)).toBe('OTHER');
  });

  it('takes a product off sale for an hour, for the business day of the branch, or until it is changed', () => {
    const place = { timezone: 'America/Sao_Paulo', closeoutTime: '04:00' };
    const evening = new Date('2031-04-04T02:30:00Z');
    expect(soldOutUntil('hour', evening, place)).toBe('2031-04-04T03:30:00.000Z');
    expect(soldOutUntil('day', evening, place)).toBe('2031-04-04T07:00:00.000Z');
    expect(soldOutUntil('changed', evening, place)).toMatch(/^9999/);
  });
});

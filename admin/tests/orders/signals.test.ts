import type { OrderCardDto } from '@contracts/orders';
import { describe, expect, it } from 'vitest';
import { card, minute } from './order-fixture';
import { stepped } from '../../src/features/orders/actions/preparation-stepper';
import { codesFor } from '../../src/features/orders/actions/cancel-codes';
import { soldOutUntil } from '../../src/features/orders/actions/sold-out-until';
import { counterSound, kitchenSound } from '../../src/features/orders/signals/order-sounds';
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

  it('tells the kitchen of a new ticket once, and of one to throw away', () => {
    const accepted = was({ state: 'ACCEPTED', acceptedAt: minute(1) });
    const ended = was({ state: 'CANCELLED' });
    expect(kitchenSound({ before: card('a'), after: accepted })).toBe('new-order');
    expect(kitchenSound({ before: was({ state: 'PREPARING' }), after: accepted })).toBeNull();
    expect(kitchenSound({ before: accepted, after: ended })).toBe('cancelled');
    expect(kitchenSound({ before: card('a'), after: ended })).toBeNull();
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

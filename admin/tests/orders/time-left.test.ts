import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '@domain/time';
import { card, item, minute, ms } from './order-fixture';
import { span, timeLeft, timeParts } from '../../src/entities/order/time-left';

describe('the time an order has', () => {
  it('is what is left to accept it while it waits for an answer', () => {
    const order = card('a', { acceptBy: minute(8) });
    expect(timeLeft(order, ms(3))).toEqual({ until: 'accept', leftMs: 5 * MINUTE_MS, urgency: 'calm' });
    expect(timeLeft(order, ms(4))?.urgency).toBe('soon');
    expect(timeLeft(order, ms(8))?.urgency).toBe('late');
  });

  it('is what is left to the promise once it was accepted, half of it counted from there', () => {
    const order = card('a', { state: 'PREPARING', acceptedAt: minute(10), promisedAt: minute(50) });
    expect(timeLeft(order, ms(29))).toEqual({ until: 'promise', leftMs: 21 * MINUTE_MS, urgency: 'calm' });
    expect(timeLeft(order, ms(30))?.urgency).toBe('soon');
    expect(timeLeft(order, ms(50))?.urgency).toBe('late');
  });

  it('is none while something waits to be fired, and that of the course once it was', () => {
    const cooking = { state: 'PREPARING', acceptedAt: minute(10), promisedAt: minute(50) } as const;
    const items = [item({ station: 'Cold' }), item({ station: 'Sweets', held: true })];
    const order = card('a', { ...cooking, type: 'DINE_IN', items });
    expect(timeLeft(order, ms(60))?.urgency).toBe('late');
    const readyStations = [{ station: 'Cold', at: minute(40) }];
    expect(timeLeft({ ...order, readyStations }, ms(60))).toBeNull();
    const work = { station: 'Sweets', minutes: 10, perAhead: 1, since: minute(70), fired: true as const };
    const fired = { ...order, kitchenDueAt: minute(50), stations: [work] };
    expect(timeLeft(fired, ms(74))).toEqual({ until: 'promise', leftMs: 6 * MINUTE_MS, urgency: 'calm' });
    expect(timeLeft(fired, ms(75))?.urgency).toBe('soon');
    expect(timeLeft(fired, ms(80))?.urgency).toBe('late');
  });

  it.each(['NOW', 'SCHEDULED'] as const)(
    'counts an order (%s) that was placed long before its store was asked from when that was',
    (timing) => {
      const order = card('a', { timing, placedAt: minute(-600), pendingAt: minute(0), acceptBy: minute(8) });
      expect(timeLeft(order, ms(3))?.urgency).toBe('calm');
      expect(timeLeft(order, ms(4))?.urgency).toBe('soon');
      const waits = { ...order, acceptBy: null, promisedAt: minute(40) };
      expect(timeLeft(waits, ms(19))?.urgency).toBe('calm');
      expect(timeLeft(waits, ms(20))?.urgency).toBe('soon');
    },
  );

  it('counts a scheduled order that rings from shortly before where nobody noted when it began', () => {
    const order = card('a', {
      ...{ timing: 'SCHEDULED', placedAt: minute(-600), pendingAt: null, acceptBy: minute(8) },
    });
    expect(timeLeft(order, ms(1))?.urgency).toBe('calm');
  });

  it.each(['AWAITING_PAYMENT', 'SCHEDULED', 'DELIVERED', 'CONCLUDED', 'REJECTED', 'CANCELLED'] as const)(
    'is nobody’s concern while it is %s',
    (state) => {
      expect(timeLeft(card('a', { state }), ms(100))).toBeNull();
    },
  );

  it('only ever gets more urgent', () => {
    const grave = { calm: 0, soon: 1, late: 2 };
    fc.assert(
      fc.property(
        fc.nat(10_000),
        fc.integer({ min: 1, max: 10_000 }),
        fc.nat(30_000),
        fc.nat(5000),
        (...all) => {
          const [begin, length, now, step] = all;
          const at = (time: number) => grave[span(begin, begin + length, time).urgency];
          expect(at(now + step)).toBeGreaterThanOrEqual(at(now));
        },
      ),
    );
  });
});

describe('how a span is said', () => {
  const said = (until: 'accept' | 'promise', seconds: number) => timeParts({ until, leftMs: seconds * 1000 });

  it('to the second while an answer is awaited', () => {
    expect(said('accept', 365)).toEqual({ kind: 'clock', late: false, minutes: 6, seconds: 5 });
    expect(said('accept', -12)).toEqual({ kind: 'clock', late: true, minutes: 0, seconds: 12 });
  });

  it('to the minute for a promise, never zero while there is time left', () => {
    expect(said('promise', 1)).toEqual({ kind: 'minutes', late: false, minutes: 1 });
    expect(said('promise', 60)).toEqual({ kind: 'minutes', late: false, minutes: 1 });
    expect(said('promise', 61)).toEqual({ kind: 'minutes', late: false, minutes: 2 });
    expect(said('promise', 0)).toEqual({ kind: 'minutes', late: true, minutes: 0 });
    expect(said('promise', -119)).toEqual({ kind: 'minutes', late: true, minutes: 1 });
  });

  it('in hours and days when minutes say nothing any more', () => {
    expect(said('promise', 130 * 60)).toEqual({ kind: 'hours', late: false, hours: 2, minutes: 10 });
    expect(said('promise', -3 * 24 * 3600)).toEqual({ kind: 'days', late: true, days: 3 });
  });
});

import { describe, expect, it } from 'vitest';
import { breakerName, promiseBreaker, type HandedOver } from '../../../src/domain/orders/broken-promise';
import { isPromiseKept } from '../../../src/domain/orders/lateness';
import type { StationWork } from '../../../src/domain/orders/station-parts';
import { MINUTE_MS } from '../../../src/domain/time';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 10, 15, minute)).toISOString();

const work = (station: string, more: Partial<StationWork> = {}): StationWork => ({
  ...{ station, minutes: null, perAhead: 0 },
  ...more,
});

/** Cooked in 20 minutes and carried in 20, as it was promised. */
const inTime: HandedOver = {
  type: 'DELIVERY',
  timing: 'NOW',
  placedAt: at(0),
  pendingAt: null,
  acceptedAt: at(0),
  readyAt: at(20),
  dispatchedAt: at(20),
  deliveredAt: at(40),
  promisedAt: at(40),
  kitchenDueAt: at(20),
  preparationMin: 20,
  stations: [work('Oven')],
  readyStations: [],
  courier: { name: 'Rui Costa' },
};

/** The same with everything from a step on so many minutes later. */
const delayed = (from: 'acceptedAt' | 'readyAt' | 'dispatchedAt' | 'deliveredAt', minutes: number) => {
  const steps = ['acceptedAt', 'readyAt', 'dispatchedAt', 'deliveredAt'] as const;
  const late = steps.slice(steps.indexOf(from)).map((step) => {
    const was = inTime[step];
    return [step, was && new Date(Date.parse(was) + minutes * MINUTE_MS).toISOString()];
  });
  return { ...inTime, ...Object.fromEntries(late) } as HandedOver;
};

describe('promiseBreaker', () => {
  it('names nobody where the promise was kept, or none was made', () => {
    expect(promiseBreaker(inTime)).toBeNull();
    expect(promiseBreaker({ ...inTime, promisedAt: null, deliveredAt: at(59) })).toBeNull();
    expect(promiseBreaker({ ...inTime, deliveredAt: null })).toBeNull();
  });

  it.each([
    ['acceptedAt', 'ANSWER'],
    ['readyAt', 'KITCHEN'],
    ['dispatchedAt', 'COURIER'],
    ['deliveredAt', 'ROAD'],
  ] as const)('names where the time was lost: late from %s on', (step, breaker) => {
    expect(promiseBreaker(delayed(step, 12))).toBe(breaker);
  });

  it('does not count the time in which the customer had not paid as one without an answer', () => {
    const paidLate = { ...delayed('acceptedAt', 12), deliveredAt: at(60) };
    expect(promiseBreaker(paidLate)).toBe('ANSWER');
    expect(promiseBreaker({ ...paidLate, pendingAt: at(11) })).toBe('ROAD');
  });

  it('names the longest of several', () => {
    const slow = { ...delayed('readyAt', 12), deliveredAt: at(70) };
    expect(promiseBreaker(slow)).toBe('ROAD');
  });

  it('is nobody where it was ready in time and fetched late: the promise was kept', () => {
    const fetched = { ...inTime, type: 'TAKEOUT' as const, dispatchedAt: null, deliveredAt: at(50) };
    expect([isPromiseKept(fetched), promiseBreaker(fetched)]).toEqual([true, null]);
    const late = { ...fetched, readyAt: at(45) };
    expect([isPromiseKept(late), promiseBreaker(late)]).toEqual([false, 'KITCHEN']);
    expect(isPromiseKept({ ...fetched, type: 'DELIVERY' })).toBe(false);
    expect(isPromiseKept({ ...fetched, deliveredAt: null })).toBeNull();
  });

  it('counts from the firing where guests at a table said when: late from then on, it is the kitchen’s', () => {
    const table = { ...inTime, type: 'DINE_IN' as const, kitchenDueAt: at(40), readyAt: at(50) };
    const fired = { ...table, stations: [work('Oven', { minutes: 20, firedAt: at(35) })] };
    expect(isPromiseKept({ ...fired, deliveredAt: at(55) })).toBe(true);
    const late = { ...fired, readyAt: at(56), deliveredAt: at(56) };
    expect([isPromiseKept(late), promiseBreaker(late)]).toEqual([false, 'KITCHEN']);
    const before = { ...table, stations: [work('Oven', { minutes: 20, since: at(35), fired: true })] };
    expect(isPromiseKept({ ...before, deliveredAt: at(55) })).toBe(true);
  });

  it('is the kitchen’s where it held and fired what nobody waits for at a table', () => {
    const fired = { ...delayed('readyAt', 12), stations: [work('Oven', { firedAt: at(15) })] };
    expect([isPromiseKept(fired), promiseBreaker(fired)]).toEqual([false, 'KITCHEN']);
    expect(isPromiseKept({ ...inTime, stations: fired.stations })).toBe(true);
  });

  it('does not count how long an order for later was known', () => {
    const later = { ...inTime, timing: 'SCHEDULED' as const, placedAt: at(-300), acceptedAt: at(-299) };
    const onRoad = { ...later, readyAt: at(20), dispatchedAt: at(20), deliveredAt: at(55) };
    expect(promiseBreaker(onRoad)).toBe('ROAD');
    expect(promiseBreaker({ ...later, readyAt: at(48), dispatchedAt: at(48), deliveredAt: at(50) })).toBe(
      'KITCHEN',
    );
  });
});

describe('breakerName', () => {
  const stations = [work('Bar'), work('Oven')];
  const pressed = [{ station: 'Bar', at: at(4) }];

  it('is the station that the order waited for last, or who carried it', () => {
    expect(breakerName(inTime, 'ROAD')).toBe('Rui Costa');
    expect(breakerName(inTime, 'KITCHEN')).toBe('Oven');
    expect(breakerName({ ...inTime, stations, readyStations: pressed }, 'KITCHEN')).toBe('Oven');
  });

  it('is nobody’s where it is not known', () => {
    expect(breakerName({ ...inTime, stations }, 'KITCHEN')).toBeNull();
    expect(breakerName({ ...inTime, stations: [work('')] }, 'KITCHEN')).toBeNull();
    expect(breakerName({ ...inTime, courier: null }, 'ROAD')).toBeNull();
    expect(breakerName(inTime, 'ANSWER')).toBeNull();
  });
});

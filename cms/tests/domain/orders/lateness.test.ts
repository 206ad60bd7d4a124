import { describe, expect, it } from 'vitest';
import { kitchenDue } from '../../../src/domain/orders/kitchen-due';
import { isLate, promiseOutcome, promiseTime, type PromisedOrder } from '../../../src/domain/orders/lateness';
import { waitsForFire, type StationWork } from '../../../src/domain/orders/station-parts';
import { MINUTE_MS } from '../../../src/domain/time';
import { NOON } from './fixtures';

const minute = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE_MS);
const at = (minutes: number) => minute(minutes).toISOString();
const sweets: StationWork = { station: 'Sweets', minutes: 10, perAhead: 1 };
const fired = (since: number, more: Partial<StationWork> = {}): StationWork => ({
  ...sweets,
  since: at(since),
  fired: true,
  ...more,
});
const made = (station: string) => ({ station, extras: [] });
/** A table promised its dinner in 40 minutes, 10 of them after the kitchen. */
const order = (changes: Partial<PromisedOrder> = {}): PromisedOrder => ({
  type: 'DINE_IN',
  state: 'PREPARING',
  placedAt: at(0),
  pendingAt: null,
  acceptedAt: at(1),
  kitchenDueAt: at(30),
  promisedAt: at(40),
  preparationMin: 30,
  stations: [sweets],
  readyStations: [],
  items: [made('Grill'), made('Sweets')],
  ...changes,
});
const endOf = (changes: Partial<PromisedOrder>) => promiseTime(order(changes))?.end;

describe('the promise of an order at an instant', () => {
  const done = (changes: Partial<PromisedOrder>) => order({ state: 'DELIVERED', ...changes });

  it('is broken from its end on while the order is under way, and by when it was handed over after that', () => {
    expect(promiseOutcome(order(), minute(39))).toBeNull();
    expect(promiseOutcome(order(), minute(40))).toBe('BROKEN');
    expect(promiseOutcome(done({ deliveredAt: at(40) }), minute(90))).toBe('KEPT');
    expect(promiseOutcome(done({ deliveredAt: at(41) }), minute(90))).toBe('BROKEN');
    // As it stood before it was handed over.
    expect(promiseOutcome(done({ deliveredAt: at(80) }), minute(60))).toBe('BROKEN');
  });

  it('is kept of what was ready in time for whoever fetches it, handed over or not', () => {
    const ready = { type: 'TAKEOUT' as const, state: 'READY' as const, readyAt: at(30) };
    expect([promiseOutcome(order(ready), minute(39)), promiseOutcome(order(ready), minute(60))]).toEqual([
      ...[null, 'KEPT'],
    ]);
    expect(isLate(order(ready), minute(60))).toBe(false);
    expect(isLate(order({ ...ready, readyAt: at(41) }), minute(60))).toBe(true);
    expect(isLate(order({ ...ready, type: 'DELIVERY' }), minute(60))).toBe(true);
    expect(promiseOutcome(done({ ...ready, state: 'DELIVERED', deliveredAt: at(70) }), minute(90))).toBe(
      'KEPT',
    );
  });

  it('is none of an order that the store did not take on, or that came to nothing', () => {
    for (const state of ['PENDING', 'SCHEDULED', 'CANCELLED', 'EXPIRED'] as const)
      expect(promiseOutcome(order({ state }), minute(400))).toBeNull();
  });
});

describe('an order is late', () => {
  it('from the end of its promise on, while the store has it', () => {
    expect([isLate(order(), minute(39)), isLate(order(), minute(40))]).toEqual([false, true]);
    expect(isLate(order({ promisedAt: null }), minute(400))).toBe(false);
    for (const state of ['PENDING', 'SCHEDULED', 'DELIVERED', 'CANCELLED'] as const)
      expect(isLate(order({ state }), minute(400))).toBe(false);
    for (const state of ['ACCEPTED', 'READY', 'DISPATCHED', 'RETURNING'] as const)
      expect(isLate(order({ state }), minute(40))).toBe(true);
  });

  it('at no time while all is done but what waits to be fired, where the guests say when', () => {
    const held = order({ items: [made('Grill'), { ...made('Sweets'), held: true as const }] });
    expect(isLate(held, minute(40)), 'the steak is late still').toBe(true);
    const waits = { ...held, readyStations: [{ station: 'Grill', at: at(20) }] };
    expect(promiseTime(waits)).toBeNull();
    expect(isLate(waits, minute(400))).toBe(false);
    expect(isLate({ ...waits, type: 'DELIVERY' }, minute(40))).toBe(true);
  });

  it('once what was fired is over its own time, with the way that the promise left', () => {
    const late = order({ stations: [fired(90)] });
    expect(promiseTime(late)).toEqual({ begin: +minute(90), end: +minute(110) });
    expect([isLate(late, minute(109)), isLate(late, minute(110))]).toEqual([false, true]);
    // It is to be brought by then, done or not.
    expect(isLate({ ...late, state: 'READY' }, minute(109))).toBe(false);
  });

  it('by the last that was fired, and never before its promise', () => {
    expect(endOf({ stations: [fired(60, { station: 'Grill' }), fired(90)] })).toBe(+minute(110));
    expect(promiseTime(order({ stations: [fired(5)] }))).toEqual({ begin: +minute(1), end: +minute(40) });
    // What an edit brought was promised with the rest.
    expect(endOf({ stations: [{ ...sweets, since: at(90) }] })).toBe(+minute(40));
  });

  it('by the time that cooking was given, where the station has learned none', () => {
    expect(endOf({ stations: [fired(90, { minutes: null })] })).toBe(+minute(130));
    expect(endOf({ stations: [fired(90)], kitchenDueAt: null })).toBe(+minute(100));
  });

  it('no sooner than the wall of the kitchen says so of what was fired', () => {
    const late = order({ stations: [fired(90)], kitchenDueAt: at(40) });
    expect(promiseTime(late)?.end).toBe(kitchenDue({ ...late, readyStations: [] }));
  });
});

it('an order waits to be fired once everything is made but what is held', () => {
  const [soup, cake] = ['Cold', 'Sweets'].map((station) => ({ station, extras: [] }));
  const items = [soup!, { ...cake!, held: true as const }];
  const readyStations = [{ station: 'Cold', at: at(20) }];
  expect(waitsForFire({ items, readyStations: [] })).toBe(false);
  expect(waitsForFire({ items, readyStations })).toBe(true);
  expect(waitsForFire({ items: [soup!, cake!], readyStations })).toBe(false);
  expect(waitsForFire({ items: [soup!], readyStations })).toBe(false);
});

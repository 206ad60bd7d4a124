import { describe, expect, it } from 'vitest';
import { expectedLateMin, type ExpectedOrder } from '../../../src/domain/orders/expected-late';
import { partsAheadOf, type QueuedOrder } from '../../../src/domain/orders/kitchen-queue';
import { MINUTE_MS } from '../../../src/domain/time';
import { NOON } from './fixtures';

const minute = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE_MS);
const at = (minutes: number) => minute(minutes).toISOString();
const made = (station: string) => ({ station, extras: [] });
/** Placed at noon, 30 minutes to cook and 20 on the way. */
const order = (changes: Partial<ExpectedOrder> = {}): ExpectedOrder => ({
  type: 'DELIVERY',
  state: 'PENDING',
  timing: 'NOW',
  placedAt: at(0),
  acceptedAt: null,
  dispatchedAt: null,
  kitchenDueAt: at(30),
  promisedAt: at(50),
  preparationMin: 30,
  stations: [{ station: 'Oven', minutes: 25, perAhead: 2 }],
  readyStations: [],
  items: [made('Oven')],
  ...changes,
});

describe('an order that will be late', () => {
  it('says so by as much as it was left waiting, before it is late', () => {
    expect(expectedLateMin(order(), minute(2))).toBeNull();
    expect(expectedLateMin(order(), minute(8))).toBe(8);
  });

  it('says so by when it was taken on, and by when cooking should have ended', () => {
    const cooking = order({ state: 'PREPARING', acceptedAt: at(1) });
    expect(expectedLateMin(cooking, minute(20))).toBeNull();
    expect(expectedLateMin(cooking, minute(40))).toBe(10);
    expect(expectedLateMin(order({ state: 'ACCEPTED', acceptedAt: at(12) }), minute(13))).toBe(12);
  });

  it('says so by what is left of the way', () => {
    const ready = order({ state: 'READY', acceptedAt: at(1) });
    expect(expectedLateMin(ready, minute(30))).toBeNull();
    expect(expectedLateMin(ready, minute(36))).toBe(6);
    const away = order({ state: 'DISPATCHED', acceptedAt: at(1), dispatchedAt: at(37) });
    expect(expectedLateMin(away, minute(40))).toBe(7);
  });

  it('says nothing once it is late, ended, for later, or without a promise', () => {
    expect(expectedLateMin(order({ state: 'PREPARING', acceptedAt: at(1) }), minute(50))).toBeNull();
    expect(expectedLateMin(order({ state: 'DELIVERED' }), minute(40))).toBeNull();
    expect(expectedLateMin(order({ timing: 'SCHEDULED', kitchenDueAt: null }), minute(40))).toBeNull();
    expect(expectedLateMin(order({ promisedAt: null }), minute(40))).toBeNull();
  });

  it('says so by what is ahead of it at its stations, and by no other', () => {
    const ahead = (station: string, parts: number) => new Map([[station, parts]]);
    expect(expectedLateMin(order(), minute(0), ahead('Oven', 10))).toBe(15);
    expect(expectedLateMin(order(), minute(0), ahead('Bar', 10))).toBeNull();
    const cooking = order({ state: 'PREPARING', acceptedAt: at(1) });
    expect(expectedLateMin(cooking, minute(20), ahead('Oven', 10))).toBe(10);
    const done = { ...cooking, readyStations: [{ station: 'Oven', at: at(10) }] };
    expect(expectedLateMin(done, minute(20), ahead('Oven', 10))).toBeNull();
  });

  it('says so by what an edit gave a station to make, while the promise stays as it was told', () => {
    const oven = { station: 'Oven', minutes: 25, perAhead: 2 };
    const cooking = order({ state: 'PREPARING', acceptedAt: at(1), stations: [oven] });
    expect(expectedLateMin(cooking, minute(20))).toBeNull();
    const added = { ...cooking, stations: [{ ...oven, since: at(20) }] };
    expect(expectedLateMin(added, minute(20))).toBe(15);
    const unknown = { station: 'Bar', minutes: null, perAhead: 0, since: at(5) };
    expect(expectedLateMin({ ...cooking, stations: [oven, unknown] }, minute(20))).toBe(5);
    const done = { ...added, readyStations: [{ station: 'Oven', at: at(22) }] };
    expect(expectedLateMin(done, minute(22))).toBeNull();
  });

  it('says nothing while something waits to be fired, and measures what was fired from then on', () => {
    const oven = { station: 'Oven', minutes: 25, perAhead: 2 };
    const cooking = order({ type: 'DINE_IN', state: 'PREPARING', acceptedAt: at(1), stations: [oven] });
    expect(expectedLateMin(cooking, minute(45))).toBe(15);
    const held = { ...cooking, items: [made('Oven'), { ...made('Sweets'), held: true as const }] };
    expect(expectedLateMin(held, minute(45)), 'the pizza is late still').toBe(15);
    const readyStations = [{ station: 'Oven', at: at(44) }];
    expect(expectedLateMin({ ...held, readyStations }, minute(45))).toBeNull();
    const fired = { ...cooking, stations: [{ ...oven, since: at(70), fired: true as const }] };
    expect(expectedLateMin(fired, minute(80))).toBeNull();
    expect(expectedLateMin(fired, minute(80), new Map([['Oven', 10]]))).toBe(5);
    expect(expectedLateMin({ ...fired, state: 'READY' }, minute(100))).toBe(5);
  });

  it('does not reckon with what is ahead where all is held', () => {
    const held = order({ stations: [{ station: 'Oven', minutes: 25, perAhead: 2, held: true }] });
    const ahead = new Map([['Oven', 20]]);
    for (const state of ['PENDING', 'PREPARING'] as const) {
      const acceptedAt = at(0);
      expect(expectedLateMin({ ...held, state, acceptedAt }, minute(0), ahead)).toBeNull();
    }
  });

  it('says so of one for later before it is on its way, and not while there is time to begin', () => {
    const later = order({
      timing: 'SCHEDULED',
      placedAt: at(-600),
      kitchenDueAt: at(100),
      promisedAt: at(120),
    });
    expect(expectedLateMin({ ...later, state: 'SCHEDULED' }, minute(0))).toBeNull();
    expect(expectedLateMin(later, minute(65))).toBeNull();
    expect(expectedLateMin(later, minute(80))).toBe(10);
    expect(expectedLateMin(later, minute(60), new Map([['Oven', 20]]))).toBe(25);
    expect(expectedLateMin({ ...later, state: 'READY' }, minute(105))).toBe(5);
  });
});

describe('what is ahead of an order', () => {
  const queued = (id: string, more: Partial<QueuedOrder> = {}): QueuedOrder => ({
    id,
    branchId: 'centro',
    state: 'ACCEPTED',
    acceptedAt: at(0),
    stations: ['Bar', 'Oven'].map((station) => ({ station, minutes: null, perAhead: 0 })),
    readyStations: [],
    ...more,
  });

  it('is what its branch took on before it and is not done, station by station', () => {
    const ahead = partsAheadOf([
      queued('third', { acceptedAt: at(9) }),
      queued('first', { readyStations: [{ station: 'Bar', at: at(3) }] }),
      queued('second', { acceptedAt: at(5) }),
      queued('elsewhere', { branchId: 'praia' }),
      queued('waiting', { state: 'PENDING', acceptedAt: null }),
      queued('ready', { state: 'READY' }),
      queued('held', { stations: [{ station: 'Oven', minutes: 9, perAhead: 0, held: true }] }),
    ]);
    const aheadOf = (id: string) => Object.fromEntries(ahead.get(id) ?? []);
    expect(aheadOf('first')).toEqual({});
    expect(aheadOf('second')).toEqual({ Oven: 1 });
    expect(aheadOf('third')).toEqual({ Oven: 2, Bar: 1 });
    expect(aheadOf('elsewhere')).toEqual({});
    expect(aheadOf('waiting')).toEqual({ Oven: 3, Bar: 2 });
  });
});

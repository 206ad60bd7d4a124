import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestOrder,
  canMove,
  chooseCourier,
  courierAfter,
  DELIVERY_ACTIONS,
  DELIVERY_STATES,
  DELIVERY_TRANSITIONS,
  earnedWith,
  moneyAtTheDoor,
  settlementOf,
  stateOfStops,
  STOP_STATES,
  stopAfter,
  type Candidate,
} from '../../../src/domain/couriers';
import { distanceMeters } from '../../../src/domain/delivery';
import { ORDER_STATES } from '../../../src/domain/orders/order';

const cents = fc.integer({ min: 0, max: 1_000_000 });

describe('a trip', () => {
  it('reaches every state, from its beginning and its orders', () => {
    const reached = new Set<string>(['UNASSIGNED']);
    for (const action of DELIVERY_ACTIONS) reached.add(DELIVERY_TRANSITIONS[action].to);
    for (const state of STOP_STATES) reached.add(stateOfStops('ACCEPTED', [{ state }]));
    expect(DELIVERY_STATES.filter((state) => !reached.has(state))).toEqual([]);
  });

  it('that is over is offered, accepted and taken back no more', () => {
    for (const state of ['DELIVERED', 'RETURNED', 'CANCELLED', 'PICKED_UP'] as const)
      for (const action of ['offer', 'accept', 'reject', 'expire', 'withdraw'] as const)
        expect(canMove(state, action), `${state} ${action}`).toBe(false);
  });

  it('shows a problem first, and is over with its last stop alone', () => {
    const stop = fc.record({ state: fc.constantFrom(...STOP_STATES) });
    fc.assert(
      fc.property(fc.array(stop, { minLength: 1, maxLength: 4 }), (stops) => {
        const state = stateOfStops('PICKED_UP', stops);
        const open = stops.some(({ state: each }) => !['DELIVERED', 'RETURNED', 'DROPPED'].includes(each));
        expect(['DELIVERED', 'RETURNED', 'CANCELLED'].includes(state)).toBe(!open);
        if (stops.some(({ state: each }) => each === 'PROBLEM')) expect(state).toBe('PROBLEM');
      }),
    );
  });

  it('goes where its orders go: what left the house comes back, what did not is dropped', () => {
    for (const from of ORDER_STATES) {
      const after = stopAfter('ON_THE_WAY', from, 'CANCELLED');
      expect(after, from).toBe(from === 'DISPATCHED' ? 'RETURNING' : 'DROPPED');
    }
    expect(stopAfter('ON_THE_WAY', 'DISPATCHED', 'READY')).toBe('WAITING');
    const nobody = { deliveryId: 'd', id: null, name: null, trip: 'UNASSIGNED' } as const;
    expect(courierAfter(nobody, 'READY', 'DISPATCHED')).toBeNull();
  });
});

describe('the order of stops', () => {
  const place = fc.record({
    lat: fc.double({ min: -23.7, max: -23.4, noNaN: true }),
    lng: fc.double({ min: -46.8, max: -46.4, noNaN: true }),
  });

  it('is the shortest of all, with those without a place last', () => {
    fc.assert(
      fc.property(place, fc.array(fc.option(place), { minLength: 1, maxLength: 4 }), (start, places) => {
        const stops = places.map((each, id) => ({ id, place: each }));
        const way = bestOrder(start, stops);
        expect(way.map(({ stop }) => stop.id).toSorted()).toEqual(stops.map(({ id }) => id));
        const known = way.filter(({ stop }) => stop.place !== null);
        expect(
          way.slice(known.length).every(({ stop, legMeters }) => !stop.place && legMeters === null),
        ).toBe(true);
        const meters = (order: readonly (typeof stops)[number][]) =>
          order.reduce((sum, { place: to }, at) => {
            const from = at === 0 ? start : order[at - 1]?.place;
            return from && to ? sum + Math.round(distanceMeters(from, to)) : sum;
          }, 0);
        const shortest = meters(known.map(({ stop }) => stop));
        for (const { stop } of known) {
          const others = known.flatMap((each) => (each.stop === stop ? [] : each.stop));
          expect(shortest).toBeLessThanOrEqual(meters([stop, ...others]));
          expect(shortest).toBeLessThanOrEqual(meters([...others, stop]));
        }
      }),
    );
  });
});

describe('whose turn it is', () => {
  const candidate = (id: string, more: Partial<Candidate> = {}): Candidate => ({
    ...{ id, available: true, load: 0, maxConcurrent: 2, lastAssignedAt: null },
    ...more,
  });
  const one = { orders: 1, declined: [] };

  it('goes by who waits longest, or by who carries least; nobody is asked twice or beyond what they carry', () => {
    const early = candidate('a', { lastAssignedAt: '2026-01-01T10:00:00.000Z', load: 1 });
    const late = candidate('b', { lastAssignedAt: '2026-01-01T11:00:00.000Z' });
    expect(chooseCourier('ROUND_ROBIN', [late, early], one)?.id).toBe('a');
    expect(chooseCourier('LEAST_LOADED', [early, late], one)?.id).toBe('b');
    expect(chooseCourier('BY_HAND', [early, late], one)).toBeNull();
    expect(chooseCourier('ROUND_ROBIN', [early, late], { orders: 1, declined: ['a'] })?.id).toBe('b');
    expect(chooseCourier('ROUND_ROBIN', [early], { orders: 2, declined: [] })).toBeNull();
    expect(chooseCourier('ROUND_ROBIN', [candidate('c', { available: false })], one)).toBeNull();
  });
});

describe('the money of couriers', () => {
  const rule = { payKind: 'PER_KM', payBaseCents: 300, payPerKmCents: 125, payDailyCents: 9000 } as const;

  it('is what the rule says, rounded once', () => {
    expect(earnedWith(rule, 2_500)).toBe(300 + 313);
    expect(earnedWith(rule, null)).toBe(300);
    expect(earnedWith({ ...rule, payKind: 'DAILY' }, 2_500)).toBe(0);
    expect(earnedWith({ ...rule, payKind: 'FIXED_PLUS_DELIVERY' }, 2_500)).toBe(300);
  });

  it('of cash is what the customer owed, whatever notes they gave', () => {
    fc.assert(
      fc.property(cents, fc.option(cents), (amountCents, changeForCents) => {
        const cash = { method: 'CASH', timing: 'ON_DELIVERY', amountCents, changeForCents } as const;
        const open = { ...cash, state: 'CREATED' } as const;
        const atTheCounter = { ...cash, state: 'CONFIRMED' } as const;
        const card = { ...open, method: 'CREDIT' } as const;
        const { cashCents, changeCents } = moneyAtTheDoor({
          fees: [],
          payments: [atTheCounter, open, card],
        });
        expect(cashCents - changeCents).toBe(amountCents);
        expect(changeCents).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('adds up to the cent, however it is split over settlements', () => {
    const trip = fc.record({
      deliveries: fc.integer({ min: 0, max: 4 }),
      earnedCents: cents,
      tipCents: cents,
      cashCents: cents,
      changeCents: cents,
    });
    fc.assert(
      fc.property(fc.array(trip), fc.nat(), (trips, where) => {
        const cut = trips.length === 0 ? 0 : where % trips.length;
        const whole = settlementOf(trips);
        const [first, second] = [settlementOf(trips.slice(0, cut)), settlementOf(trips.slice(cut))];
        for (const key of Object.keys(whole) as (keyof typeof whole)[])
          expect(first[key] + second[key]).toBe(whole[key]);
        expect(whole.balanceCents).toBe(
          whole.earnedCents + whole.tipsCents - whole.cashCents + whole.changeCents,
        );
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestOrder,
  canMove,
  courierAfter,
  DELIVERY_ACTIONS,
  DELIVERY_STATES,
  DELIVERY_TRANSITIONS,
  deliveryEarnings,
  handedMoney,
  ordersOnRoute,
  reorderStops,
  settlementOf,
  stateOfStops,
  STOP_STATES,
  stopAfter,
  tipOf,
} from '../../../src/domain/couriers';
import { distanceMeters } from '../../../src/domain/delivery';
import { ORDER_STATES } from '../../../src/domain/orders/order';
import type { Payment, Refund } from '../../../src/domain/orders/payment';

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
    expect(stopAfter('RETURNING', 'CANCELLED', 'ACCEPTED')).toBe('RETURNED');
    expect(stopAfter('RETURNED', 'CANCELLED', 'ACCEPTED')).toBeNull();
    const carried = { deliveryId: 'd', id: 'c', name: 'Caio', trip: 'ACCEPTED' } as const;
    for (const to of ['ACCEPTED', 'SCHEDULED'] as const)
      expect(courierAfter(carried, 'CANCELLED', to)).toBeNull();
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

describe('orders that go together', () => {
  const start = { lat: -23.55, lng: -46.63 };
  const at = (north: number, east: number) => ({ place: { lat: start.lat + north, lng: start.lng + east } });

  it('lie on the way of the first, and are no more than there is room for', () => {
    const [first, near, beyond, elsewhere] = [at(0.03, 0), at(0.015, 0.0005), at(0.033, 0), at(-0.03, 0)];
    expect(ordersOnRoute(start, first, [elsewhere, near, beyond], 4)).toEqual(
      expect.arrayContaining([near, beyond]),
    );
    expect(ordersOnRoute(start, first, [elsewhere, near, beyond], 4)).not.toContain(elsewhere);
    expect(ordersOnRoute(start, first, [near, beyond], 2)).toHaveLength(1);
    expect(ordersOnRoute(start, first, [near], 1)).toEqual([]);
    expect(ordersOnRoute(null, first, [near], 4)).toEqual([]);
    const nowhere: { place: { lat: number; lng: number } | null } = { place: null };
    expect(ordersOnRoute(start, nowhere, [near], 4)).toEqual([]);
  });

  it('are put in order again once one of them is gone, and keep their way once their courier has left', () => {
    const stop = (id: string, north: number, state: 'WAITING' | 'ON_THE_WAY' | 'DROPPED') => ({
      ...{ id, state, legMeters: 1, ...at(north, 0) },
    });
    const far = [stop('far', 0.02, 'WAITING'), stop('gone', 0.03, 'DROPPED'), stop('near', 0.01, 'WAITING')];
    const again = reorderStops(start, far, false);
    expect(again.map(({ id }) => id)).toEqual(['near', 'far', 'gone']);
    expect(again.map(({ legMeters }) => legMeters)).toEqual([1112, 1112, null]);
    const begun = reorderStops(start, far, true);
    expect(begun.map(({ id }) => id)).toEqual(['far', 'near', 'gone']);
    expect(begun.map(({ legMeters }) => legMeters)).toEqual([2224, 1112, null]);
  });
});

describe('the money of couriers', () => {
  const rule = { payKind: 'PER_KM', payBaseCents: 300, payPerKmCents: 125, payDailyCents: 9000 } as const;

  it('is what the rule says, rounded once', () => {
    expect(deliveryEarnings(rule, 2_500)).toBe(300 + 313);
    expect(deliveryEarnings(rule, null)).toBe(300);
    expect(deliveryEarnings({ ...rule, payKind: 'DAILY' }, 2_500)).toBe(0);
    expect(deliveryEarnings({ ...rule, payKind: 'FIXED_PLUS_DELIVERY' }, 2_500)).toBe(300);
  });

  it('of cash is what the customer owed, whatever notes they gave', () => {
    fc.assert(
      fc.property(cents, fc.option(cents), (amountCents, changeForCents) => {
        const cash = {
          method: 'CASH',
          timing: 'ON_DELIVERY',
          amountCents,
          changeForCents,
          refunds: [],
        } satisfies Partial<Payment>;
        const open = { ...cash, state: 'CREATED' } as const;
        const atTheCounter = { ...cash, state: 'CONFIRMED' } as const;
        const card = { ...open, method: 'CREDIT' } as const;
        const { cashCents, changeCents } = handedMoney({
          fees: [],
          payments: [atTheCounter, open, card],
        });
        expect(cashCents - changeCents).toBe(amountCents);
        expect(changeCents).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is no tip that was given back, by itself or with all that was paid', () => {
    const fees = [{ kind: 'TIP' as const, amountCents: 300 }];
    const left = (refund: Partial<Refund>) => {
      const given: Refund = {
        ...{ part: 'FEE', of: 'TIP', amountCents: 100, concededCents: 100, method: 'CASH' },
        ...{ at: '2026-03-10T15:00:00.000Z', by: 'Ana', note: null },
        ...refund,
      };
      return tipOf({ fees, payments: [{ refunds: [given] }] });
    };
    expect(left({})).toBe(200);
    expect(left({ part: 'WHOLE', of: null, amountCents: 2800 })).toBe(0);
    expect(left({ part: 'ITEM', of: 'Cake', amountCents: 2000 })).toBe(300);
    const provider = { state: 'FAILED', ref: null, failure: null, at: '2026-03-10T15:00:00.000Z' } as const;
    expect(left({ part: 'WHOLE', of: null, amountCents: 2800, provider })).toBe(300);
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

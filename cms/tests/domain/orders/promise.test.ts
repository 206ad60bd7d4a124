import { describe, expect, it } from 'vitest';
import { firedAt, kitchenDue, type DueOrder } from '../../../src/domain/orders/kitchen-due';
import {
  promisedWindow,
  promiseMoved,
  promiseForPreparation,
  type StoredPromise,
} from '../../../src/domain/orders/promise';
import { MINUTE_MS } from '../../../src/domain/time';
import { NOON } from './fixtures';

const at = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE_MS).toISOString();

const promised: StoredPromise = {
  kitchenDueAt: at(30),
  promisedFrom: at(40),
  promisedAt: at(55),
  preparationMin: 30,
};

describe('the promise that accepting makes', () => {
  it('is the one that was told, where nobody says otherwise', () => {
    expect(promiseForPreparation({ ...promised, timing: 'NOW' }, null)).toEqual(promised);
  });

  it('moves as a whole by what cooking takes more or less', () => {
    expect(promiseForPreparation({ ...promised, timing: 'NOW' }, 45)).toEqual({
      kitchenDueAt: at(45),
      promisedFrom: at(55),
      promisedAt: at(70),
      preparationMin: 45,
    });
    expect(promiseForPreparation({ ...promised, timing: 'NOW' }, 20).promisedAt).toBe(at(45));
  });

  it('stays when it was ordered for', () => {
    expect(promiseForPreparation({ ...promised, timing: 'SCHEDULED' }, 45)).toEqual({
      ...promised,
      preparationMin: 45,
    });
  });

  it('comes as much later as its order lay, unless it was ordered for then', () => {
    const { preparationMin: _, ...times } = promised;
    expect(promiseMoved({ ...times, timing: 'NOW' }, 12 * MINUTE_MS).promisedAt).toBe(
      new Date(Date.parse(times.promisedAt ?? '') + 12 * MINUTE_MS).toISOString(),
    );
    expect(promiseMoved({ ...times, timing: 'SCHEDULED' }, 12 * MINUTE_MS)).toEqual(times);
  });

  it('moves what an order of before knows of it', () => {
    const old = { ...promised, kitchenDueAt: null, promisedFrom: null, timing: 'NOW' as const };
    expect(promiseForPreparation(old, 40)).toEqual({
      kitchenDueAt: null,
      promisedFrom: null,
      promisedAt: at(65),
      preparationMin: 40,
    });
  });
});

describe('the window of a promise', () => {
  it('is one instant where both ends are the same minute, or the first is not known', () => {
    expect(promisedWindow(promised)).toEqual({ from: at(40), until: at(55) });
    expect(promisedWindow({ promisedFrom: at(55), promisedAt: at(55) })).toEqual({
      from: null,
      until: at(55),
    });
    expect(promisedWindow({ promisedFrom: null, promisedAt: at(55) })).toEqual({ from: null, until: at(55) });
    expect(promisedWindow({ promisedFrom: null, promisedAt: null })).toBeNull();
  });
});

describe('when the kitchen has to be done', () => {
  const order: DueOrder = {
    ...{ ...promised, type: 'DINE_IN', placedAt: at(0) },
    acceptedAt: at(8),
    stations: [],
    readyStations: [],
  };

  it('is when the order has to leave it, however late it was taken on', () => {
    expect(kitchenDue(order)).toBe(Date.parse(at(30)));
  });

  it('is reckoned of an order of before, and never after the promise', () => {
    expect(kitchenDue({ ...order, kitchenDueAt: null })).toBe(Date.parse(at(38)));
    expect(kitchenDue({ ...order, kitchenDueAt: null, preparationMin: 90 })).toBe(Date.parse(at(55)));
  });

  it.each([
    ['kept by itself', { since: at(60), firedAt: at(50) }],
    ['of before that was kept', { since: at(50), fired: true as const }],
  ])('is after what its station takes where guests had something fired, %s', (_, words) => {
    const fired = { ...order, stations: [{ station: 'Grill', minutes: 12, perAhead: 1, ...words }] };
    expect([kitchenDue(fired), firedAt(fired, 'Grill')]).toEqual([at(62), at(50)].map(Date.parse));
  });

  it.each(['DELIVERY', 'TAKEOUT'] as const)(
    'stays as it was promised where a %s is held and fired',
    (type) => {
      const stations = [{ station: 'Grill', minutes: 12, perAhead: 1, since: at(50), firedAt: at(50) }];
      const fired = { ...order, type, stations };
      expect([kitchenDue(fired), firedAt(fired, null)]).toEqual([Date.parse(at(30)), null]);
    },
  );
});

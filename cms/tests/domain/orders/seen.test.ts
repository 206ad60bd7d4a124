import { describe, expect, it } from 'vitest';
import type { ItemChange, Modified } from '../../../src/domain/orders/revision';
import {
  knowsOfCancellation,
  unseenChanges,
  withSeenCancellation,
  withSeenChange,
} from '../../../src/domain/orders/seen';

const AT = '2031-04-03T19:42:00.000Z';
const change = (name: string, more: Partial<ItemChange> = {}): ItemChange => ({
  ...{ kind: 'REMOVED', name, variation: null, extras: [], unit: 'UN', quantity: 0, quantityBefore: 1 },
  ...{ notes: null, station: null },
  ...more,
});
const pizza = { ...change('Pizza', { station: 'Oven' }), n: 1 };
const juice = { ...change('Juice', { station: 'Bar' }), n: 1 };
const modified: Modified = { n: 1, at: AT, changes: [pizza, juice] };
const seenBy = (station: string | null, n = 1) => ({ station, n, by: 'Rui', at: AT });
const names = (of: Modified | null, station: string | null) =>
  unseenChanges(of, station).map(({ name }) => name);

describe('a change of an order', () => {
  it('is to be seen by the stations that it concerns', () => {
    expect(names(modified, 'Oven')).toEqual(['Pizza']);
    expect(names(modified, 'Grill')).toEqual([]);
    expect(names(modified, null)).toEqual(['Pizza', 'Juice']);
    expect(names(null, 'Oven')).toEqual([]);
  });

  it('is over once each of them has, or a screen that shows all', () => {
    const one = withSeenChange(modified, seenBy('Oven'));
    expect([names(one, 'Oven'), names(one, 'Bar'), names(one, null)]).toEqual([[], ['Juice'], ['Juice']]);
    expect(one?.seen).toEqual([seenBy('Oven')]);
    expect(one && withSeenChange(one, seenBy('Bar'))).toBeNull();
    expect(withSeenChange(modified, seenBy(null))).toBeNull();
  });

  it('of something made at two stations is to be seen by both', () => {
    const combo = { ...change('Combo', { stations: ['Oven', 'Bar'] }), n: 1 };
    const one = withSeenChange({ ...modified, changes: [combo] }, seenBy('Bar'));
    expect([names(one, 'Oven'), names(one, 'Bar')]).toEqual([['Combo'], []]);
  });

  it('that comes after what was seen is to be seen for itself', () => {
    const seen = withSeenChange(modified, seenBy('Oven'));
    const more: Modified = {
      ...modified,
      ...seen,
      n: 2,
      changes: [pizza, juice, { ...pizza, name: 'Calzone', n: 2 }],
    };
    expect(names(more, 'Oven')).toEqual(['Calzone']);
    expect(names(more, 'Bar')).toEqual(['Juice']);
  });

  it('that was kept before stations were told apart reads as seen by nobody', () => {
    const old: Modified = { n: 3, at: AT, changes: [change('Pizza'), change('Juice', { station: 'Bar' })] };
    expect([names(old, ''), names(old, 'Bar')]).toEqual([['Pizza'], ['Juice']]);
    expect(names(withSeenChange(old, seenBy('Bar', 3)), null)).toEqual(['Pizza']);
    expect(withSeenChange(old, seenBy(null, 3))).toBeNull();
  });
});

describe('a cancellation', () => {
  const { n: _n, ...oven } = seenBy('Oven');
  const { n: _m, ...bar } = seenBy('Bar');
  const { n: _o, ...all } = seenBy(null);

  it('is known to a station by its own press, and to the kitchen by that of all', () => {
    const one = withSeenCancellation({ acknowledged: false }, ['Oven', 'Bar'], oven);
    expect(one).toEqual({ acknowledged: false, seen: [oven] });
    expect([null, 'Oven', 'Bar'].map((each) => knowsOfCancellation(one, each))).toEqual([false, true, false]);
    expect(withSeenCancellation(one, ['Oven', 'Bar'], bar).acknowledged).toBe(true);
    expect(withSeenCancellation({ acknowledged: false }, ['Oven', 'Bar'], all).acknowledged).toBe(true);
    expect(knowsOfCancellation({ acknowledged: true }, 'Bar')).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import {
  chooseCourier,
  chooseForWaiting,
  lacksCourier,
  MAX_MISSED,
  MAX_ROUNDS,
  missedRounds,
  rememberMissed,
  ROUND_REST_MS,
  type Candidate,
  type Missed,
} from '../../../src/domain/couriers';
import { MINUTE_MS, SECOND_MS } from '../../../src/domain/time';

const candidate = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  ...{ id, available: true, load: 0, onTheRoad: false, maxConcurrent: 2, lastAssignedAt: null },
  ...more,
});
const now = new Date('2026-01-01T12:00:00.000Z');
const one = { orders: 1, missed: [], now };
const missedBy = (courierId: string, minutesAgo: number): Missed => ({
  courierId,
  at: new Date(now.getTime() - minutesAgo * MINUTE_MS).toISOString(),
});

describe('whose turn it is', () => {
  it('goes by who waits longest, or by who carries least; nobody is asked beyond what they carry', () => {
    const early = candidate('a', { lastAssignedAt: '2026-01-01T10:00:00.000Z', load: 1 });
    const late = candidate('b', { lastAssignedAt: '2026-01-01T11:00:00.000Z' });
    expect(chooseCourier('ROUND_ROBIN', [late, early], one)?.id).toBe('a');
    expect(chooseCourier('LEAST_LOADED', [early, late], one)?.id).toBe('b');
    expect(chooseCourier('BY_HAND', [early, late], one)).toBeNull();
    expect(chooseCourier('ROUND_ROBIN', [early], { ...one, orders: 2 })).toBeNull();
    expect(chooseCourier('ROUND_ROBIN', [candidate('c', { available: false })], one)).toBeNull();
  });

  it('asks one who is at the store before one who is on the road, by either way of choosing', () => {
    const out = candidate('a', { lastAssignedAt: '2026-01-01T10:00:00.000Z', onTheRoad: true });
    const here = candidate('b', { lastAssignedAt: '2026-01-01T11:00:00.000Z', load: 1 });
    for (const mode of ['ROUND_ROBIN', 'LEAST_LOADED'] as const) {
      expect(chooseCourier(mode, [out, here], one)?.id).toBe('b');
      expect(chooseCourier(mode, [out], one)?.id).toBe('a');
    }
  });

  it('asks everybody once before anybody again, and rests before the next round', () => {
    const [a, b] = [candidate('a', {}), candidate('b', {})];
    const asked = (missed: ReturnType<typeof missedBy>[], there = [a, b]) =>
      chooseCourier('ROUND_ROBIN', there, { ...one, missed })?.id ?? null;
    expect(asked([missedBy('a', 5)])).toBe('b');
    expect(asked([missedBy('a', 5), missedBy('b', 0.5)])).toBeNull();
    expect(asked([missedBy('a', 5), missedBy('b', 2)])).toBe('a');
    expect(asked([missedBy('a', 5)], [a])).toBe('a');
    expect(missedRounds([missedBy('a', 5), missedBy('a', 3), missedBy('b', 4)], ['a', 'b'])).toBe(1);
    expect(missedRounds([missedBy('a', 5)], [])).toBe(0);
  });

  it('rests before a round, not before each of those who are asked in it', () => {
    const there = ['a', 'b', 'c'].map((id) => candidate(id));
    const first = there.map(({ id }, at) => missedBy(id, 6 - at));
    const asked = (missed: Missed[]) => chooseCourier('ROUND_ROBIN', there, { ...one, missed })?.id;
    expect(asked([...first, missedBy('a', 0)])).toBe('b');
    expect(asked([...first, missedBy('a', 0.5), missedBy('b', 0)])).toBe('c');
    expect(asked([...first, missedBy('a', 2), missedBy('b', 1.5), missedBy('c', 0.5)])).toBeUndefined();
    // Who came late and has just said no is behind the others, and rests all the same.
    const [, ...others] = [...first, missedBy('b', 3), missedBy('c', 2)];
    expect(asked([...others, missedBy('a', 0.5)])).toBeUndefined();
    expect(asked([...others, missedBy('a', 1)])).toBe('a');
  });

  it('of a trip that came back is a part where nobody can be asked for the whole', () => {
    const car = candidate('a', { maxConcurrent: 4, lastAssignedAt: null });
    const motorcycle = candidate('b', { lastAssignedAt: '2026-01-01T11:00:00.000Z' });
    const asked = (there: Candidate[], missed: Missed[] = []) =>
      chooseForWaiting('ROUND_ROBIN', there, { orders: 4, missed, now })?.id;
    expect(asked([motorcycle, car])).toBe('a');
    expect(asked([motorcycle, car], [missedBy('a', 0.5)])).toBe('b');
    expect(asked([motorcycle, { ...car, available: false }])).toBe('b');
    expect(asked([motorcycle, { ...car, load: 1 }])).toBe('a');
    expect(asked([{ ...motorcycle, load: 2 }], [])).toBeUndefined();
    expect(asked([car], [missedBy('a', 0.5)])).toBeUndefined();
    expect(asked([motorcycle], [missedBy('b', 0.5)])).toBeUndefined();
  });
});

describe('an order that nobody takes', () => {
  const thrice = ['a', 'a', 'a'].map((id) => missedBy(id, 5));

  it('lacks a courier once everybody who has room was asked in vain, whoever else is there and full', () => {
    const full = candidate('b', { load: 2 });
    expect(lacksCourier([candidate('a'), full], thrice)).toBe(true);
    expect(lacksCourier([candidate('a'), full], thrice.slice(1))).toBe(false);
    expect(lacksCourier([candidate('a'), candidate('b', { load: 1 })], thrice)).toBe(false);
  });

  it('lacks one while nobody is there, or nobody who is has room', () => {
    expect(lacksCourier([candidate('a', { available: false })], [])).toBe(true);
    expect(lacksCourier([candidate('a', { load: 2 }), candidate('b', { load: 3 })], [])).toBe(true);
    expect(lacksCourier([candidate('a', { load: 1 }), candidate('b', { load: 3 })], [])).toBe(false);
  });

  it('is told however many couriers are asked, each as often as the others, in rounds with a rest between', () => {
    for (const many of [1, 2, 16, 17, 60]) {
      const there = Array.from({ length: many }, (_, at) => candidate(`c${at}`));
      const ids = there.map(({ id }) => id);
      let missed: Missed[] = [];
      let at = now.getTime();
      for (let round = 1; round <= MAX_ROUNDS + 2; round += 1) {
        for (let place = 0; place < many; place += 1) {
          const chosen = chooseCourier('ROUND_ROBIN', there, { orders: 1, missed, now: new Date(at) });
          expect(chosen, `${many} couriers, round ${round}, place ${place}`).not.toBeNull();
          at += SECOND_MS;
          if (chosen)
            missed = rememberMissed(missed, { courierId: chosen.id, at: new Date(at).toISOString() });
        }
        expect(missedRounds(missed, ids)).toBe(round);
        expect(lacksCourier(there, missed)).toBe(round >= MAX_ROUNDS);
        expect(chooseCourier('ROUND_ROBIN', there, { orders: 1, missed, now: new Date(at) })).toBeNull();
        at += ROUND_REST_MS;
      }
      expect(missed.length).toBeLessThanOrEqual(Math.max(MAX_MISSED, many));
    }
  });

  it('remembers of misses that were not counted yet how many there are', () => {
    expect(rememberMissed(thrice, missedBy('a', 0)).at(-1)?.times).toBe(4);
    expect(rememberMissed(thrice, missedBy('b', 0)).at(-1)?.times).toBe(1);
    const uncounted = Array.from({ length: MAX_MISSED }, (_, at) => missedBy(at === 0 ? 'a' : 'b', 5));
    const after = rememberMissed(uncounted, missedBy('b', 0));
    expect(after).toHaveLength(MAX_MISSED);
    expect(missedRounds(after, ['a'])).toBe(1);
    expect(missedRounds(after, ['b'])).toBe(MAX_MISSED);
  });
});

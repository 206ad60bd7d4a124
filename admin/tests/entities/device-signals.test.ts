import { beforeEach, describe, expect, it, vi } from 'vitest';
import { heartbeatBody } from '@contracts/devices';
import { DAY_MS, HOUR_MS } from '@domain/time';
import type * as Signals from '@entities/device/signals';

let now = 0;
let signals: typeof Signals;

beforeEach(async () => {
  now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.resetModules();
  signals = await import('@entities/device/signals');
});

const take = (...branchIds: string[]) => signals.takeUnsent(branchIds);
const one = () => take('a')[0]!;
const isTaken = ({ signals: told, gaps }: ReturnType<typeof one>) =>
  heartbeatBody.safeParse({ signals: told, gaps }).success;

describe('what a device is to tell', () => {
  it('is told to each branch that is shown, once, with how long ago it was', () => {
    signals.recordSignal('o1', 'RUNG');
    signals.recordSignal('o1', 'RUNG');
    now += 500;
    const o1 = [{ order: 'o1', kind: 'RUNG', ago: 500 }];
    expect(take('a', 'b').map(({ branchId, signals: told }) => [branchId, told])).toEqual([
      ['a', o1],
      ['b', o1],
    ]);
    expect(take('a', 'b').flatMap(({ signals: told }) => told)).toEqual([]);
  });

  it('is told again only where it did not arrive', () => {
    signals.recordSignal('o1', 'RUNG');
    signals.recordGap(0, 400);
    take('a', 'b')[0]!.giveBack();
    signals.recordSignal('o2', 'SEEN');
    const [again, other] = take('a', 'b');
    expect(again!.signals.map(({ order }) => order)).toEqual(['o1', 'o2']);
    expect(again!.gaps).toEqual([{ fromAgo: 1000, toAgo: 600 }]);
    expect(other!.signals.map(({ order }) => order)).toEqual(['o2']);
    expect(other!.gaps).toEqual([]);
  });

  it('is never more than the server takes, however long the line was away', () => {
    signals.recordSignal('old', 'RECEIVED');
    signals.recordGap(0, 900);
    now += 2 * HOUR_MS;
    const lost = now;
    signals.recordSignal('edge', 'RECEIVED');
    now = lost + DAY_MS;
    signals.recordGap(500, now - 5);
    const { signals: told, gaps, ...rest } = one();
    expect(isTaken({ signals: told, gaps, ...rest })).toBe(true);
    expect(told.map(({ order }) => order)).toEqual(['edge']);
    // It began before anybody asks for it; the rest of it is told.
    expect(gaps).toEqual([{ fromAgo: DAY_MS, toAgo: 5 }]);
  });

  it('is told in parts where it is much, and of many gaps the latest', () => {
    for (let n = 0; n < 150; n++) signals.recordSignal(`o${n}`, 'RUNG');
    for (let n = 0; n < 15; n++) signals.recordGap(n * 10, n * 10 + 5);
    const first = one();
    first.giveBack();
    for (let n = 15; n < 30; n++) signals.recordGap(n * 10, n * 10 + 5);
    const again = one();
    expect([isTaken(first), isTaken(again)]).toEqual([true, true]);
    expect(again.signals).toHaveLength(100);
    expect(again.gaps.at(-1)).toEqual({ fromAgo: 710, toAgo: 705 });
    expect(one().signals.map(({ order }) => order)).toContain('o149');
  });

  it('is told to every branch, whichever asks first, and of a known one only to that', () => {
    signals.recordSignal('printed', 'PRINTED');
    signals.recordSignal('of-a', 'SEEN', { branchId: 'a' });
    signals.recordGap(0, 400);
    const [first] = take('b');
    expect(first!.signals.map(({ order }) => order)).toEqual(['printed']);
    const [then] = take('a');
    expect(then!.signals.map(({ order }) => order)).toEqual(['printed', 'of-a']);
    expect([first!.gaps, then!.gaps]).toEqual([
      [{ fromAgo: 1000, toAgo: 600 }],
      [{ fromAgo: 1000, toAgo: 600 }],
    ]);
  });

  it('is of so many the latest', () => {
    for (let n = 0; n < 4100; n++) signals.recordSignal(`o${n}`, 'RUNG');
    expect(one().signals[0]).toMatchObject({ order: 'o100' });
  });
});

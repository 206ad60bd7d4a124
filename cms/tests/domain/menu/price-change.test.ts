import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedPrice, type PriceRule } from '../../../src/domain/menu';

const percent = (bps: number) => ({ kind: 'PERCENT', bps }) as const;
const stepsOf = (change: PriceRule['change'], roundToCents: number, endingCents = 0): PriceRule => ({
  change,
  roundToCents,
  endingCents,
});
const amount = (cents: number) => ({ kind: 'AMOUNT', cents }) as const;

describe('a price after a change', () => {
  it.each([
    [1000, percent(1000), 1, 1100],
    [1005, percent(1000), 1, 1106],
    [1004, percent(1000), 1, 1104],
    [1005, percent(-1000), 1, 904],
    [990, percent(333), 1, 1023],
    [1000, percent(-10_000), 1, 0],
    [1000, amount(250), 1, 1250],
    [1000, amount(-2000), 1, 0],
    [1023, percent(0), 10, 1020],
    [1025, percent(0), 10, 1030],
    [1049, percent(0), 50, 1050],
    [1024, percent(0), 50, 1000],
    [1999, percent(500), 100, 2100],
    [0, percent(5000), 50, 0],
  ])('of %d by %o to steps of %d is %d', (price, change, step, expected) => {
    expect(changedPrice(price, stepsOf(change, step))).toBe(expected);
  });

  it.each([
    [2790, percent(1000), 100, 90, 3090],
    [3590, amount(200), 100, 90, 3790],
    [4200, percent(0), 100, 90, 4190],
    [4241, percent(0), 100, 90, 4290],
    [30, percent(0), 100, 90, 90],
    [1234, { kind: 'SET', cents: 4000 } as const, 100, 90, 3990],
    [1234, { kind: 'SET', cents: 4000 } as const, 1, 0, 4000],
  ])('of %d by %o to steps of %d that end in %d is %d', (price, change, step, ending, expected) => {
    expect(changedPrice(price, stepsOf(change, step, ending))).toBe(expected);
  });

  it.each([-1, 100, 0.5])('does not end in %d of a hundred', (ending) => {
    expect(() => changedPrice(100, stepsOf(percent(0), 100, ending))).toThrow(RangeError);
  });

  it('is what exact arithmetic says, for every price', () => {
    const price = fc.integer({ min: 0, max: 100_000_000_000 });
    const bps = fc.integer({ min: -10_000, max: 100_000 });
    const step = fc.constantFrom(1, 5, 10, 50, 100, 1000);
    fc.assert(
      fc.property(price, bps, step, (cents, of, to) => {
        const share = (BigInt(cents) * BigInt(Math.abs(of)) + 5000n) / 10_000n;
        const changed = of < 0 ? BigInt(cents) - share : BigInt(cents) + share;
        const rounded = ((changed * 2n + BigInt(to)) / (2n * BigInt(to))) * BigInt(to);
        expect(BigInt(changedPrice(cents, stepsOf(percent(of), to)))).toBe(rounded);
      }),
    );
  });

  it.each([0, -5, 0.5, NaN])('rounds to no step of %d', (step) => {
    expect(() => changedPrice(100, stepsOf(percent(100), step))).toThrow(RangeError);
  });
});

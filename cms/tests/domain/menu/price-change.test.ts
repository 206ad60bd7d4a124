import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedPrice } from '../../../src/domain/menu';

const percent = (bps: number) => ({ kind: 'PERCENT', bps }) as const;
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
    expect(changedPrice(price, change, step)).toBe(expected);
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
        expect(BigInt(changedPrice(cents, percent(of), to))).toBe(rounded);
      }),
    );
  });

  it.each([0, -5, 0.5, NaN])('rounds to no step of %d', (step) => {
    expect(() => changedPrice(100, percent(100), step)).toThrow(RangeError);
  });
});

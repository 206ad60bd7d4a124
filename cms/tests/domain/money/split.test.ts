import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf, splitByWeights } from '../../../src/domain/money';

const cents = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 12 });
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

describe('percentOf', () => {
  it.each([
    [1000, 1000, 100],
    [5, 1000, 1], // 0.5 rounds up
    [4, 1000, 0],
    [-5, 1000, -1], // a refund mirrors the charge
    [12_345, 250, 309],
    [0, 10_000, 0],
  ])('%i cents at %i bps are %i', (amount, bps, expected) => {
    expect(percentOf(amount, bps)).toBe(expected);
  });

  it('equals the exact fraction rounded half up, mirrored for negative amounts', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 1_000_000 }), (amount, bps) => {
        const exact = BigInt(Math.abs(amount)) * BigInt(bps);
        const rounded = Number((exact * 2n + 10_000n) / 20_000n);
        fc.pre(Number.isSafeInteger(rounded));
        expect(percentOf(amount, bps)).toBe(amount < 0 ? 0 - rounded : rounded);
      }),
    );
  });

  it.each([
    [1.5, 100],
    [100, 0.5],
    [100, -1],
    [Number.NaN, 1],
    [Number.MAX_SAFE_INTEGER, 20_000],
  ])('refuses %d cents at %d bps', (amount, bps) => {
    expect(() => percentOf(amount, bps)).toThrow(RangeError);
  });
});

describe('splitByWeights', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [10, [0, 0], [5, 5]],
    [10, [3, 0, 1], [8, 0, 2]], // 7.5 and 2.5: equal remainders go to the earlier part
    [0, [5, 7], [0, 0]],
    [1, [1, 2, 3], [0, 0, 1]],
  ])('splits %i by %j into %j', (total, by, parts) => {
    expect(splitByWeights(total, by)).toEqual(parts);
  });

  it('always adds up, and each part is its exact share rounded down or up', () => {
    fc.assert(
      fc.property(cents, weights, (total, by) => {
        const parts = splitByWeights(total, by);
        expect(sum(parts)).toBe(total);
        const whole = by.some((weight) => weight > 0) ? by.map(BigInt) : by.map(() => 1n);
        const all = whole.reduce((a, b) => a + b, 0n);
        parts.forEach((part, index) => {
          const exact = BigInt(Math.abs(total)) * (whole[index] ?? 0n);
          const difference = BigInt(Math.abs(part)) * all - exact;
          expect(difference > -all && difference < all).toBe(true);
        });
      }),
    );
  });

  it('is the split with the least squared error, found by trying all', () => {
    const small = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), small, (total, by) => {
        fc.pre(sum(by) > 0);
        const error = (parts: number[]) =>
          sum(parts.map((part, i) => (part * sum(by) - total * by[i]!) ** 2));
        const best = Math.min(...compositions(total, by.length).map(error));
        expect(error(splitByWeights(total, by))).toBe(best);
      }),
    );
  });

  it('refuses no weights, negative weights and fractions', () => {
    expect(() => splitByWeights(1, [])).toThrow(RangeError);
    expect(() => splitByWeights(1, [1, -1])).toThrow(RangeError);
    expect(() => splitByWeights(1, [0.5])).toThrow(RangeError);
    expect(() => splitByWeights(0.5, [1])).toThrow(RangeError);
  });
});

/** Every way to write `total` as `parts` integers ≥ 0 in order. */
function compositions(total: number, parts: number): number[][] {
  if (parts === 1) return [[total]];
  return Array.from({ length: total + 1 }, (_, first) =>
    compositions(total - first, parts - 1).map((rest) => [first, ...rest]),
  ).flat();
}

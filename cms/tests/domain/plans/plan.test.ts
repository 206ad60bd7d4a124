import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allows } from '../../../src/domain/plans';

describe('what a plan limits', () => {
  it('is allowed up to the limit and not beyond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.nat(2000), (limit, count) => {
        expect(allows({ branches: limit }, 'branches', count)).toBe(count <= limit);
      }),
    );
  });

  it('has no end where the limit is 0 or is not told', () => {
    for (const limits of [{}, { branches: 0 }, { users: 1 }])
      expect(allows(limits, 'branches', 1_000_000)).toBe(true);
  });
});

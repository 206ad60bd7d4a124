import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PRESS_AGE_MS, pressedAt } from '../../../src/domain/orders/pressed-at';
import { HOUR_MS, MINUTE_MS } from '../../../src/domain/time';

const NOW = new Date('2031-04-03T19:42:00.000Z');
const before = (ms: number) => new Date(NOW.getTime() - ms);
const accepted = before(2 * HOUR_MS).toISOString();

describe('when something was pressed that arrives now', () => {
  it('is as long ago as the device says', () => {
    expect(pressedAt(NOW, 5 * MINUTE_MS, accepted)).toEqual(before(5 * MINUTE_MS));
    expect(pressedAt(NOW, 0, accepted)).toEqual(NOW);
  });

  it('is not before the order came to be as it is, not in the future, and not longer ago than a shift', () => {
    expect(pressedAt(NOW, 3 * HOUR_MS, accepted).toISOString()).toBe(accepted);
    expect(pressedAt(NOW, -MINUTE_MS, accepted)).toEqual(NOW);
    expect(pressedAt(NOW, 90 * HOUR_MS, before(99 * HOUR_MS).toISOString())).toEqual(
      before(MAX_PRESS_AGE_MS),
    );
    expect(pressedAt(NOW, MINUTE_MS, before(-MINUTE_MS).toISOString())).toEqual(NOW);
  });

  it('lies between the two whatever is said', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 10 * HOUR_MS }), (ago, since) => {
        const at = pressedAt(NOW, ago, before(since).toISOString()).getTime();
        expect(at).toBeLessThanOrEqual(NOW.getTime());
        expect(at).toBeGreaterThanOrEqual(
          Math.max(NOW.getTime() - since, before(MAX_PRESS_AGE_MS).getTime()),
        );
      }),
    );
  });
});

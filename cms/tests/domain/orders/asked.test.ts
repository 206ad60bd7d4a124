import { describe, expect, it } from 'vitest';
import { transition } from '../../../src/domain/orders/life-cycle';
import { anOrder, NOON } from './fixtures';

describe('an order whose customer is asked for a substitute', () => {
  it('stays in the house until it is clear what becomes of it', () => {
    for (const [type, action] of [
      ['DELIVERY', 'dispatch'],
      ['TAKEOUT', 'deliver'],
      ['DINE_IN', 'deliver'],
    ] as const) {
      const ready = anOrder({ state: 'READY', type });
      expect(transition(ready, action, NOON).ok).toBe(true);
      const asked = transition({ ...ready, substitution: {} }, action, NOON);
      expect(asked).toEqual({ ok: false, code: 'AWAITING_ANSWER' });
    }
    const cooking = anOrder({ state: 'PREPARING' });
    expect(transition({ ...cooking, substitution: {} }, 'ready', NOON)).toMatchObject({
      ok: true,
      to: 'READY',
    });
    expect(transition({ ...cooking, substitution: {} }, 'offer-substitute', NOON).ok).toBe(false);
    expect(transition(cooking, 'withdraw-substitute', NOON)).toEqual({ ok: false, code: 'NOT_ASKED' });
  });
});

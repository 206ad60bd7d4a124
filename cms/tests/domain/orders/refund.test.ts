import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isKeptToOurselves, toldEnding } from '../../../src/domain/orders/ending-reason';
import { CANCEL_CODES, ORDER_STATES } from '../../../src/domain/orders/order';
import { refundDueCents } from '../../../src/domain/orders/refund';

const paid = (amountCents: number) => ({ state: 'CONFIRMED' as const, amountCents, refund: null });
const refundOf = (amountCents: number) =>
  ({ amountCents, method: 'PIX', at: '2026-03-10T15:00:00.000Z', by: 'Ana', note: null }) as const;

describe('what is owed back', () => {
  it('is what was paid for an order that came to nothing, and nothing of one that goes on', () => {
    const due = Object.fromEntries(
      ORDER_STATES.map((state) => [state, refundDueCents({ state, payment: paid(5980) })]),
    );
    const lost = Object.entries(due).filter(([, cents]) => cents !== 0);
    expect(lost).toEqual([
      ['REJECTED', 5980],
      ['EXPIRED', 5980],
      ['CANCELLED', 5980],
    ]);
  });

  it('is nothing where the money never came', () => {
    for (const state of ['CREATED', 'PENDING', 'EXPIRED', 'CANCELLED', 'FAILED'] as const)
      expect(refundDueCents({ state: 'CANCELLED', payment: { ...paid(5980), state } })).toBe(0);
  });

  it('goes down by what was given back, and never below nothing', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (amountCents, given) => {
        const payment = { state: 'REFUNDED' as const, amountCents, refund: refundOf(given) };
        const due = refundDueCents({ state: 'CANCELLED', payment });
        expect(due).toBe(given >= amountCents ? 0 : amountCents - given);
      }),
    );
  });
});

describe('what customers are told of an end', () => {
  it('never accuses them, and never repeats what was noted about it', () => {
    for (const code of CANCEL_CODES) {
      const told = toldEnding({ code, note: 'He does this every week', by: 'STORE' });
      expect(told.code).not.toBe('FRAUD');
      expect(told.note === null, code).toBe(isKeptToOurselves(code));
    }
  });

  it('is that nobody answered where the clock ended it, and no trouble with the system', () => {
    for (const code of ['NO_ANSWER', 'SYSTEM_ISSUE'] as const)
      expect(toldEnding({ code, note: null, by: 'SYSTEM' }).code).toBe('NO_ANSWER');
  });
});

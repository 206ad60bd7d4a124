import { describe, expect, it } from 'vitest';
import { isInternalReason, endingForCustomer } from '../../../src/domain/orders/ending-reason';
import { CANCEL_CODES } from '../../../src/domain/orders/order';

describe('what customers are told of an end', () => {
  it('never accuses them, and never repeats what was noted about it', () => {
    for (const code of CANCEL_CODES) {
      const told = endingForCustomer({ code, note: 'He does this every week', by: 'STORE' });
      expect(told.code).not.toBe('FRAUD');
      expect(told.note === null, code).toBe(isInternalReason(code));
    }
  });

  it('is that nobody answered where the clock ended it, and no trouble with the system', () => {
    for (const code of ['NO_ANSWER', 'SYSTEM_ISSUE'] as const)
      expect(endingForCustomer({ code, note: null, by: 'SYSTEM' }).code).toBe('NO_ANSWER');
  });
});

import { describe, expect, it } from 'vitest';
import { paymentOnDelivery } from '../../../src/domain/orders/open-payments';
import type { Payment } from '../../../src/domain/orders/payment';
import { paymentTruth } from '../../../src/domain/orders/payment-truth';

const UNPAID: Payment = { ...paymentOnDelivery('PIX', 5980), timing: 'PREPAID', state: 'PENDING' };
const CLAIMED: Payment = { ...UNPAID, claim: { at: '2026-03-10T15:00:00.000Z', note: null } };

describe('by whose word a payment counts as paid', () => {
  it('is nobody before somebody says so, then the customer, then whoever saw the money', () => {
    expect(paymentTruth(UNPAID)).toBeNull();
    expect(paymentTruth(CLAIMED)).toBe('SAID');
    expect(paymentTruth({ ...CLAIMED, state: 'CONFIRMED', confirmedBy: 'STAFF' })).toBe('STAFF');
    expect(paymentTruth({ ...CLAIMED, state: 'REFUNDED', confirmedBy: 'PROVIDER' })).toBe('PROVIDER');
  });

  it('is nobody where the money is handed over with the order', () => {
    expect(
      paymentTruth({ ...paymentOnDelivery('CASH', 100), state: 'CONFIRMED', confirmedBy: 'STAFF' }),
    ).toBeNull();
  });
});

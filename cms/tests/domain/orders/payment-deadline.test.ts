import { describe, expect, it } from 'vitest';
import { paymentOnDelivery } from '../../../src/domain/orders/open-payments';
import type { Payment } from '../../../src/domain/orders/payment';
import {
  canPayOnline,
  checkoutExpiresAt,
  paymentExpiresAt,
  deadlinesOncePaid,
  PAYMENT_MIN,
} from '../../../src/domain/orders/payment-deadline';
import { MINUTE_MS } from '../../../src/domain/time';

const PLACED = Date.parse('2026-03-10T15:00:00.000Z');
const at = (minutes: number) => new Date(PLACED + minutes * MINUTE_MS).toISOString();
const order = (changes: Partial<Payment> = {}) => ({
  state: 'AWAITING_PAYMENT' as const,
  placedAt: at(0),
  payment: { ...paymentOnDelivery('ONLINE', 100), state: 'PENDING' as const, ...changes },
  furtherPayments: [],
});
const minutesOf = (ms: number) => (ms - PLACED) / MINUTE_MS;
const page = (state: 'OPEN' | 'PROCESSING' | 'FAILED' | 'EXPIRED' | 'PAID') => ({
  checkout: { ref: 'cs_1', attempt: 1, state, expiresAt: at(62), at: at(10) },
});

describe('an order that waits for its money', () => {
  it('is given up half an hour after it was placed, and later while money may come', () => {
    expect(minutesOf(paymentExpiresAt(order()))).toBe(PAYMENT_MIN);
    expect(minutesOf(paymentExpiresAt(order(page('OPEN'))))).toBe(67);
    expect(minutesOf(paymentExpiresAt(order(page('PROCESSING'))))).toBe(250);
    for (const state of ['FAILED', 'EXPIRED'] as const)
      expect(minutesOf(paymentExpiresAt(order(page(state))))).toBe(PAYMENT_MIN);
    const unmatched = { ref: 'pi_1', amountCents: 1, currency: 'BRL', at: at(20) };
    expect(minutesOf(paymentExpiresAt(order({ unmatched })))).toBe(260);
  });

  it('has pages that close at one time, half an hour after the last of them can be opened at least', () => {
    expect(Date.parse(checkoutExpiresAt(order()))).toBeGreaterThan(PLACED + 2 * PAYMENT_MIN * MINUTE_MS);
  });

  it('has its time and its promise from when it is paid, as long as it had them from when it was placed', () => {
    const placed = {
      ...{ timing: 'NOW' as const, placedAt: at(0), acceptBy: at(8) },
      ...{ kitchenDueAt: at(20), promisedFrom: at(30), promisedAt: at(40) },
    };
    const paid = new Date(at(15));
    expect(deadlinesOncePaid(placed, paid)).toEqual({
      ...{ acceptBy: at(23), kitchenDueAt: at(35), promisedFrom: at(45), promisedAt: at(55) },
    });
    // One for later comes when it was ordered for.
    expect(deadlinesOncePaid({ ...placed, timing: 'SCHEDULED' }, paid)).toEqual({
      ...{ acceptBy: at(23), kitchenDueAt: at(20), promisedFrom: at(30), promisedAt: at(40) },
    });
    // What nobody has to answer in time, nobody has to answer in time now either.
    expect(deadlinesOncePaid({ ...placed, acceptBy: null }, paid).acceptBy).toBeNull();
  });

  it('can be paid until its time is over, unless a bank is at it', () => {
    const can = (minutes: number, changes: Partial<Payment> = {}) =>
      canPayOnline(order(changes), new Date(at(minutes)));
    expect([can(0), can(29), can(30), can(1, page('PROCESSING')), can(1, page('FAILED'))]).toEqual([
      ...[true, true, false, false, true],
    ]);
    expect(can(1, { method: 'PIX' })).toBe(false);
    expect(can(1, { state: 'CONFIRMED' })).toBe(false);
  });
});

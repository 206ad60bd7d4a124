import { describe, expect, it } from 'vitest';
import { expectedOrder } from '../../src/entities/order/expected-order';
import { card, minute } from './order-fixture';

const now = new Date(minute(9));
const at = now.toISOString();
const asked = { grants: { 'order.accept': 'full', 'order.prepare': 'full' } as const, now };

describe('what a board shows while the server is asked', () => {
  const waiting = card('a', { state: 'PENDING', acknowledgedAt: null, actions: ['accept', 'acknowledge'] });

  it('is the order where it will be, with what can be done with it there, and silent', () => {
    const order = expectedOrder(waiting, 'accept', asked);
    expect(order).toMatchObject({ state: 'ACCEPTED', acceptedAt: at, acknowledgedAt: at });
    expect(order?.actions).toContain('ready');
    expect(order?.actions).not.toContain('accept');
  });

  it('is a step of just now, also after one that came late', () => {
    const late = card('a', {
      ...{ state: 'PREPARING', preparingAt: minute(0), stateRecordedAt: minute(8), actions: ['ready'] },
    });
    expect(expectedOrder(late, 'ready', asked)).toMatchObject({ readyAt: at, stateRecordedAt: null });
  });

  it('keeps the place of one that somebody takes note of, and when they did first', () => {
    const order = expectedOrder(waiting, 'acknowledge', asked);
    expect(order).toMatchObject({ state: 'PENDING', acknowledgedAt: at, actions: ['accept'] });
    const seen = { ...waiting, acknowledgedAt: minute(2) };
    expect(expectedOrder(seen, 'accept', asked)?.acknowledgedAt).toBe(minute(2));
  });

  it('is never money that the server has not written down, nor a step that leads nowhere', () => {
    const unpaid = card('b', { state: 'AWAITING_PAYMENT', actions: ['confirm-payment'] });
    expect(expectedOrder(unpaid, 'confirm-payment', asked)).toBeNull();
    expect(expectedOrder(waiting, 'discount', asked)).toBeNull();
    expect(expectedOrder(waiting, 'deliver', asked)).toBeNull();
  });
});

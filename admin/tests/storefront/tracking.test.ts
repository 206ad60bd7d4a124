import { describe, expect, it } from 'vitest';
import type { TrackedOrderDto } from '@contracts/storefront';
import { ORDER_STATES, type OrderState } from '@domain/orders/order';
import { translator } from '../../src/storefront/i18n/translate';
import { words } from '../../src/storefront/i18n/words/en/order';
import { headline, promiseWords } from '../../src/storefront/tracking/headline';
import { hasEnded, isHandedOver, isSettled, orderSteps } from '../../src/storefront/tracking/steps';

const at = (minute: number) => new Date(Date.UTC(2031, 3, 3, 12, minute)).toISOString();
type Tracked = Parameters<typeof orderSteps>[0] &
  Pick<TrackedOrderDto, 'promisedFrom' | 'promisedAt' | 'cancellation'>;

function order(state: OrderState, more: Partial<Tracked> = {}): Tracked {
  return {
    state,
    type: 'DELIVERY',
    timeline: [],
    payment: {
      method: 'CASH',
      timing: 'ON_DELIVERY',
      amountCents: 1,
      changeForCents: null,
      state: 'CREATED',
      pixCode: null,
      refund: null,
      claimedAt: null,
      confirmedAt: null,
      confirmedBy: null,
      checkout: null,
      canPay: false,
      payBy: null,
    },
    placedAt: at(0),
    scheduledFor: null,
    promisedFrom: null,
    promisedAt: at(40),
    cancellation: null,
    ...more,
  };
}
const prepaid: Tracked['payment'] = {
  method: 'PIX',
  timing: 'PREPAID',
  amountCents: 1,
  changeForCents: null,
  state: 'PENDING',
  pixCode: 'x',
  refund: null,
  claimedAt: null,
  confirmedAt: null,
  confirmedBy: null,
  checkout: null,
  canPay: false,
  payBy: null,
};
const outline = (tracked: Tracked) => orderSteps(tracked).map(({ name, state }) => `${name} ${state}`);

describe('the steps of an order', () => {
  it('lead a delivery from the phone to the door, with the times that are known', () => {
    const timeline = [
      { state: 'PENDING' as const, at: at(0) },
      { state: 'ACCEPTED' as const, at: at(2) },
      { state: 'DISPATCHED' as const, at: at(20) },
    ];
    const steps = orderSteps(order('DISPATCHED', { timeline }));
    expect(steps.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'SENT done',
      'ACCEPTED done',
      'PREPARING done',
      'READY done',
      'DISPATCHED current',
      'DELIVERED ahead',
    ]);
    expect(steps.map((step) => step.at)).toEqual([at(0), at(2), null, null, at(20), null]);
  });

  it('have no courier for who picks up', () => {
    expect(outline(order('READY', { type: 'TAKEOUT' }))).toEqual([
      'SENT done',
      'ACCEPTED done',
      'PREPARING done',
      'READY current',
      'DELIVERED ahead',
    ]);
  });

  it('wait for the payment of what is paid first', () => {
    expect(outline(order('AWAITING_PAYMENT', { payment: prepaid })).slice(0, 3)).toEqual([
      'SENT current',
      'PAID ahead',
      'ACCEPTED ahead',
    ]);
    expect(outline(order('PENDING', { payment: { ...prepaid, state: 'CONFIRMED' } })).slice(0, 3)).toEqual([
      'SENT done',
      'PAID current',
      'ACCEPTED ahead',
    ]);
  });

  it('say when what is paid first was paid', () => {
    const payment = { ...prepaid, state: 'CONFIRMED', confirmedAt: at(3), confirmedBy: 'PROVIDER' } as const;
    const timesOf = (tracked: Tracked) => orderSteps(tracked).map((step) => step.at);
    expect(timesOf(order('PENDING', { payment })).slice(0, 3)).toEqual([at(0), at(3), null]);
    expect(timesOf(order('AWAITING_PAYMENT', { payment: prepaid })).slice(0, 2)).toEqual([at(0), null]);
  });

  it('name the appointment of an order for later', () => {
    expect(outline(order('SCHEDULED', { scheduledFor: at(50) })).slice(0, 3)).toEqual([
      'SENT done',
      'SCHEDULED current',
      'ACCEPTED ahead',
    ]);
  });

  it('are all done in the customer’s hands', () => {
    for (const state of ['DELIVERED', 'CONCLUDED'] as const) {
      expect(orderSteps(order(state)).every((step) => step.state === 'done')).toBe(true);
    }
  });

  it('never show a time or a success ahead of where the order is', () => {
    const timeline = ORDER_STATES.map((state) => ({ state, at: at(1) }));
    for (const state of ORDER_STATES) {
      const ahead = orderSteps(order(state, { timeline })).filter((step) => step.state === 'ahead');
      expect(
        ahead.every((step) => step.at === null),
        state,
      ).toBe(true);
    }
  });
});

describe('what the page says of it', () => {
  const t = translator('en', words);

  it('has words for every state', () => {
    for (const state of ORDER_STATES) {
      for (const type of ['DELIVERY', 'TAKEOUT'] as const)
        expect(headline(order(state, { type }), t), state).not.toBe('');
    }
    expect(headline(order('READY', { type: 'TAKEOUT' }), t)).toBe('Ready for you to pick up');
    const claimed = { ...prepaid, claimedAt: at(2) };
    expect(headline(order('AWAITING_PAYMENT', { payment: prepaid }), t)).toBe('Waiting for your payment');
    expect(headline(order('AWAITING_PAYMENT', { payment: claimed }), t)).toBe(
      'The store checks your payment',
    );
    const unpaid = { code: 'PAYMENT_PROBLEM', note: null, by: 'SYSTEM' } as const;
    expect(headline(order('EXPIRED', { cancellation: unpaid }), t)).toBe('It was not paid in time');
  });

  it('keeps to the promise, owns up when it is late, and falls silent at the end', () => {
    const clock = (instant: string) => instant.slice(11, 16);
    const say = (tracked: Tracked, minute: number) =>
      promiseWords(tracked, { t, time: clock, clock, now: new Date(at(minute)) });
    expect(say(order('PREPARING'), 10)).toEqual({ words: 'Arrives by 12:40', late: false });
    expect(say(order('PREPARING', { type: 'TAKEOUT' }), 10)).toEqual({
      words: 'Ready by 12:40',
      late: false,
    });
    expect(say(order('PREPARING', { promisedFrom: at(25) }), 10)).toEqual({
      words: 'Arrives between 12:25 and 12:40',
      late: false,
    });
    expect(say(order('DISPATCHED'), 41)).toEqual({
      words: 'Taking longer than promised (12:40)',
      late: true,
    });
    for (const state of [
      'DELIVERED',
      'CONCLUDED',
      'CANCELLED',
      'REJECTED',
      'EXPIRED',
      'AWAITING_PAYMENT',
    ] as const) {
      expect(say(order(state), 10), state).toBeNull();
    }
  });

  it('knows when it is over', () => {
    const states = (test: (tracked: { state: OrderState }) => boolean) =>
      ORDER_STATES.filter((state) => test({ state }));
    expect(states(hasEnded)).toEqual(['REJECTED', 'EXPIRED', 'CANCELLED']);
    expect(states(isHandedOver)).toEqual(['DELIVERED', 'CONCLUDED']);
    const settled = (refundDueCents: number) =>
      ORDER_STATES.filter((state) => isSettled({ state, refundDueCents }));
    // A cancelled order may be restored, so it is still followed; and so is money that is owed back.
    expect(settled(0)).toEqual(['CONCLUDED', 'REJECTED', 'EXPIRED']);
    expect(settled(1)).toEqual([]);
  });
});

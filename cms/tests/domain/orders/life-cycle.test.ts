import { describe, expect, it } from 'vitest';
import {
  isTerminal,
  stampOf,
  transition,
  type OrderMoment,
  type OrderMove,
} from '../../../src/domain/orders/life-cycle';
import { paymentOnDelivery } from '../../../src/domain/orders/open-payments';
import { ORDER_STATES, ORDER_TYPES, type OrderState, type OrderType } from '../../../src/domain/orders/order';
import type { Payment } from '../../../src/domain/orders/payment';
import { MINUTE_MS } from '../../../src/domain/time';
import { anOrder, NOON } from './fixtures';
import { MOVES, TIMINGS } from './moves';

const PAID: Payment = { ...paymentOnDelivery('PIX', 5980), state: 'CONFIRMED' };
const UNPAID: Payment = { ...paymentOnDelivery('PIX', 5980), timing: 'PREPAID', state: 'PENDING' };
const GIVEN_BACK: Payment = {
  ...PAID,
  state: 'REFUNDED',
  refunds: [
    {
      ...{ part: 'DUE', of: null, amountCents: 5980, concededCents: 0 },
      ...{ method: 'PIX', at: NOON.toISOString(), by: 'Ana', note: null },
    },
  ],
};
const ODD = { ref: 'pi_2', amountCents: 1, currency: 'BRL', at: NOON.toISOString() };
/** Partly paid, and changed since the kitchen looked. */
const MONEY = { payment: PAID, totalCents: 6980, modified: {} };

type Target =
  | OrderState
  | { [type in OrderType]?: OrderState }
  | { [timing in 'NOW' | 'SCHEDULED']: OrderState };

/** What a payment provider says is heard in every state but the first, and moves nothing. */
const heard = (state: OrderState): { [move in OrderMove]?: Target } => ({
  'receive-payment': state,
  'note-checkout': state,
  'note-unmatched': state,
  'note-dispute': state,
  'note-refund': state,
  'settle-refund': state,
  'fail-refund': state,
  'resolve-unmatched': state,
});

/** The design's table, written out by hand: from a state, what is possible at all, and where it leads. */
const TABLE: Record<OrderState, { [move in OrderMove]?: Target }> = {
  AWAITING_PAYMENT: {
    acknowledge: 'AWAITING_PAYMENT',
    'confirm-payment': { NOW: 'PENDING', SCHEDULED: 'SCHEDULED' },
    expire: 'EXPIRED',
    cancel: 'CANCELLED',
    'customer-cancel': 'CANCELLED',
    'claim-payment': 'AWAITING_PAYMENT',
    'open-checkout': 'AWAITING_PAYMENT',
    'receive-payment': { NOW: 'PENDING', SCHEDULED: 'SCHEDULED' },
    'note-checkout': 'AWAITING_PAYMENT',
    'note-unmatched': 'AWAITING_PAYMENT',
    'note-refund': 'AWAITING_PAYMENT',
    'settle-refund': 'AWAITING_PAYMENT',
    'resolve-unmatched': 'AWAITING_PAYMENT',
  },
  SCHEDULED: {
    ...heard('SCHEDULED'),
    edit: 'SCHEDULED',
    'offer-substitute': 'SCHEDULED',
    hold: 'SCHEDULED',
    fire: 'SCHEDULED',
    'withdraw-substitute': 'SCHEDULED',
    'take-payment': 'SCHEDULED',
    discount: 'SCHEDULED',
    refund: 'SCHEDULED',
    acknowledge: 'SCHEDULED',
    release: 'PENDING',
    'auto-accept': 'ACCEPTED',
    cancel: 'CANCELLED',
    'customer-cancel': 'CANCELLED',
  },
  PENDING: {
    ...heard('PENDING'),
    edit: 'PENDING',
    'offer-substitute': 'PENDING',
    hold: 'PENDING',
    fire: 'PENDING',
    'withdraw-substitute': 'PENDING',
    'take-payment': 'PENDING',
    discount: 'PENDING',
    refund: 'PENDING',
    acknowledge: 'PENDING',
    accept: 'ACCEPTED',
    'auto-accept': 'ACCEPTED',
    reject: 'REJECTED',
    expire: 'EXPIRED',
    cancel: 'CANCELLED',
    'customer-cancel': 'CANCELLED',
  },
  ACCEPTED: {
    ...heard('ACCEPTED'),
    edit: 'ACCEPTED',
    'offer-substitute': 'ACCEPTED',
    hold: 'ACCEPTED',
    fire: 'ACCEPTED',
    'withdraw-substitute': 'ACCEPTED',
    'acknowledge-change': 'ACCEPTED',
    'take-payment': 'ACCEPTED',
    discount: 'ACCEPTED',
    refund: 'ACCEPTED',
    acknowledge: 'ACCEPTED',
    start: 'PREPARING',
    'station-start': 'PREPARING',
    'station-ready': 'PREPARING',
    ready: 'READY',
    cancel: 'CANCELLED',
  },
  PREPARING: {
    ...heard('PREPARING'),
    edit: 'PREPARING',
    'offer-substitute': 'PREPARING',
    hold: 'PREPARING',
    fire: 'PREPARING',
    'withdraw-substitute': 'PREPARING',
    'edit-complete': 'READY',
    'acknowledge-change': 'PREPARING',
    'take-payment': 'PREPARING',
    discount: 'PREPARING',
    refund: 'PREPARING',
    'station-start': 'PREPARING',
    'station-unstart': 'PREPARING',
    'station-ready': 'PREPARING',
    'station-recall': 'PREPARING',
    ready: 'READY',
    'step-back': 'ACCEPTED',
    cancel: 'CANCELLED',
  },
  READY: {
    ...heard('READY'),
    edit: 'READY',
    'withdraw-substitute': 'READY',
    'edit-reopen': 'PREPARING',
    'acknowledge-change': 'READY',
    'take-payment': 'READY',
    discount: 'READY',
    refund: 'READY',
    dispatch: { DELIVERY: 'DISPATCHED' },
    deliver: { TAKEOUT: 'DELIVERED', DINE_IN: 'DELIVERED' },
    'step-back': 'PREPARING',
    cancel: 'CANCELLED',
  },
  DISPATCHED: {
    ...heard('DISPATCHED'),
    'take-payment': 'DISPATCHED',
    discount: 'DISPATCHED',
    refund: 'DISPATCHED',
    deliver: { DELIVERY: 'DELIVERED' },
    return: { DELIVERY: 'RETURNING' },
    'step-back': 'READY',
    cancel: 'CANCELLED',
  },
  RETURNING: {
    ...heard('RETURNING'),
    dispatch: { DELIVERY: 'DISPATCHED' },
    cancel: 'CANCELLED',
    refund: 'RETURNING',
  },
  DELIVERED: {
    ...heard('DELIVERED'),
    'take-payment': 'DELIVERED',
    discount: 'DELIVERED',
    refund: 'DELIVERED',
    conclude: 'CONCLUDED',
    'step-back': { DELIVERY: 'DISPATCHED', TAKEOUT: 'READY', DINE_IN: 'READY' },
  },
  CONCLUDED: { ...heard('CONCLUDED'), refund: 'CONCLUDED' },
  REJECTED: { ...heard('REJECTED'), 'give-back': 'REJECTED', refund: 'REJECTED' },
  EXPIRED: {
    ...heard('EXPIRED'),
    'give-back': 'EXPIRED',
    refund: 'EXPIRED',
    'confirm-payment': 'EXPIRED',
    'acknowledge-missed': 'EXPIRED',
    restore: 'ACCEPTED',
  },
  CANCELLED: {
    ...heard('CANCELLED'),
    'give-back': 'CANCELLED',
    acknowledge: 'CANCELLED',
    restore: 'ACCEPTED',
    refund: 'CANCELLED',
    'confirm-payment': 'CANCELLED',
  },
};

function targetOf(target: Target | undefined, { type, timing }: OrderMoment): OrderState | null {
  if (target === undefined || typeof target === 'string') return target ?? null;
  const byVariant: { [variant: string]: OrderState | undefined } = target;
  return byVariant[type] ?? byVariant[timing] ?? null;
}

const situations = ORDER_STATES.flatMap((state) =>
  ORDER_TYPES.flatMap((type) => TIMINGS.map((timing) => anOrder({ state, type, timing, ...MONEY }))),
);

/**
 * A question can be taken back only while there is one, only what is held is fired, money comes too late only for what
 * was given up while it was waited for, and only an order that rang was missed.
 */
function asIn(here: OrderMoment, move: OrderMove): OrderMoment {
  if (move === 'withdraw-substitute') return { ...here, substitution: {} };
  if (move === 'resolve-unmatched') return { ...here, payment: { ...UNPAID, unmatched: ODD } };
  if (move === 'fire') return { ...here, items: [{ held: true }] };
  if (move === 'confirm-payment' && isTerminal(here.state))
    return { ...here, stateBefore: 'AWAITING_PAYMENT', payment: UNPAID };
  if (here.state === 'EXPIRED' && (move === 'restore' || move === 'acknowledge-missed'))
    return { ...here, stateBefore: 'PENDING' };
  return here;
}

describe('transition', () => {
  describe.each(ORDER_STATES)('from %s', (state) => {
    it.each(MOVES)('%s leads where the design says, and nowhere else', (move) => {
      for (const here of situations.filter((situation) => situation.state === state)) {
        const to = targetOf(TABLE[state][move], here);
        const result = transition(asIn(here, move), move, NOON);
        if (to) {
          expect(result, `${here.type} ${here.timing}`).toMatchObject({ ok: true, to });
        } else {
          const code = TABLE[state][move] ? 'NOT_FOR_THIS_TYPE' : 'TRANSITION_NOT_ALLOWED';
          expect(result, `${here.type} ${here.timing}`).toEqual({ ok: false, code });
        }
      }
    });
  });

  it.each([
    ['PREPARING', 'step-back', 10],
    ['READY', 'step-back', 10],
    ['DISPATCHED', 'step-back', 10],
    ['DELIVERED', 'step-back', 10],
    ['CANCELLED', 'restore', 15],
    ['EXPIRED', 'restore', 15],
  ] as const)('from %s, %s is possible for %i minutes', (state, move, minutes) => {
    const since = (ms: number) => ({
      stateBefore: 'PENDING' as const,
      [stampOf(state)]: new Date(NOON.getTime() - ms).toISOString(),
    });
    const window = minutes * MINUTE_MS;
    expect(transition(anOrder({ state, ...since(window) }), move, NOON).ok).toBe(true);
    const passed = { ok: false, code: 'WINDOW_PASSED' };
    expect(transition(anOrder({ state, ...since(window + 1) }), move, NOON)).toEqual(passed);
    expect(transition(anOrder({ state, ...since(0), [stampOf(state)]: null }), move, NOON)).toEqual(passed);
    expect(transition(anOrder({ state, ...since(0), [stampOf(state)]: 'never' }), move, NOON)).toEqual(
      passed,
    );
  });

  it('measures the window from the state the order is in, not from an earlier one', () => {
    const longReady = anOrder({ state: 'DISPATCHED', readyAt: '2026-03-10T12:00:00.000Z' });
    expect(transition(longReady, 'step-back', NOON)).toMatchObject({ ok: true, to: 'READY' });
  });

  it('restores nothing that money was given back for', () => {
    const cancelled = anOrder({ state: 'CANCELLED', payment: PAID });
    expect(transition(cancelled, 'restore', NOON).ok).toBe(true);
    const refunded = { ...cancelled, payment: GIVEN_BACK };
    expect(transition(refunded, 'restore', NOON)).toEqual({ ok: false, code: 'ALREADY_REFUNDED' });
  });

  it('restores an order that nobody answered, and none that expired unpaid', () => {
    const restored = (stateBefore: OrderState) =>
      transition(anOrder({ state: 'EXPIRED', stateBefore }), 'restore', NOON);
    expect(restored('PENDING')).toMatchObject({ ok: true, to: 'ACCEPTED' });
    expect(restored('AWAITING_PAYMENT')).toEqual({ ok: false, code: 'TRANSITION_NOT_ALLOWED' });
    const refunded = anOrder({ state: 'EXPIRED', stateBefore: 'PENDING', payment: GIVEN_BACK });
    expect(transition(refunded, 'restore', NOON)).toEqual({ ok: false, code: 'ALREADY_REFUNDED' });
  });

  it('restores to the day it was ordered for what was cancelled before that, and nothing that was never paid', () => {
    const restored = (stateBefore: OrderState) =>
      transition(anOrder({ state: 'CANCELLED', stateBefore }), 'restore', NOON);
    expect(restored('SCHEDULED')).toMatchObject({ ok: true, to: 'SCHEDULED' });
    for (const state of ['PENDING', 'ACCEPTED', 'PREPARING', 'READY', 'DISPATCHED', 'RETURNING'] as const)
      expect(restored(state), state).toMatchObject({ ok: true, to: 'ACCEPTED' });
    expect(restored('AWAITING_PAYMENT')).toEqual({ ok: false, code: 'TRANSITION_NOT_ALLOWED' });
  });

  it.each(['EXPIRED', 'CANCELLED'] as const)(
    'notes money that comes after %s once, and only where it was waited for',
    (state) => {
      const noted = (payment: Payment, stateBefore: OrderState = 'AWAITING_PAYMENT') =>
        transition(anOrder({ state, stateBefore, payment }), 'confirm-payment', NOON);
      expect(noted(UNPAID)).toMatchObject({ ok: true, to: state });
      expect(noted(PAID)).toEqual({ ok: false, code: 'NOTHING_DUE' });
      expect(noted(paymentOnDelivery('CASH', 5980))).toEqual({ ok: false, code: 'NOTHING_DUE' });
      expect(noted(UNPAID, 'PENDING')).toEqual({ ok: false, code: 'TRANSITION_NOT_ALLOWED' });
    },
  );

  it('gives back only what was paid and not given back yet', () => {
    const refund = (payment: Payment | null) =>
      transition(anOrder({ state: 'EXPIRED', ...(payment && { payment }) }), 'refund', NOON);
    expect(refund(PAID).ok).toBe(true);
    for (const payment of [
      GIVEN_BACK,
      { ...PAID, state: 'CREATED' as const },
      { ...PAID, amountCents: 0 },
      null,
    ])
      expect(refund(payment)).toEqual({ ok: false, code: 'NO_REFUND_DUE' });
  });

  it('says what became of money that fits no order once, and only where there is some', () => {
    const resolve = (payment: Payment) =>
      transition(anOrder({ state: 'CONCLUDED', payment }), 'resolve-unmatched', NOON);
    expect(resolve({ ...PAID, unmatched: ODD }).ok).toBe(true);
    const resolved = { by: 'Ana', at: ODD.at, note: 'Kept' };
    for (const payment of [
      PAID,
      { ...PAID, unmatched: { ...ODD, resolved } },
      { ...PAID, unmatched: { ...ODD, givenBackAt: ODD.at } },
    ])
      expect(resolve(payment)).toEqual({ ok: false, code: 'NOTHING_UNMATCHED' });
  });

  it('tells with its answer what reason the action needs', () => {
    const reasons: { [move in OrderMove]?: string } = {};
    for (const here of situations) {
      for (const move of MOVES) {
        const result = transition(asIn(here, move), move, NOON);
        if (!result.ok) continue;
        expect(result.transition.reason, move).toBe(reasons[move] ?? result.transition.reason);
        reasons[move] = result.transition.reason;
      }
    }
    expect(reasons).toEqual({
      acknowledge: 'none',
      accept: 'none',
      reject: 'code',
      start: 'none',
      ready: 'none',
      dispatch: 'none',
      deliver: 'none',
      return: 'text',
      'step-back': 'text',
      cancel: 'code',
      restore: 'text',
      'confirm-payment': 'none',
      refund: 'none',
      edit: 'text',
      'edit-reopen': 'text',
      'edit-complete': 'text',
      hold: 'none',
      fire: 'none',
      'offer-substitute': 'none',
      'withdraw-substitute': 'none',
      'acknowledge-change': 'none',
      'acknowledge-missed': 'none',
      'take-payment': 'none',
      discount: 'text',
      expire: 'none',
      release: 'none',
      'auto-accept': 'none',
      conclude: 'none',
      'customer-cancel': 'none',
      'claim-payment': 'none',
      'open-checkout': 'none',
      'receive-payment': 'none',
      'note-checkout': 'none',
      'note-unmatched': 'none',
      'note-dispute': 'none',
      'resolve-unmatched': 'text',
      'give-back': 'none',
      'note-refund': 'none',
      'settle-refund': 'none',
      'fail-refund': 'none',
      'station-start': 'none',
      'station-unstart': 'text',
      'station-ready': 'none',
      'station-recall': 'text',
    });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyOf, refundedCents, remainingCents } from '../../../src/domain/orders/money';
import { paymentOnDelivery } from '../../../src/domain/orders/open-payments';
import { ORDER_STATES, type OrderState } from '../../../src/domain/orders/order';
import { CHECKOUT_STATES, type Payment, type Refund } from '../../../src/domain/orders/payment';
import {
  checkoutVerdict,
  disputeGoesOn,
  externallyRefundedCents,
  isFromProvider,
  moneyNeed,
  advancesRefund,
  providerRefundDueCents,
  type CheckoutUpdate,
  type RefundProgress,
} from '../../../src/domain/orders/provider';
import { withDispute, withRefund, withRefundProgress } from '../../../src/domain/orders/refund';
import { isLost } from '../../../src/domain/orders/states';

const AT = '2026-03-10T15:00:00.000Z';

const waiting: Payment = {
  ...paymentOnDelivery('ONLINE', 5000),
  ...{ timing: 'PREPAID', state: 'PENDING' },
  checkout: { ref: 'cs_1', attempt: 1, state: 'OPEN', expiresAt: AT, at: AT },
};
const paid: Payment = { ...waiting, state: 'CONFIRMED', confirmedBy: 'PROVIDER', evidence: 'pi_1' };

const news = (changes: Partial<CheckoutUpdate> = {}): CheckoutUpdate => ({
  ref: 'cs_1',
  state: 'PAID',
  amountCents: 5000,
  currency: 'BRL',
  paymentRef: 'pi_1',
  ...changes,
});

const GIVEN: Omit<Refund, 'concededCents'> = {
  ...{ part: 'AMOUNT', of: null, amountCents: 2000, method: 'SAME', at: AT, by: 'Ana', note: null },
};

interface Heard {
  state: OrderState;
  payment: Payment;
}

/** What the server makes of a verdict, as far as the next one depends on it. */
function hear(order: Heard, said: CheckoutUpdate): Heard {
  const verdict = checkoutVerdict(order, said, 'BRL');
  const { payment } = order;
  const checkout = payment.checkout && { ...payment.checkout, state: said.state };
  switch (verdict) {
    case 'NOTHING':
      return order;
    case 'NOTE':
      return { ...order, payment: { ...payment, checkout } };
    case 'UNMATCHED':
      return {
        ...order,
        payment: { ...payment, unmatched: { ...said, ref: said.paymentRef ?? said.ref, at: AT } },
      };
    case 'CONFIRM':
      return { state: 'PENDING', payment: { ...paid, checkout } };
    case 'RECORD':
      return { ...order, payment: { ...paid, checkout } };
  }
}

describe('what a provider says of a page', () => {
  it('comes to the same in whatever order and however often it is said', () => {
    const said = fc.array(fc.constantFrom(...CHECKOUT_STATES), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(said, (states) => {
        const start: Heard = { state: 'AWAITING_PAYMENT', payment: waiting };
        const end = states.reduce((order, state) => hear(order, news({ state })), start);
        const isPaid = states.includes('PAID');
        expect(end.state).toBe(isPaid ? 'PENDING' : 'AWAITING_PAYMENT');
        expect(moneyOf({ ...end, totalCents: 5000, furtherPayments: [] }).paidCents).toBe(isPaid ? 5000 : 0);
        const over = states.some((state) => state === 'FAILED' || state === 'EXPIRED');
        if (!isPaid) expect(end.payment.checkout?.state === 'OPEN' && over).toBe(false);
      }),
    );
  });

  it('records money for an order in any other state, and moves none', () => {
    for (const state of ORDER_STATES)
      expect(checkoutVerdict({ state, payment: waiting }, news(), 'BRL')).toBe(
        state === 'AWAITING_PAYMENT' ? 'CONFIRM' : 'RECORD',
      );
  });

  it('is shown to somebody where the money does not fit, once', () => {
    const order: Heard = { state: 'AWAITING_PAYMENT', payment: waiting };
    for (const odd of [{ amountCents: 4999 }, { amountCents: 5001 }, { currency: 'USD' }]) {
      expect(checkoutVerdict(order, news(odd), 'BRL')).toBe('UNMATCHED');
      expect(checkoutVerdict(hear(order, news(odd)), news(odd), 'BRL')).toBe('NOTHING');
    }
    expect(checkoutVerdict({ state: 'PENDING', payment: paid }, news({ paymentRef: 'pi_2' }), 'BRL')).toBe(
      'UNMATCHED',
    );
    const cash = paymentOnDelivery('CASH', 5000);
    expect(checkoutVerdict({ state: 'PENDING', payment: cash }, news(), 'BRL')).toBe('UNMATCHED');
  });

  it('says nothing of another page, unless that was paid', () => {
    const order: Heard = { state: 'AWAITING_PAYMENT', payment: waiting };
    for (const state of ['PROCESSING', 'FAILED', 'EXPIRED'] as const)
      expect(checkoutVerdict(order, news({ ref: 'cs_0', state }), 'BRL')).toBe('NOTHING');
    expect(checkoutVerdict(order, news({ ref: 'cs_0' }), 'BRL')).toBe('CONFIRM');
  });
});

describe('what a provider gives back', () => {
  const refund = GIVEN;
  const order = { state: 'DELIVERED' as OrderState, totalCents: 5000, payment: paid, furtherPayments: [] };
  const asked = withRefund(order, refund).payments[0]!;

  it('is asked for what was paid to it, and for nothing that people hand over', () => {
    expect(asked.refunds).toMatchObject([{ provider: { state: 'REQUESTED', ref: null } }]);
    expect(withRefund(order, { ...refund, method: 'CASH' }).payments[0]!.refunds[0]).not.toHaveProperty(
      'provider',
    );
    const pix: Payment = { ...paid, method: 'PIX', confirmedBy: 'STAFF' };
    expect(withRefund({ ...order, payment: pix }, refund).payments[0]!.refunds[0]).not.toHaveProperty(
      'provider',
    );
  });

  it('counts until it fails, and is owed or kept again then', () => {
    expect([refundedCents(asked), asked.state]).toEqual([2000, 'PARTIALLY_REFUNDED']);
    const failed = withRefundProgress(asked, 0, { state: 'FAILED', ref: 're_1', failure: 'lost' }, AT);
    expect([refundedCents(failed), failed.state]).toEqual([0, 'CONFIRMED']);
    const done = withRefundProgress(asked, 0, { state: 'DONE', ref: null, failure: null }, AT);
    expect(moneyOf({ ...order, payment: done })).toMatchObject({ refundedCents: 2000, dueCents: 0 });
    expect(moneyOf({ ...order, state: 'CANCELLED', payment: failed }).refundDueCents).toBe(5000);
  });

  it('goes on and never back', () => {
    const step = fc.record({
      state: fc.constantFrom('REQUESTED' as const, 'DONE' as const, 'FAILED' as const),
      ref: fc.constant('re_1'),
      failure: fc.constant(null),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1 }), (steps: RefundProgress[]) => {
        let known = { state: 'REQUESTED', ref: null, failure: null, at: AT } as Parameters<
          typeof advancesRefund
        >[0];
        for (const next of steps) if (advancesRefund(known, next)) known = { ...next, at: AT };
        const furthest = (['FAILED', 'DONE'] as const).find((state) =>
          steps.some((each) => each.state === state),
        );
        expect(known.state).toBe(furthest ?? 'REQUESTED');
      }),
    );
  });

  it('is given back by itself only of what came to nothing, once, and not after it failed', () => {
    for (const state of ORDER_STATES)
      expect(providerRefundDueCents({ state, payment: paid }), state).toBe(isLost(state) ? 5000 : 0);
    expect(providerRefundDueCents({ state: 'CANCELLED', payment: asked })).toBe(3000);
    expect(providerRefundDueCents({ state: 'CANCELLED', payment: waiting })).toBe(0);
    const failed = withRefundProgress(asked, 0, { state: 'FAILED', ref: null, failure: 'lost' }, AT);
    expect(providerRefundDueCents({ state: 'CANCELLED', payment: failed })).toBe(0);
    expect(isFromProvider({ ...paid, confirmedBy: 'STAFF' })).toBe(false);
  });

  it('past this server is what is more than was asked for here', () => {
    const total = (totalCents: number, at = AT) => ({ totalCents, at });
    expect(externallyRefundedCents(paid, total(700))).toBe(700);
    expect(externallyRefundedCents(asked, total(2700))).toBe(700);
    expect(externallyRefundedCents(asked, total(2000))).toBe(0);
    const failed = withRefundProgress(asked, 0, { state: 'FAILED', ref: null, failure: 'lost' }, AT);
    expect(externallyRefundedCents(failed, total(2000))).toBe(0);
    expect(externallyRefundedCents(failed, total(2000, '2026-03-10T15:00:01.000Z'))).toBe(2000);
  });
});

describe('a dispute', () => {
  const news = {
    ref: 'dp_1',
    state: 'OPEN',
    amountCents: 5000,
    reason: 'fraudulent',
    answerBy: null,
    at: AT,
  } as const;
  const order = { state: 'DELIVERED' as OrderState, totalCents: 5000, payment: paid, furtherPayments: [] };
  const said = (state: 'OPEN' | 'WON' | 'LOST', of = order) => ({
    ...of,
    payment: withDispute(of, { ...news, state }, 'Stripe')[0]!,
  });

  it('holds the money, which is neither owed nor can be given back, and then leaves it or takes it', () => {
    const open = said('OPEN');
    expect(open.payment.state).toBe('DISPUTED');
    expect(moneyOf(open)).toEqual({ paidCents: 5000, refundedCents: 0, dueCents: 0, refundDueCents: 0 });
    expect(moneyOf({ ...open, state: 'CANCELLED' }).refundDueCents).toBe(0);
    expect(providerRefundDueCents({ ...open, state: 'CANCELLED' })).toBe(0);
    expect(said('WON', open).payment.state).toBe('CONFIRMED');
    const lost = said('LOST', open);
    expect(lost.payment).toMatchObject({ state: 'REFUNDED', refunds: [{ concededCents: 5000 }] });
    expect(moneyOf(lost)).toEqual({ paidCents: 5000, refundedCents: 5000, dueCents: 0, refundDueCents: 0 });
  });

  it('counts what was given back at the provider meanwhile, however it ends, and concedes nothing that is owed', () => {
    const given = (of: typeof order, amountCents: number) => {
      const refund = { ...GIVEN, amountCents, provider: { state: 'DONE', ref: null, failure: null, at: AT } };
      return { ...of, payment: withRefund(of, refund as typeof GIVEN, remainingCents).payments[0]! };
    };
    const partly = given(said('OPEN'), 2000);
    expect(partly.payment).toMatchObject({ state: 'DISPUTED', refunds: [{ concededCents: 2000 }] });
    expect(said('WON', partly).payment.state).toBe('PARTIALLY_REFUNDED');
    expect(refundedCents(said('LOST', partly).payment)).toBe(5000);
    const calledOff = given({ ...said('OPEN'), state: 'CANCELLED' }, 5000);
    expect(calledOff.payment.refunds).toMatchObject([{ concededCents: 0 }]);
    const won = said('WON', calledOff);
    expect(won.payment.state).toBe('REFUNDED');
    expect(moneyOf(won).refundDueCents).toBe(0);
    expect(providerRefundDueCents(won)).toBe(0);
  });

  it('takes no more than there is left of what was given back before', () => {
    const partly = { ...order, payment: withRefund(order, { ...GIVEN, amountCents: 2000 }).payments[0]! };
    expect(refundedCents(said('LOST', said('OPEN', partly)).payment)).toBe(5000);
  });

  it('goes on by what says more than is known, and by another one', () => {
    const known = news;
    expect(disputeGoesOn(undefined, news)).toBe(true);
    expect(disputeGoesOn(known, news)).toBe(false);
    expect(disputeGoesOn(known, { ...news, state: 'LOST' })).toBe(true);
    const later = { ...news, answerBy: '2026-03-20T15:00:00.000Z', at: '2026-03-11T15:00:00.000Z' };
    expect(disputeGoesOn(known, later)).toBe(true);
    expect(disputeGoesOn(later, known)).toBe(false);
    expect(disputeGoesOn(known, { ...news, amountCents: 4000 })).toBe(true);
    expect(disputeGoesOn({ ...known, state: 'LOST' }, { ...later, reason: 'other' })).toBe(false);
    expect(disputeGoesOn({ ...known, state: 'LOST' }, news)).toBe(false);
    expect(disputeGoesOn({ ...known, state: 'WON' }, { ...news, ref: 'dp_2' })).toBe(true);
  });

  it('and money that fits no order need somebody, until it is over or taken for the order’s', () => {
    expect(moneyNeed(said('OPEN').payment)).toBe('DISPUTED');
    expect(moneyNeed(said('WON').payment)).toBeNull();
    const odd = { ...waiting, unmatched: { ref: 'pi_2', amountCents: 1, currency: 'BRL', at: AT } };
    expect(moneyNeed(odd)).toBe('UNMATCHED');
    expect(moneyNeed({ ...odd, unmatched: { ...odd.unmatched, givenBackAt: AT } })).toBeNull();
    expect(moneyNeed({ ...odd, state: 'CONFIRMED', confirmedBy: 'STAFF', confirmedAt: AT })).toBeNull();
    expect(moneyNeed({ ...odd, state: 'CONFIRMED', confirmedBy: 'PROVIDER', confirmedAt: AT })).toBe(
      'UNMATCHED',
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editOrder, maxDiscountCents, paymentsAfterEdit, withManualDiscount } from '../../../src/domain/edit';
import type { Refund } from '../../../src/domain/orders';
import { isLost, transition, type OrderMove } from '../../../src/domain/orders/life-cycle';
import { concededCents, moneyOf, paymentsOf, receivedCents } from '../../../src/domain/orders/money';
import {
  isOpenPayment,
  paymentOnDelivery,
  reopenedPayments,
  withOpenPayments,
} from '../../../src/domain/orders/open-payments';
import type { Discount, Fee, OrderItem, OrderState, Totals } from '../../../src/domain/orders/order';
import type { Payment } from '../../../src/domain/orders/payment';
import { refundableOf, withRefund } from '../../../src/domain/orders/refund';
import { refundAsked, type SingleRefundRequest } from '../../../src/domain/orders/refund-asked';
import { quote } from '../../../src/domain/quote';
import { aCoupon, aRecord, couponFacts } from '../campaign/fixtures';
import { ADDRESS, anItem, aStore, aZone, NOON } from './fixtures';

const STORE = aStore({
  branch: { serviceFeeBps: 1000 },
  zones: [aZone({ feeCents: 790, freeAboveCents: 15_000 })],
});
const COUPONS = {
  TEN: aCoupon({ id: 'ten', code: 'TEN', kind: 'PERCENT', valueBps: 1111, combinable: true }),
  FREE: aCoupon({ id: 'free', code: 'FREE', kind: 'FREE_DELIVERY', combinable: true }),
};

interface Order extends Totals {
  state: OrderState;
  type: 'DELIVERY' | 'DINE_IN';
  items: OrderItem[];
  fees: Fee[];
  discounts: Discount[];
  payment: Payment;
  furtherPayments: Payment[];
  deliveredAt: string | null;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
const paidBy = (order: Order, [payment, ...furtherPayments]: Payment[]): Order => ({
  ...order,
  payment: payment!,
  furtherPayments,
});

/** What is asked of whoever pays follows what the order comes to. */
function reckoned(order: Order): Order {
  return paidBy(order, withOpenPayments(paymentsOf(order), moneyOf(order).dueCents, 'CASH'));
}

const SIZES: Record<string, string> = { pizza: 'small', 'large pizza': 'large' };
const wish = fc.constantFrom('risotto', 'beer', ...Object.keys(SIZES));
const itemOf = (id: string, quantity: number) => {
  const size = SIZES[id];
  return size ? anItem('pizza', quantity, { variationId: size }) : anItem(id, quantity);
};

/** A share of what is possible, so that every step of every life can be one that is allowed. */
const share = fc.double({ min: 0.01, max: 1, noNaN: true });
const part = (of: number, portion: number) => Math.ceil(of * portion);

const placed = fc
  .record({
    type: fc.constantFrom('DELIVERY' as const, 'DINE_IN' as const),
    items: fc.array(fc.tuple(wish, fc.integer({ min: 1, max: 2 })), { minLength: 1, maxLength: 3 }),
    coupons: fc.subarray(['TEN', 'FREE'] as const),
    tipCents: fc.option(fc.integer({ min: 1, max: 1500 })),
    shares: fc.array(share, { maxLength: 2 }),
  })
  .map(({ type, items, coupons, tipCents, shares }): Order => {
    const request = {
      ...{ type, coupons, tipCents, address: ADDRESS },
      items: items.map(([id, n]) => itemOf(id, n)),
    };
    const { totals, ...sold } = quote(STORE, request, {
      ...{ now: NOON, channel: 'STORE' as const },
      coupons: couponFacts(Object.values(COUPONS).map((coupon) => aRecord(coupon))),
    });
    // Split where it is placed: each further way pays a share of what the ways before it leave, the first one the rest.
    let restCents = totals.totalCents;
    const furtherPayments = shares.flatMap((portion) => {
      const amountCents = part(restCents, portion);
      if (amountCents >= restCents) return [];
      restCents -= amountCents;
      return [paymentOnDelivery('CREDIT', amountCents)];
    });
    return {
      ...{ state: 'PENDING', type, ...totals },
      ...{ items: sold.items, fees: sold.fees, discounts: sold.discounts },
      payment: paymentOnDelivery('CASH', restCents),
      furtherPayments,
      deliveredAt: null,
    };
  });

type Step = (order: Order) => Order;

/** Where an action leads, as the life cycle says; null where it does not let it be taken. */
function stateAfter(order: Order, action: OrderMove): OrderState | null {
  const step = transition({ ...order, timing: 'NOW' }, action, NOON);
  return step.ok ? step.to : null;
}

/** Handed over at the counter or brought: what was still to be paid is paid with it. */
const handOver = fc.constant<Step>((order) => {
  if (order.state === 'DELIVERED') return order;
  const deliveredAt = NOON.toISOString();
  return paidBy(
    { ...order, state: 'DELIVERED', deliveredAt },
    paymentsOf(order).map((payment) =>
      isOpenPayment(payment) ? { ...payment, state: 'CONFIRMED', confirmedAt: deliveredAt } : payment,
    ),
  );
});

const takeBack = fc.constant<Step>((order) => {
  const state = order.state === 'DELIVERED' ? stateAfter(order, 'step-back') : null;
  if (state === null) return order;
  return paidBy(
    { ...order, state, deliveredAt: null },
    reopenedPayments(paymentsOf(order), order.deliveredAt),
  );
});

/** The order with so many of each item, and what is added; as it was where that is refused. */
function editedTo(order: Order, quantities: readonly number[], added: readonly string[]): Order {
  const keep = quantities
    .map((quantity, place) => ({ place, quantity }))
    .filter(({ place, quantity }) => quantity > 0 && place < order.items.length);
  const coupons = new Map(Object.entries(COUPONS));
  const editable = { ...order, channel: 'STORE' as const, scheduledFor: null, address: ADDRESS };
  const wanted = { keep, add: added.map((id) => itemOf(id, 1)) };
  const edited = editOrder(STORE, editable, wanted, { now: NOON, coupons });
  if (edited.refusals.length > 0) return order;
  const { items, fees, discounts, totals, deltaCents } = edited;
  expect(totals.totalCents - order.totalCents).toBe(deltaCents);
  return reckoned(paidBy({ ...order, items, fees, discounts, ...totals }, paymentsAfterEdit(order, edited)));
}

const edit = fc.tuple(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 }), wish).map(
  ([quantities, added]): Step =>
    (order) =>
      stateAfter(order, 'edit') === null ? order : editedTo(order, quantities, [added]),
);

const discount = share.map(
  (portion): Step =>
    (order) => {
      const amountCents = part(maxDiscountCents(order), portion);
      const { discounts, totals } = withManualDiscount(order, { amountCents, reason: 'Late' });
      return reckoned({ ...order, discounts, ...totals });
    },
);

const pay = share.map(
  (portion): Step =>
    (order) => {
      const { dueCents } = moneyOf(order);
      if (dueCents === 0) return order;
      const amountCents = part(dueCents, portion);
      const received: Payment = { ...paymentOnDelivery('CREDIT', amountCents), state: 'CONFIRMED' };
      return paidBy(order, [
        ...withOpenPayments(paymentsOf(order), dueCents - amountCents, 'CREDIT'),
        received,
      ]);
    },
);

/** The order with what somebody wishes given back; null where that is nothing, or more than there is. */
function givenBack(order: Order, wished: SingleRefundRequest): Order | null {
  const asked = refundAsked(order, wished);
  if (!asked || asked.amountCents === 0 || asked.amountCents > refundableOf(order)) return null;
  const given: Omit<Refund, 'concededCents'> = {
    ...{ ...asked, method: 'CASH', by: 'Ana', note: 'Cold', at: NOON.toISOString() },
  };
  return paidBy(order, withRefund(order, given).payments);
}

const refund = fc
  .tuple(fc.constantFrom('DUE', 'WHOLE', 'ITEM', 'FEE', 'TIP', 'AMOUNT'), fc.nat({ max: 3 }), share)
  .map(
    ([kind, place, portion]): Step =>
      (order) => {
        const wishes: Record<typeof kind, SingleRefundRequest> = {
          DUE: { part: 'DUE' },
          WHOLE: { part: 'WHOLE' },
          ITEM: { part: 'ITEM', place, quantity: 1 },
          FEE: { part: 'FEE', fee: order.fees[0]?.kind ?? 'TIP' },
          TIP: { part: 'FEE', fee: 'TIP' },
          AMOUNT: { part: 'AMOUNT', amountCents: part(refundableOf(order), portion) },
        };
        return givenBack(order, wishes[kind]) ?? order;
      },
  );

const cancel = fc.constant<Step>((order) =>
  stateAfter(order, 'cancel') === null ? order : { ...order, state: 'CANCELLED' },
);
const alive = fc.oneof(
  { weight: 3, arbitrary: edit },
  { weight: 2, arbitrary: discount },
  { weight: 3, arbitrary: pay },
  { weight: 3, arbitrary: refund },
  { weight: 1, arbitrary: handOver },
  { weight: 1, arbitrary: takeBack },
);
const life = fc.tuple(
  fc.array(alive, { maxLength: 7 }),
  fc.oneof(fc.constant([]), fc.tuple(cancel), fc.tuple(cancel, refund, refund)),
);

/** What was given on top, and what of it was given back for its own sake. */
const tipOf = ({ fees }: Order) =>
  sum(fees.filter(({ kind }) => kind === 'TIP').map((fee) => fee.amountCents));
const tipGivenBack = (order: Order) =>
  sum(
    paymentsOf(order)
      .flatMap(({ refunds }) => refunds)
      .filter((given) => given.part === 'FEE' && given.of === 'TIP')
      .map(({ amountCents }) => amountCents),
  );

/** What stands as conceded for the items of a name. */
const concededForItem = (order: Order, name: string) =>
  sum(
    paymentsOf(order)
      .flatMap(({ refunds }) => refunds)
      .filter((given) => given.part === 'ITEM' && given.of === name)
      .map((given) => given.concededCents),
  );

function check(order: Order): void {
  const { items, fees, discounts, itemsCents, feesCents, discountsCents, totalCents } = order;
  expect(itemsCents).toBe(sum(items.map((item) => item.totalCents)));
  expect(feesCents).toBe(sum(fees.map((fee) => fee.amountCents)));
  expect(discountsCents).toBe(sum(discounts.map((each) => each.amountCents)));
  expect(totalCents).toBe(itemsCents + feesCents - discountsCents);
  const off = (target: boolean) =>
    sum(discounts.filter((each) => (each.target === 'DELIVERY') === target).map((each) => each.amountCents));
  const deliveryCents = sum(fees.filter(({ kind }) => kind === 'DELIVERY').map((fee) => fee.amountCents));
  expect(off(false)).toBeLessThanOrEqual(itemsCents);
  expect(off(true)).toBeLessThanOrEqual(deliveryCents);
  expect(tipGivenBack(order)).toBeLessThanOrEqual(tipOf(order));

  // What is not in the order any more is let go of by its price; nothing is let go of beside that.
  for (const name of new Set(paymentsOf(order).flatMap(({ refunds }) => refunds.map(({ of }) => of))))
    if (name !== null)
      expect(concededForItem(order, name)).toBeLessThanOrEqual(
        sum(items.filter((item) => item.name === name).map((item) => item.totalCents)),
      );

  const { paidCents, refundedCents, dueCents, refundDueCents } = moneyOf(order);
  const payments = paymentsOf(order);
  expect(paidCents).toBe(sum(payments.map(receivedCents)));
  expect(refundedCents).toBeLessThanOrEqual(paidCents);
  for (const payment of payments) {
    expect(sum(payment.refunds.map((each) => each.amountCents))).toBeLessThanOrEqual(receivedCents(payment));
    expect(Number.isSafeInteger(payment.amountCents) && payment.amountCents >= 0).toBe(true);
    // What was given back of a payment shows in it.
    if (payment.refunds.length > 0) expect(['PARTIALLY_REFUNDED', 'REFUNDED']).toContain(payment.state);
  }
  const owed = isLost(order.state) ? 0 : Math.max(0, totalCents - concededCents(order));
  // What is in the till for it, what is still to come and what has to go back are the whole of what it comes to.
  expect(paidCents - refundedCents + dueCents - refundDueCents).toBe(owed);
  expect(Math.min(dueCents, refundDueCents)).toBe(0);
  if (!isLost(order.state))
    expect(sum(payments.filter(isOpenPayment).map((each) => each.amountCents))).toBe(dueCents);
}

/** Half a minute on one processor; a third of them where it is shared with other suites. */
const LIVES = process.env.PROOF ? 10_000 : 3_000;

describe('the life of any order', () => {
  it('from its quote through edits, discounts, parts of the bill and refunds to its end, agrees to the cent', () => {
    const seen = {
      ...{ cancelled: 0, conceded: 0, discounted: 0, paid: 0, split: 0, tipped: 0, tipGivenBack: 0 },
      ...{ handedOver: 0, takenBack: 0, notTakenBack: 0 },
    };
    fc.assert(
      fc.property(placed, life, (first, [steps, end]) => {
        check(first);
        const last = [...steps, ...end].reduce((order, step) => {
          const next = step(order);
          check(next);
          // Neither an edit nor a discount takes of what was given on top.
          expect(tipOf(next)).toBe(tipOf(first));
          if (order.state !== 'DELIVERED' && next.state === 'DELIVERED') seen.handedOver += 1;
          if (order.state === 'DELIVERED' && next.state !== 'DELIVERED') seen.takenBack += 1;
          if (next.state === 'DELIVERED' && stateAfter(next, 'step-back') === null) seen.notTakenBack += 1;
          return next;
        }, first);
        if (last.state === 'CANCELLED') seen.cancelled += 1;
        if (concededCents(last) > 0) seen.conceded += 1;
        if (last.discounts.some(({ source }) => source === 'MANUAL')) seen.discounted += 1;
        if (moneyOf(last).paidCents > 0) seen.paid += 1;
        if (first.furtherPayments.length > 0) seen.split += 1;
        if (tipOf(last) > 0) seen.tipped += 1;
        if (tipGivenBack(last) > 0) seen.tipGivenBack += 1;
      }),
      { numRuns: LIVES },
    );
    // The lives are of every kind, not all refused at the first step.
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(LIVES / 100);
  });

  it('gives an item back once, whether it is taken off the order after that or instead of it', () => {
    let times = 0;
    fc.assert(
      fc.property(placed, fc.nat({ max: 2 }), share, (order, at, portion) => {
        const place = at % order.items.length;
        const item = order.items[place]!;
        const gone = part(item.quantity, portion);
        const paid = paidBy(order, [
          { ...paymentOnDelivery('PIX', order.totalCents), state: 'CONFIRMED' as const },
        ]);
        const left = order.items.map(({ quantity }, index) => (index === place ? quantity - gone : quantity));
        const [added] = order.items.length === 1 && gone === item.quantity ? ['beer'] : [];
        fc.pre(added === undefined || item.productId !== added);
        const refunded = givenBack(paid, { part: 'ITEM', place, quantity: gone });
        if (!refunded) return;
        const edited = editedTo(refunded, left, added ? [added] : []);
        check(edited);
        // What the customer has paid in the end, once everything is settled, is what they keep.
        const { paidCents, refundedCents, dueCents, refundDueCents } = moneyOf(edited);
        expect(paidCents - refundedCents + dueCents - refundDueCents).toBe(edited.totalCents);
        expect(edited.totalCents).toBe(editedTo(paid, left, added ? [added] : []).totalCents);
        times += 1;
      }),
      { numRuns: 3000 },
    );
    expect(times).toBeGreaterThan(1000);
  });

  it('gives back what was paid for each item, however often and in whatever parts it is asked for', () => {
    const wishes = fc.array(fc.tuple(fc.nat({ max: 2 }), fc.integer({ min: 1, max: 3 })), { maxLength: 8 });
    let apart = 0;
    fc.assert(
      fc.property(placed, wishes, (order, asked) => {
        const whole = { ...paymentOnDelivery('PIX', order.totalCents), state: 'CONFIRMED' as const };
        const paid = paidBy(order, [whole]);
        const given = asked.reduce(
          (now, [place, quantity]) => givenBack(now, { part: 'ITEM', place, quantity }) ?? now,
          paid,
        );
        const all = order.items.reduce((now, { quantity }, place) => {
          const left = Array.from({ length: quantity }, () => ({
            part: 'ITEM' as const,
            place,
            quantity: 1,
          }));
          return left.reduce((each, one) => givenBack(each, one) ?? each, now);
        }, given);
        check(all);
        const off = order.discounts.filter(({ target }) => target !== 'DELIVERY');
        const items = order.itemsCents - sum(off.map(({ amountCents }) => amountCents));
        expect(moneyOf(all).refundedCents).toBe(items);
        const sizes = order.items.flatMap(({ variation }) => variation?.id ?? []);
        if (new Set(sizes).size > 1) apart += 1;
      }),
      { numRuns: 3000 },
    );
    expect(apart).toBeGreaterThan(100);
  });
});

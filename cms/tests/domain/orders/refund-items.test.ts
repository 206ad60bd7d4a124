import { describe, expect, it } from 'vitest';
import { paymentsAfterEdit } from '../../../src/domain/edit';
import { moneyOf, paymentsOf } from '../../../src/domain/orders/money';
import { paymentOnDelivery } from '../../../src/domain/orders/open-payments';
import type { OrderItem } from '../../../src/domain/orders/order';
import type { Refund } from '../../../src/domain/orders/payment';
import { withRefund } from '../../../src/domain/orders/refund';
import { refundAsked, refundableQuantity, type Refundable } from '../../../src/domain/orders/refund-asked';
import { NOON, soldItem } from './fixtures';

const GIVEN = { method: 'CASH', at: NOON.toISOString(), by: 'Ana', note: 'Cold' } as const;

const small = soldItem({ name: 'Pizza', variation: { id: 'p', name: 'P' }, unitPriceCents: 3000 });
const large = soldItem({ name: 'Pizza', variation: { id: 'g', name: 'G' }, unitPriceCents: 5000 });
const flavour = (name: string) => ({
  ...{ groupId: 'flavours', groupName: 'Flavours', extraId: name, name, quantity: 1 },
  ...{ unitPriceCents: 0, totalCents: 0 },
});

/** A paid order of these items, with so much off. */
function paidFor(items: OrderItem[], off = 0): Refundable {
  const totalCents = items.reduce((sum, item) => sum + item.totalCents, -off);
  return {
    ...{ state: 'DELIVERED', totalCents, items, fees: [], furtherPayments: [] },
    discounts: off ? [{ source: 'COUPON', target: 'CART', amountCents: off, reason: 'TEN' }] : [],
    payment: { ...paymentOnDelivery('CASH', totalCents), state: 'CONFIRMED' },
  };
}

const asked = (order: Refundable, place: number, quantity = 1) =>
  refundAsked(order, { part: 'ITEM', place, quantity });

const given = (order: Refundable, refund: Omit<Refund, 'concededCents'>): Refundable => {
  const [payment = order.payment, ...furtherPayments] = withRefund(order, refund).payments;
  return { ...order, payment, furtherPayments };
};

const back = (order: Refundable, place: number, quantity = 1): Refundable =>
  given(order, { ...GIVEN, ...asked(order, place, quantity)! });

/** As refunds were stored while they named an item by what it is called alone. */
const backByName = (order: Refundable, of: string, amountCents: number): Refundable =>
  given(order, { ...GIVEN, part: 'ITEM', of, amountCents });

function edited(order: Refundable, items: OrderItem[]): Refundable {
  const { totalCents } = paidFor(items);
  const [payment = order.payment, ...furtherPayments] = paymentsAfterEdit(order, { ...order, items });
  return { ...order, items, totalCents, payment, furtherPayments };
}

const SETTLED = { dueCents: 0, refundDueCents: 0 };

describe('an item that is called as another one', () => {
  it('of another size is given back once, and leaves the other one whole', () => {
    const once = back(paidFor([small, large]), 0);
    expect(asked(once, 0)).toMatchObject({ amountCents: 0 });
    expect(refundableQuantity(once, 0)).toBe(0);
    expect(asked(once, 1)).toMatchObject({ amountCents: 5000, item: { choices: 'G', quantity: 1 } });
    const both = back(once, 1);
    expect([0, 1].map((place) => asked(both, place)?.amountCents)).toEqual([0, 0]);
  });

  it('is told by its extras, and by its price where the menu was changed between them', () => {
    for (const other of [
      { ...large, extras: [flavour('Olives')] },
      { ...large, extras: [{ ...flavour('Cheese'), extras: [flavour('Basil')] }] },
      soldItem({ ...large, unitPriceCents: 6000, totalCents: 6000 }),
    ]) {
      const once = back(paidFor([{ ...large, extras: [flavour('Cheese')] }, other]), 0);
      expect(asked(once, 0)).toMatchObject({ amountCents: 0 });
      expect(asked(once, 1)).toMatchObject({ amountCents: other.totalCents });
    }
  });

  it('and is the same but for its note is counted with it, whichever of them is named', () => {
    const order = paidFor([large, { ...large, notes: 'No onions' }, small]);
    expect([0, 1, 2].map((place) => refundableQuantity(order, place))).toEqual([2, 0, 1]);
    expect(asked(order, 0, 2)).toMatchObject({ amountCents: 10_000 });
    expect(asked(order, 0, 3)).toBeNull();
    const once = back(order, 1);
    expect(refundableQuantity(once, 0)).toBe(1);
    // Whoever asks for more than is left is given what is left.
    expect(asked(once, 0, 2)).toMatchObject({ amountCents: 5000, item: { quantity: 1 } });
    expect(asked(back(once, 1), 0)).toMatchObject({ amountCents: 0 });
  });

  it('stays given back when an edit moves it, and is owed once by an edit that takes it off', () => {
    const once = back(paidFor([soldItem(), small, large]), 1);
    const moved = edited(once, [small, { ...large, notes: 'Well done' }]);
    expect([0, 1].map((place) => asked(moved, place)?.amountCents)).toEqual([0, 5000]);
    const gone = edited(once, [soldItem(), large]);
    expect(moneyOf(gone)).toMatchObject({ ...SETTLED, refundedCents: 3000 });
    expect(asked(gone, 1)).toMatchObject({ amountCents: 5000 });
    // In its place came more of the other size: what was given back is gone with it all the same.
    const swapped = edited(once, [soldItem(), large, large]);
    expect(moneyOf(swapped)).toMatchObject({ dueCents: 5000, refundDueCents: 0 });
    expect(moneyOf(edited(once, [soldItem(), small]))).toMatchObject({ refundDueCents: 5000 });
  });
});

describe('some of several', () => {
  const burgers = soldItem({ name: 'Burger', quantity: 3, unitPriceCents: 1000, totalCents: 3000 });

  it('are given back one by one at what was paid, to the last cent, and are gone with an edit', () => {
    const order = paidFor([burgers, soldItem()], 401);
    let left = order;
    const amounts = [3, 2, 1].map((quantity) => {
      expect(refundableQuantity(left, 0)).toBe(quantity);
      const cents = asked(left, 0)!.amountCents;
      left = back(left, 0);
      return cents;
    });
    expect(amounts).toEqual([900, 900, 899]);
    expect(refundableQuantity(left, 0)).toBe(0);
    const whole = paidFor([burgers, soldItem()]);
    const two = soldItem({ ...burgers, quantity: 2, totalCents: 2000 });
    expect(moneyOf(edited(back(whole, 0), [two, soldItem()]))).toMatchObject(SETTLED);
    expect(refundableQuantity(edited(back(whole, 0), [two, soldItem()]), 0)).toBe(2);
  });

  it('are as many as there is money for', () => {
    const order = paidFor([burgers]);
    const most = given(order, { ...GIVEN, part: 'AMOUNT', of: null, amountCents: 1500 });
    expect(refundableQuantity(most, 0)).toBe(1);
  });

  it('are whole units of what is weighed', () => {
    const meat = soldItem({ name: 'Meat', unit: 'KG', quantity: 2, unitPriceCents: 4990, totalCents: 9980 });
    expect(asked(paidFor([meat]), 0)).toMatchObject({ amountCents: 4990, item: { unit: 'KG', quantity: 1 } });
  });
});

describe('a refund of before items of a name were told apart', () => {
  it('may have been for any of them: together they are given back once', () => {
    const once = backByName(paidFor([small, large, soldItem()]), 'Pizza', 3000);
    expect(asked(once, 0)).toMatchObject({ amountCents: 3000 });
    const both = back(once, 0);
    expect([0, 1, 2].map((place) => asked(both, place)?.amountCents)).toEqual([0, 2000, 1000]);
    const all = back(both, 1);
    expect(asked(all, 1)).toMatchObject({ amountCents: 0 });
    expect(moneyOf(all).refundedCents).toBe(8000);
  });

  it('is owed by an edit that takes them off, beside one that says which it was for only as far as that leaves', () => {
    const named = backByName(paidFor([small, large]), 'Pizza', 3000);
    expect(moneyOf(edited(named, [large]))).toMatchObject(SETTLED);
    const both = back(named, 0);
    expect(moneyOf(edited(both, [large]))).toMatchObject({ ...SETTLED, refundedCents: 6000 });
    const conceded = paymentsOf(edited(both, [large])).flatMap(({ refunds }) => refunds);
    expect(conceded.map(({ concededCents, goneCents }) => [concededCents, goneCents ?? 0])).toEqual([
      [3000, 0],
      [0, 3000],
    ]);
    const none = edited(both, [soldItem({ unitPriceCents: 2000, totalCents: 2000 })]);
    expect(moneyOf(none)).toMatchObject(SETTLED);
  });
});

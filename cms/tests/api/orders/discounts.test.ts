import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderCardDto, OrderDto } from '../../../src/contracts/orders';
import { setSettings } from '../support/branch-settings';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { rows } from '../support/database';
import { newProduct } from '../support/menu';
import { performAction, cardOf, EVERY_STATE, orderIn } from '../support/states';

let business: TestBusiness;
let pizza: { id: string; priceCents: number };

beforeAll(async () => {
  business = await newBusiness(EVERY_STATE);
  pizza = await newProduct(business);
});

const detailsOf = async ({ id }: { id: string }) =>
  (await business.owner.get<OrderDto>(`/api/orders/${id}`)).body.data;

const off = (order: OrderCardDto, amountCents: number, who = business.owner) =>
  performAction(who, order, 'discount', { amountCents, reason: 'Came late' });

describe('a discount by hand', () => {
  it('lowers what is to be paid, stands on the order with its reason, and follows the customer’s figures', async () => {
    const order = await orderIn(business, pizza, 'PREPARING', 'TAKEOUT');
    const answer = await off(order, 300);
    expect(answer.status, answer.text).toBe(200);
    const totalCents = order.totalCents! - 300;
    expect(answer.body.data).toMatchObject({
      ...{ state: 'PREPARING', totalCents, dueCents: totalCents, modified: null },
      payment: { amountCents: totalCents },
    });
    const details = await detailsOf(order);
    expect(details.discounts).toEqual([
      { source: 'MANUAL', target: 'CART', amountCents: 300, reason: 'Came late' },
    ]);
    expect(details.revisions).toMatchObject([{ n: 1, reason: 'Came late', changes: [], deltaCents: -300 }]);
    expect(details.timeline.at(-1)).toMatchObject({ action: 'discount', reason: 'Came late' });
    const [customer] = await rows<{ spent: number }>(
      'SELECT c.spent_cents AS spent FROM customers c JOIN orders o ON o.customer_id = c.document_id WHERE o.document_id = ?',
      [order.id],
    );
    expect(customer!.spent).toBe(totalCents);
  });

  it('takes the place of the one before, and goes with 0', async () => {
    const order = await orderIn(business, pizza, 'PENDING', 'TAKEOUT');
    const first = (await off(order, 300)).body.data;
    const whole = (await off(first, order.totalCents!)).body.data;
    expect(whole).toMatchObject({ totalCents: 0, dueCents: 0 });
    expect(whole.actions).toContain('discount');
    expect(refusal(await off(whole, order.totalCents!))).toEqual([422, 'NOTHING_CHANGED']);
    const none = (await off(whole, 0)).body.data;
    expect(none).toMatchObject({ totalCents: order.totalCents, dueCents: order.totalCents });
    expect((await detailsOf(order)).discounts).toEqual([]);
  });

  it('is never more than what is left to pay, and nothing of what is paid', async () => {
    const order = await orderIn(business, pizza, 'READY', 'TAKEOUT');
    expect(refusal(await off(order, order.totalCents! + 1))).toEqual([422, 'DISCOUNT_ABOVE_DUE']);
    const part = (await performAction(business.owner, order, 'take-payment', { amountCents: 500 })).body.data;
    expect(refusal(await off(part, order.totalCents! - 499))).toEqual([422, 'DISCOUNT_ABOVE_DUE']);
    const rest = (await performAction(business.owner, part, 'take-payment', { amountCents: part.dueCents }))
      .body.data;
    expect(rest.actions).not.toContain('discount');
    expect(refusal(await off(rest, 100))).toEqual([409, 'NOTHING_DUE']);
  });

  it('leaves a tip and a fee for the delivery whole', async () => {
    const order = await orderIn(business, pizza, 'ACCEPTED', 'DELIVERY');
    const { itemsCents, feesCents } = await detailsOf(order);
    expect(feesCents).toBeGreaterThan(0);
    expect(refusal(await off(order, itemsCents! + 1))).toEqual([422, 'DISCOUNT_ABOVE_DUE']);
    expect((await off(order, itemsCents!)).body.data.totalCents).toBe(feesCents);
  });

  it('is bounded for a manager where the branch bounds it, and not for the owner', async () => {
    const order = await orderIn(business, pizza, 'ACCEPTED', 'TAKEOUT');
    await setSettings(business, { orders: { discountPercent: 10 } });
    const manager = await business.person('manager');
    const fifth = Math.ceil(pizza.priceCents / 5);
    expect(refusal(await off(order, fifth, manager))).toEqual([403, 'DISCOUNT_LIMIT']);
    const tenth = await off(order, Math.floor(pizza.priceCents / 10), manager);
    expect(tenth.status, tenth.text).toBe(200);
    expect((await off(tenth.body.data, fifth)).status).toBe(200);
  });

  it('takes a manager’s PIN of an attendant, and is nothing for the kitchen', async () => {
    const order = await orderIn(business, pizza, 'ACCEPTED', 'TAKEOUT');
    const attendant = await business.person('attendant');
    expect(refusal(await off(order, 100, attendant))).toEqual([403, 'PIN_REQUIRED']);
    expect((await off(order, 100, await business.person('kitchen'))).status).toBe(403);
    expect((await cardOf(business, order.id)).totalCents).toBe(order.totalCents);
  });

  it('has one winner among two at once', async () => {
    const order = await orderIn(business, pizza, 'ACCEPTED', 'TAKEOUT');
    const both = await Promise.all([off(order, 100), off(order, 200)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

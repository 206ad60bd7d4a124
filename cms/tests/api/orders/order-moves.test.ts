import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderCardDto, OrderDto } from '../../../src/contracts/orders';
import type { TrackedOrderDto } from '../../../src/contracts/storefront';
import type { OrderState } from '../../../src/domain/orders/order';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal, type Client } from '../support/client';
import { newCoupon } from '../support/coupon';
import { change, countOf, rows } from '../support/database';
import { MINUTE_MS, ago } from '../support/instants';
import { stockLeft, newProduct, newStock } from '../support/menu';
import { newOrder, newPhone } from '../support/ordering';
import { performAction, cardOf, EVERY_STATE, orderIn } from '../support/states';

let business: TestBusiness;
let product: { id: string; priceCents: number };
let [manager, attendant, kitchen] = [] as Client[];

beforeAll(async () => {
  business = await newBusiness(EVERY_STATE);
  product = await newProduct(business);
  [manager, attendant, kitchen] = [
    await business.person('manager'),
    await business.person('attendant'),
    await business.person('kitchen'),
  ];
});

const detailsOf = async (id: string) => (await business.owner.get<OrderDto>(`/api/orders/${id}`)).body.data;

/** Lets the order have entered its state so many minutes ago. */
const enteredAgo = (id: string, column: string, minutes: number) =>
  change(`UPDATE orders SET ${column} = ? WHERE document_id = ?`, [ago(minutes * MINUTE_MS), id]);

async function customerOf(phone: string): Promise<{ orders: number; spent: number }> {
  const [row] = await rows<{ orders: number; spent: number }>(
    'SELECT order_count AS orders, spent_cents AS spent FROM customers WHERE business_id = ? AND phone = ?',
    [business.id, phone],
  );
  return row!;
}

describe('a step back', () => {
  it.each([
    ['PREPARING', 'ACCEPTED', 'preparing_at', 'preparingAt'],
    ['READY', 'PREPARING', 'ready_at', 'readyAt'],
    ['DISPATCHED', 'READY', 'dispatched_at', 'dispatchedAt'],
    ['DELIVERED', 'DISPATCHED', 'delivered_at', 'deliveredAt'],
  ] as const)(
    'from %s leads to %s within ten minutes, and forgets the step',
    async (from, to, column, stamp) => {
      const order = await orderIn(business, product, from);
      const before = await detailsOf(order.id);
      const moved = await performAction(business.owner, order, 'step-back', { reason: 'Pressed too early' });
      expect(moved.body.data).toMatchObject({ state: to, [stamp]: null });
      const after = await detailsOf(order.id);
      expect(after.acceptedAt).toBe(before.acceptedAt);
      expect(after.timeline.at(-1)).toMatchObject({
        action: 'step-back',
        from,
        to,
        reason: 'Pressed too early',
        actor: { kind: 'USER', name: 'Person owner' },
      });
      const tracked = await anonymous.get<TrackedOrderDto>(`/api/store/orders/${order.token}`);
      expect(tracked.body.data.timeline.map(({ state }) => state)).not.toContain(from);

      const late = await orderIn(business, product, from);
      await enteredAgo(late.id, column, 10.1);
      expect(refusal(await performAction(business.owner, late, 'step-back'))).toEqual([409, 'WINDOW_PASSED']);
      expect((await cardOf(business, late.id)).state).toBe(from);
    },
  );

  it('needs a reason, and the permission of the step', async () => {
    const order = await orderIn(business, product, 'DISPATCHED');
    for (const [reason, code] of [
      ['', 'TOO_SHORT'],
      ['x', 'TOO_SHORT'],
      ['x'.repeat(201), 'TOO_LONG'],
      [undefined, 'REQUIRED'],
    ]) {
      expect(refusal(await performAction(business.owner, order, 'step-back', { reason }))).toEqual([
        400,
        code,
      ]);
    }
    const answer = await performAction(kitchen!, order, 'step-back');
    expect(refusal(answer)).toEqual([403, 'FORBIDDEN']);
    expect(answer.body.error.details.permission).toBe('order.dispatch');
    expect(
      (await performAction(kitchen!, await orderIn(business, product, 'READY'), 'step-back')).status,
    ).toBe(200);
  });
});

describe('rejecting and cancelling', () => {
  it('for another reason need words', async () => {
    for (const action of ['reject', 'cancel']) {
      const order = await orderIn(business, product, 'PENDING');
      for (const note of [undefined, null, '', 'no', '    x    ']) {
        const answer = await performAction(business.owner, order, action, { code: 'OTHER', note });
        expect(refusal(answer), `${action} ${note}`).toEqual([400, 'NOTE_REQUIRED']);
        expect(answer.body.error.details.path).toEqual(['note']);
      }
      expect(await cardOf(business, order.id)).toMatchObject({ state: 'PENDING', version: order.version });
      const answer = await performAction(business.owner, order, action, {
        code: 'OTHER',
        note: 'The oven is broken',
      });
      expect(answer.body.data.cancellation).toEqual({
        code: 'OTHER',
        note: 'The oven is broken',
        by: 'STORE',
        acknowledged: false,
      });
      const tracked = await anonymous.get<TrackedOrderDto>(`/api/store/orders/${order.token}`);
      expect(tracked.body.data.cancellation).toEqual({
        code: 'OTHER',
        note: 'The oven is broken',
        by: 'STORE',
      });
    }
  });

  it('take one of the known codes', async () => {
    const order = await orderIn(business, product, 'PENDING');
    for (const action of ['reject', 'cancel']) {
      const answer = await performAction(business.owner, order, action, { code: 'BECAUSE' });
      expect(refusal(answer)).toEqual([400, 'NOT_ONE_OF']);
    }
  });

  it('give back the shelf, the coupon and the customer’s figures', async () => {
    const stocked = await newStock(business, 10);
    const coupon = await newCoupon(business, { code: 'BACK', rules: { usage: { usageLimit: 5 } } });
    for (const action of ['reject', 'cancel']) {
      const phone = newPhone();
      const { id } = await newOrder(business, stocked, {
        items: [{ productId: stocked.id, quantity: 3 }],
        expectedTotalCents: 5400,
        coupon: 'BACK',
        customer: { name: 'Ana Lima', phone },
      });
      expect(await stockLeft(business, stocked.id)).toBe(7);
      expect(await customerOf(phone)).toEqual({ orders: 1, spent: 5400 });
      expect(
        await countOf('coupons', 'document_id = ? AND used_count = 1 AND used_cents = 600', [coupon]),
      ).toBe(1);
      expect((await performAction(business.owner, await cardOf(business, id), action)).status).toBe(200);
      expect(await stockLeft(business, stocked.id)).toBe(10);
      expect(await customerOf(phone)).toEqual({ orders: 0, spent: 0 });
      expect(
        await countOf('coupons', 'document_id = ? AND used_count = 0 AND used_cents = 0', [coupon]),
      ).toBe(1);
    }
  });

  it.each(['PREPARING', 'READY', 'DISPATCHED', 'RETURNING'] as OrderState[])(
    'in %s needs a manager: an attendant is asked for a PIN',
    async (state) => {
      const order = await orderIn(business, product, state);
      const refused = await performAction(attendant!, order, 'cancel');
      expect(refusal(refused)).toEqual([403, 'PIN_REQUIRED']);
      expect(refused.body.error.details.permission).toBe('order.cancel-after-preparation');
      expect(await cardOf(business, order.id)).toMatchObject({ state, version: order.version });
      expect(order.actions).toContain('cancel');
      const seen = await attendant!.get<OrderDto>(`/api/orders/${order.id}`);
      expect(seen.body.data.actions).toContain('cancel');
      expect((await performAction(manager!, order, 'cancel')).body.data.state).toBe('CANCELLED');
    },
  );

  it('before preparation is an attendant’s own affair', async () => {
    for (const state of ['PENDING', 'SCHEDULED', 'ACCEPTED'] as OrderState[]) {
      const order = await orderIn(business, product, state);
      expect((await performAction(attendant!, order, 'cancel')).body.data.state).toBe('CANCELLED');
    }
  });

  it('of what is cooked puts nothing back on the shelf', async () => {
    const stocked = await newStock(business, 5);
    const order = await orderIn(business, stocked, 'PREPARING');
    await performAction(business.owner, order, 'cancel');
    expect(await stockLeft(business, stocked.id)).toBe(4);
  });

  it('of what is ready puts back on the shelf what is as good as before, and restoring takes it again', async () => {
    const stocked = await newStock(business, 5);
    const order = await orderIn(business, stocked, 'READY');
    await performAction(business.owner, order, 'cancel', { restock: true });
    expect(await stockLeft(business, stocked.id)).toBe(5);
    const restored = await performAction(business.owner, await cardOf(business, order.id), 'restore');
    expect(restored.status, restored.text).toBe(200);
    expect(await stockLeft(business, stocked.id)).toBe(4);
  });
});

describe('restoring', () => {
  const restore = (order: OrderCardDto, who = manager!) =>
    performAction(who, order, 'restore', { reason: 'Wrong one' });

  it('takes shelf, coupon and figures again', async () => {
    const stocked = await newStock(business, 2);
    const coupon = await newCoupon(business, { code: 'AGAIN', rules: { usage: { usageLimit: 1 } } });
    const phone = newPhone();
    const { id } = await newOrder(business, stocked, {
      items: [{ productId: stocked.id, quantity: 2 }],
      expectedTotalCents: 3600,
      coupon: 'AGAIN',
      customer: { name: 'Ana Lima', phone },
    });
    for (let round = 0; round < 2; round += 1) {
      await performAction(business.owner, await cardOf(business, id), 'cancel');
      expect(await stockLeft(business, stocked.id)).toBe(2);
      const restored = await restore(await cardOf(business, id));
      expect(restored.body.data).toMatchObject({ state: 'ACCEPTED', cancellation: null });
      expect(await stockLeft(business, stocked.id)).toBe(0);
      expect(await customerOf(phone)).toEqual({ orders: 1, spent: 3600 });
      expect(await countOf('coupons', 'document_id = ? AND used_count = 1', [coupon])).toBe(1);
    }
  });

  it('of what was cooked takes nothing off the shelf a second time', async () => {
    const stocked = await newStock(business, 5);
    const order = await orderIn(business, stocked, 'READY');
    await performAction(business.owner, order, 'cancel');
    expect(await stockLeft(business, stocked.id)).toBe(4);
    expect(
      await countOf('stock_moves', `order_id = ? AND kind = 'WASTE' AND quantity = -1`, [order.id]),
    ).toBe(1);
    const restored = (await restore(await cardOf(business, order.id))).body.data;
    expect(await stockLeft(business, stocked.id)).toBe(4);
    // It has been thrown away, maybe: the kitchen has it from the beginning.
    expect(restored).toMatchObject({ state: 'ACCEPTED', readyAt: null, readyStations: [] });
  });

  it('wastes what it held once at most: nothing where it is served or goes back on the shelf after all', async () => {
    const stocked = await newStock(business, 5);
    const { id } = await orderIn(business, stocked, 'READY');
    const wasted = async () =>
      (
        await rows<{ n: number }>(
          `SELECT -SUM(quantity) AS n FROM stock_moves WHERE order_id = ? AND kind = 'WASTE'`,
          [id],
        )
      )[0]?.n;
    const move = async (action: string) => {
      const answer = await performAction(business.owner, await cardOf(business, id), action);
      expect(answer.status, answer.text).toBe(200);
    };
    for (let round = 0; round < 2; round += 1) {
      await move('cancel');
      expect([await wasted(), await stockLeft(business, stocked.id)]).toEqual([1, 4]);
      await move('restore');
      expect([await wasted(), await stockLeft(business, stocked.id)]).toEqual([0, 4]);
      await move('ready');
    }
    await move('cancel');
    await move('restore');
    await move('cancel');
    expect([await wasted(), await stockLeft(business, stocked.id)]).toEqual([0, 5]);
  });

  it('is promised as much later as it lay', async () => {
    const order = await orderIn(business, product, 'ACCEPTED');
    await performAction(business.owner, order, 'cancel');
    const at = ago(10 * MINUTE_MS);
    await change('UPDATE orders SET state_changed_at = ?, cancelled_at = ? WHERE document_id = ?', [
      ...[at, at, order.id],
    ]);
    const { promisedAt } = (await restore(await cardOf(business, order.id))).body.data;
    const later = Date.parse(promisedAt ?? '') - Date.parse(order.promisedAt ?? '');
    expect(Math.round(later / MINUTE_MS)).toBe(10);
  });

  it('is refused when what it needs is gone, and changes nothing', async () => {
    const stocked = await newStock(business, 1);
    const order = await orderIn(business, stocked, 'CANCELLED');
    await newOrder(business, stocked);
    const short = await restore(order);
    expect(refusal(short)).toEqual([422, 'PRODUCT_OUT_OF_STOCK']);
    expect(await cardOf(business, order.id)).toMatchObject({ state: 'CANCELLED', version: order.version });
    expect(await stockLeft(business, stocked.id)).toBe(0);

    await newCoupon(business, { code: 'SINGLE', rules: { usage: { usageLimit: 1 } } });
    const withCoupon = { coupon: 'SINGLE', expectedTotalCents: 1800, type: 'TAKEOUT' };
    const first = await orderIn(business, product, 'CANCELLED', 'TAKEOUT', withCoupon);
    await newOrder(business, product, withCoupon);
    expect(refusal(await restore(first))).toEqual([422, 'COUPON_EXHAUSTED']);
    expect(await cardOf(business, first.id)).toMatchObject({ state: 'CANCELLED', version: first.version });
  });

  it('of what was ordered for later puts it back to its day, and sends nothing to the kitchen', async () => {
    const scheduled = await orderIn(business, product, 'SCHEDULED');
    const cancelled = await performAction(business.owner, scheduled, 'cancel');
    const restored = await restore(cancelled.body.data);
    expect(restored.body.data).toMatchObject({
      state: 'SCHEDULED',
      scheduledFor: scheduled.scheduledFor,
      acceptedAt: null,
    });
  });

  it('is a manager’s, within a quarter of an hour', async () => {
    const order = await orderIn(business, product, 'CANCELLED');
    for (const who of [attendant!, kitchen!]) {
      const answer = await restore(order, who);
      expect(refusal(answer)).toEqual([403, 'FORBIDDEN']);
      expect(answer.body.error.details.permission).toBe('order.restore');
    }
    await enteredAgo(order.id, 'cancelled_at', 15.1);
    expect(refusal(await restore(order))).toEqual([409, 'WINDOW_PASSED']);
    await enteredAgo(order.id, 'cancelled_at', 14.9);
    expect((await restore(order)).body.data.state).toBe('ACCEPTED');
  });
});

describe('accepting and delivering', () => {
  it('moves the promise by what preparation takes longer', async () => {
    const order = await orderIn(business, product, 'PENDING');
    const { preparationMin, promisedAt } = await detailsOf(order.id);
    const later = await performAction(business.owner, order, 'accept', {
      preparationMin: preparationMin! + 25,
    });
    expect(Date.parse(later.body.data.promisedAt!) - Date.parse(promisedAt!)).toBe(25 * MINUTE_MS);
    const same = await orderIn(business, product, 'PENDING');
    const asItWas = await performAction(business.owner, same, 'accept');
    expect(asItWas.body.data.promisedAt).toBe(same.promisedAt);
    for (const wrong of [4, 181, 20.5])
      expect((await performAction(business.owner, same, 'accept', { preparationMin: wrong })).status).toBe(
        400,
      );
  });

  it('takes what is to be paid at the door', async () => {
    const order = await orderIn(business, product, 'DISPATCHED');
    expect(order.payment).toMatchObject({ state: 'CREATED', timing: 'ON_DELIVERY' });
    const delivered = await performAction(business.owner, order, 'deliver');
    expect(delivered.body.data.payment).toMatchObject({ state: 'CONFIRMED', timing: 'ON_DELIVERY' });
  });

  it('has not been paid at the door after all when the delivery is taken back, and waits again', async () => {
    for (const type of ['DELIVERY', 'TAKEOUT'] as const) {
      const order = await orderIn(business, product, 'DELIVERED', type);
      const back = await performAction(attendant!, order, 'step-back');
      expect(back.body.data).toMatchObject({
        state: type === 'DELIVERY' ? 'DISPATCHED' : 'READY',
        payment: { state: 'CREATED' },
        deliveredAt: null,
      });
      const again = await performAction(attendant!, back.body.data, 'deliver');
      expect(again.body.data).toMatchObject({ state: 'DELIVERED', payment: { state: 'CONFIRMED' } });
    }
    const prepaid = await orderIn(business, product, 'AWAITING_PAYMENT', 'TAKEOUT');
    let card = prepaid as OrderCardDto;
    for (const step of ['confirm-payment', 'accept', 'ready', 'deliver', 'step-back'])
      card = (await performAction(business.owner, card, step)).body.data;
    expect(card).toMatchObject({ state: 'READY', payment: { state: 'CONFIRMED' } });
  });

  it('asks for the pickup code where the branch wants it', async () => {
    const strict = await newBusiness({ branch: { settings: { requirePickupCode: true } } });
    const order = await orderIn(strict, await newProduct(strict), 'READY', 'TAKEOUT');
    const { pickupCode } = (await strict.owner.get<OrderDto>(`/api/orders/${order.id}`)).body.data;
    expect(pickupCode).toMatch(/^\d{4}$/);
    const wrong = pickupCode === '0000' ? '0001' : '0000';
    for (const given of [undefined, null, '', wrong])
      expect(refusal(await performAction(strict.owner, order, 'deliver', { pickupCode: given }))).toEqual([
        422,
        'WRONG_PICKUP_CODE',
      ]);
    expect((await performAction(strict.owner, order, 'deliver', { pickupCode })).body.data.state).toBe(
      'DELIVERED',
    );
  });

  it('of a Pix waits for the money', async () => {
    const order = await orderIn(business, product, 'AWAITING_PAYMENT');
    expect((await performAction(kitchen!, order, 'confirm-payment')).status).toBe(403);
    const confirmed = await performAction(attendant!, order, 'confirm-payment');
    expect(confirmed.body.data).toMatchObject({ state: 'PENDING', payment: { state: 'CONFIRMED' } });
    const tracked = await anonymous.get<TrackedOrderDto>(`/api/store/orders/${order.token}`);
    expect(tracked.body.data.payment).toMatchObject({ state: 'CONFIRMED', pixCode: null });
  });
});

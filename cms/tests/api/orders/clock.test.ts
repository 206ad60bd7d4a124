import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderDto } from '../../../src/contracts/orders';
import type { TrackedOrderDto } from '../../../src/contracts/storefront';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { runClockAt } from '../support/clock';
import { newCoupon } from '../support/coupon';
import { change, countOf, rows } from '../support/database';
import { DAY_MS, HOUR_MS, MINUTE_MS, later, nowMs } from '../support/instants';
import { stockLeft, newProduct, newStock } from '../support/menu';
import { newOrder, orderBody, place } from '../support/ordering';
import { performAction, cardOf, EVERY_STATE, orderIn } from '../support/states';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness(EVERY_STATE);
});

const detailsOf = async (of: TestBusiness, id: string) =>
  (await of.owner.get<OrderDto>(`/api/orders/${id}`)).body.data;
const stateOf = async (of: TestBusiness, id: string) => (await cardOf(of, id)).state;

/** That an order that came to nothing holds nothing, and that everybody is told why. */
async function expectLetGo(
  { id, token }: { id: string; token: string },
  stocked: string,
  coupon: string,
  code: string,
): Promise<void> {
  expect(await stockLeft(business, stocked)).toBe(5);
  expect(await countOf('coupons', 'document_id = ? AND used_count = 0 AND used_cents = 0', [coupon])).toBe(1);
  const { customer, timeline, cancellation, version } = await detailsOf(business, id);
  expect(customer?.orderCount).toBe(0);
  expect(cancellation).toMatchObject({ by: 'SYSTEM', code });
  expect(timeline.at(-1)).toMatchObject({
    action: 'expire',
    to: 'EXPIRED',
    actor: { kind: 'SYSTEM', name: null },
  });
  expect(version).toBe(2);
  const tracked = await anonymous.get<TrackedOrderDto>(`/api/store/orders/${token}`);
  expect(tracked.body.data).toMatchObject({
    state: 'EXPIRED',
    canCancel: false,
    cancellation: { by: 'SYSTEM', code },
  });
  expect(await countOf('events', "entity_id = ? AND type = 'order.changed'", [id])).toBe(1);
}

describe('an order that nobody answers', () => {
  it('expires when its time is up, and lets go of what it held', async () => {
    const stocked = await newStock(business, 5);
    const coupon = await newCoupon(business, { code: 'UNANSWERED' });
    const order = await newOrder(business, stocked, {
      items: [{ productId: stocked.id, quantity: 2 }],
      coupon: 'UNANSWERED',
      expectedTotalCents: 3600,
    });
    const { acceptBy, placedAt } = await cardOf(business, order.id);
    expect(Date.parse(acceptBy!) - Date.parse(placedAt)).toBe(8 * MINUTE_MS);
    await runClockAt(Date.parse(acceptBy!) - 1);
    expect(await stateOf(business, order.id)).toBe('PENDING');
    expect(await stockLeft(business, stocked.id)).toBe(3);
    await runClockAt(Date.parse(acceptBy!));
    expect(await stateOf(business, order.id)).toBe('EXPIRED');
    await expectLetGo(order, stocked.id, coupon, 'NO_ANSWER');
    await runClockAt(Date.parse(acceptBy!) + HOUR_MS);
    await expectLetGo(order, stocked.id, coupon, 'NO_ANSWER');
  });

  it('expires once, whoever looks at the clock at the same time', async () => {
    const { id } = await newOrder(business, await newProduct(business));
    const { acceptBy } = await cardOf(business, id);
    await Promise.all(Array.from({ length: 8 }, () => runClockAt(Date.parse(acceptBy!))));
    expect(await countOf('audit_entries', 'entity_id = ?', [id])).toBe(1);
    expect(await cardOf(business, id)).toMatchObject({ state: 'EXPIRED', version: 2 });
  });

  it('is not waited for by others: whatever is due is moved, however many are not', async () => {
    const busy = await newBusiness({
      branch: {
        acceptDeadlineMin: 15,
        settings: { scheduling: { enabled: true, minLeadMin: 0, maxDays: 1 } },
      },
    });
    const product = await newProduct(busy);
    for (let sent = 0; sent < 510; sent += 30) {
      const answers = await Promise.all(
        Array.from({ length: 30 }, () => place(busy, orderBody(product.id, product.priceCents))),
      );
      for (const { status } of answers) expect(status).toBe(201);
    }
    const scheduledFor = later(40 * MINUTE_MS).toISOString();
    const { id } = await newOrder(busy, product, { scheduledFor });
    await runClockAt(Date.parse(scheduledFor) - 30 * MINUTE_MS);
    expect(await stateOf(busy, id)).toBe('PENDING');
    await change("UPDATE orders SET state = 'CANCELLED' WHERE branch_id = ?", [busy.branch.id]);
  }, 180_000);
});

describe('a Pix that is not paid', () => {
  it('expires after half an hour, and lets go of what it held', async () => {
    const stocked = await newStock(business, 5);
    const coupon = await newCoupon(business, { code: 'UNPAID' });
    const order = await newOrder(business, stocked, {
      coupon: 'UNPAID',
      expectedTotalCents: 1800,
      payment: { method: 'PIX' },
    });
    const placedAt = Date.parse((await cardOf(business, order.id)).placedAt);
    await runClockAt(placedAt + 30 * MINUTE_MS - 1);
    expect(await stateOf(business, order.id)).toBe('AWAITING_PAYMENT');
    expect(await stockLeft(business, stocked.id)).toBe(4);
    await runClockAt(placedAt + 30 * MINUTE_MS + 1);
    expect(await stateOf(business, order.id)).toBe('EXPIRED');
    await expectLetGo(order, stocked.id, coupon, 'PAYMENT_PROBLEM');
  });

  it('is not given up under somebody who says that it is paid, before the store had time to look', async () => {
    const product = await newProduct(business);
    const order = await newOrder(business, product, { payment: { method: 'PIX' } });
    await anonymous.post(`/api/store/orders/${order.token}/claim-payment`, {});
    const placedAt = Date.parse((await cardOf(business, order.id)).placedAt);
    await runClockAt(placedAt + 3 * HOUR_MS);
    expect(await stateOf(business, order.id)).toBe('AWAITING_PAYMENT');
    await runClockAt(placedAt + 5 * HOUR_MS);
    expect(await stateOf(business, order.id)).toBe('EXPIRED');
  });

  it('that is paid after all is on the books once, and is to be given back', async () => {
    const product = await newProduct(business);
    const order = await newOrder(business, product, { payment: { method: 'PIX' } });
    const placedAt = Date.parse((await cardOf(business, order.id)).placedAt);
    await runClockAt(placedAt + 31 * MINUTE_MS);
    const expired = await cardOf(business, order.id);
    expect(expired).toMatchObject({ state: 'EXPIRED', dueCents: 0, refundDueCents: 0 });
    expect(expired.actions).toEqual(['confirm-payment']);
    const noted = await performAction(business.owner, expired, 'confirm-payment', {
      evidence: 'On the statement',
    });
    const { totalCents } = expired;
    expect(noted.body.data).toMatchObject({
      state: 'EXPIRED',
      paidCents: totalCents,
      refundDueCents: totalCents,
      actions: ['refund'],
    });
    const again = await performAction(business.owner, noted.body.data, 'confirm-payment');
    expect(again.body.error).toMatchObject({ status: 409, details: { code: 'NOTHING_DUE' } });
    const returned = await performAction(business.owner, noted.body.data, 'refund', { method: 'SAME' });
    expect(returned.body.data).toMatchObject({ state: 'EXPIRED', refundDueCents: 0 });
  });

  it('of a customer who cancels it and pays all the same is noted as well, and never comes to the kitchen', async () => {
    const order = await newOrder(business, await newProduct(business), { payment: { method: 'PIX' } });
    await anonymous.post(`/api/store/orders/${order.token}/claim-payment`, {});
    await anonymous.post(`/api/store/orders/${order.token}/cancel`, {});
    const cancelled = await cardOf(business, order.id);
    expect(cancelled.actions).not.toContain('restore');
    const restored = await performAction(business.owner, cancelled, 'restore');
    expect(restored.body.error).toMatchObject({ status: 409, details: { code: 'TRANSITION_NOT_ALLOWED' } });
    const noted = await performAction(business.owner, cancelled, 'confirm-payment');
    expect(noted.body.data).toMatchObject({ state: 'CANCELLED', refundDueCents: cancelled.totalCents });
  });

  it('is called off by the store as well, which lets go of what it held, and is not restored', async () => {
    const stocked = await newStock(business, 1);
    const order = await orderIn(business, stocked, 'AWAITING_PAYMENT', 'TAKEOUT');
    expect(order.actions).toContain('cancel');
    const { status, body } = await performAction(business.owner, order, 'cancel', { code: 'DUPLICATE' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ state: 'CANCELLED', cancellation: { code: 'DUPLICATE' } });
    expect(body.data.actions).not.toContain('restore');
    expect(await stockLeft(business, stocked.id)).toBe(1);
  });

  it('has its time to be accepted from when it is paid', async () => {
    const order = await orderIn(business, await newProduct(business), 'AWAITING_PAYMENT');
    // Both are told from one instant: the minutes between them are compared exactly.
    const placedMs = nowMs() - 20 * MINUTE_MS;
    await change('UPDATE orders SET placed_at = ?, accept_by = ? WHERE document_id = ?', [
      new Date(placedMs).toISOString(),
      new Date(placedMs + 8 * MINUTE_MS).toISOString(),
      order.id,
    ]);
    const paid = await performAction(business.owner, order, 'confirm-payment');
    // Nothing was cooked meanwhile: the promise counts from now as well.
    const moved = Date.parse(paid.body.data.promisedAt!) - Date.parse(order.promisedAt!);
    expect(moved).toBeGreaterThanOrEqual(20 * MINUTE_MS);
    // It is asked from then on: what counts how long it has waited counts from there.
    const lasts = Date.parse(paid.body.data.acceptBy!) - Date.parse(paid.body.data.pendingAt!);
    expect(lasts).toBe(8 * MINUTE_MS);
    const wait = Date.parse(paid.body.data.acceptBy!) - nowMs();
    expect(wait).toBeGreaterThan(7 * MINUTE_MS);
    expect(wait).toBeLessThanOrEqual(8 * MINUTE_MS);
  });
});

describe('an order that accepts itself', () => {
  const autoAccept = { enabled: true, delaySec: 300, onlyIfPaid: false, maxOpenOrders: null };
  const branchWith = (more: object) =>
    newBusiness({ branch: { autoAccept: { ...autoAccept, ...more }, acceptDeadlineMin: 15 } });

  it('does so after the delay, and rings until somebody takes note of it', async () => {
    const made = await branchWith({});
    const { id } = await newOrder(made, await newProduct(made));
    const placedAt = Date.parse((await cardOf(made, id)).placedAt);
    await runClockAt(placedAt + 5 * MINUTE_MS - 1);
    expect(await stateOf(made, id)).toBe('PENDING');
    await runClockAt(placedAt + 5 * MINUTE_MS);
    const accepted = await detailsOf(made, id);
    expect(accepted).toMatchObject({ state: 'ACCEPTED', acknowledgedAt: null });
    expect(accepted.actions).toContain('acknowledge');
    expect(accepted.timeline.at(-1)).toMatchObject({ action: 'auto-accept', actor: { kind: 'SYSTEM' } });
    const noted = await performAction(made.owner, accepted, 'acknowledge');
    expect(noted.body.data.acknowledgedAt).not.toBeNull();
    expect(noted.body.data.actions).not.toContain('acknowledge');
  });

  it('still does so where the server was away for longer than the order waits for an answer', async () => {
    const made = await branchWith({});
    const product = await newProduct(made);
    const { id } = await newOrder(made, product);
    const { placedAt, promisedAt } = await cardOf(made, id);
    const back = Date.parse(placedAt) + 20 * MINUTE_MS;
    expect(Date.parse(promisedAt!)).toBeGreaterThan(back);
    await runClockAt(back);
    expect(await stateOf(made, id)).toBe('ACCEPTED');
    // What can no longer come as it was promised is told so, instead of being cooked unasked.
    const late = await newOrder(made, product);
    await runClockAt(Date.parse((await cardOf(made, late.id)).promisedAt!) + 1);
    expect(await stateOf(made, late.id)).toBe('EXPIRED');
  });

  it('waits for the money where the branch wants that', async () => {
    const made = await branchWith({ onlyIfPaid: true });
    const product = await newProduct(made);
    const cash = await newOrder(made, product);
    const pix = await orderIn(made, product, 'AWAITING_PAYMENT', 'TAKEOUT');
    await performAction(made.owner, pix, 'confirm-payment');
    const gift = await newProduct(made, { priceCents: 0 });
    const free = await newOrder(made, gift);
    await runClockAt(later(6 * MINUTE_MS));
    expect(await stateOf(made, cash.id)).toBe('PENDING');
    expect(await stateOf(made, free.id)).toBe('ACCEPTED');
    expect(await stateOf(made, pix.id)).toBe('ACCEPTED');
  });

  it('stops where as many are being made as the branch allows', async () => {
    const made = await branchWith({ maxOpenOrders: 2 });
    const product = await newProduct(made);
    const orders: { id: string }[] = [];
    for (let count = 0; count < 4; count += 1) orders.push(await newOrder(made, product));
    const at = nowMs() + 6 * MINUTE_MS;
    const states = () => Promise.all(orders.map(({ id }) => stateOf(made, id)));
    await runClockAt(at);
    expect(await states()).toEqual(['ACCEPTED', 'ACCEPTED', 'PENDING', 'PENDING']);
    const first = await cardOf(made, orders[0]!.id);
    await performAction(made.owner, first, 'ready');
    await runClockAt(at);
    expect(await states()).toEqual(['READY', 'ACCEPTED', 'ACCEPTED', 'PENDING']);
  });

  it('stops there however many look at the clock at the same time', async () => {
    const made = await branchWith({ maxOpenOrders: 3 });
    const product = await newProduct(made);
    for (let count = 0; count < 8; count += 1) await newOrder(made, product);
    const at = nowMs() + 6 * MINUTE_MS;
    await Promise.all(Array.from({ length: 8 }, () => runClockAt(at)));
    expect(await countOf('orders', "branch_id = ? AND state = 'ACCEPTED'", [made.branch.id])).toBe(3);
    expect(await countOf('orders', "branch_id = ? AND state = 'PENDING'", [made.branch.id])).toBe(5);
  });
});

describe('an order for later', () => {
  it.each([
    ['TAKEOUT', 50, 30],
    ['DELIVERY', 50, 30 + 50],
    ['DELIVERY', 600, 30 + 600],
  ] as const)('for %s, %i min away, comes when it is time to begin', async (type, wayMin, leadMin) => {
    await change('UPDATE delivery_zones SET eta_min = 20, eta_max = ? WHERE branch_id = ?', [
      wayMin,
      business.branch.id,
    ]);
    const product = await newProduct(business);
    const order = await orderIn(business, product, 'SCHEDULED', type);
    await performAction(business.owner, order, 'acknowledge');
    const slot = Date.parse(order.scheduledFor!);
    await runClockAt(slot - leadMin * MINUTE_MS - 1);
    expect(await stateOf(business, order.id)).toBe('SCHEDULED');
    const begins = slot - leadMin * MINUTE_MS;
    await runClockAt(begins);
    const released = await cardOf(business, order.id);
    expect(released).toMatchObject({
      state: 'PENDING',
      acknowledgedAt: null,
      scheduledFor: order.scheduledFor,
    });
    expect(Date.parse(released.acceptBy!)).toBe(begins + 8 * MINUTE_MS);
    expect(released.promisedAt).toBe(order.promisedAt);
  });
});

describe('an order for later whose zone has another name by now', () => {
  it('begins early enough for the farthest', async () => {
    const made = await newBusiness(EVERY_STATE);
    const order = await orderIn(made, await newProduct(made), 'SCHEDULED', 'DELIVERY');
    const farther = 'UPDATE delivery_zones SET eta_min = 20, eta_max = 50 WHERE branch_id = ?';
    await change(farther, [made.branch.id]);
    await change('UPDATE orders SET zone_name = ? WHERE document_id = ?', ['As it was called', order.id]);
    const begins = Date.parse(order.scheduledFor!) - (30 + 50) * MINUTE_MS;
    await runClockAt(begins - 1);
    expect(await stateOf(made, order.id)).toBe('SCHEDULED');
    await runClockAt(begins);
    expect(await stateOf(made, order.id)).toBe('PENDING');
  });
});

describe('a delivered order', () => {
  it('is concluded two hours later, and its coupon is used up for good', async () => {
    const coupon = await newCoupon(business, { code: 'DONE' });
    const product = await newProduct(business);
    const order = await orderIn(business, product, 'DELIVERED', 'TAKEOUT', {
      coupon: 'DONE',
      expectedTotalCents: 1800,
    });
    const deliveredAt = Date.parse(order.deliveredAt!);
    await runClockAt(deliveredAt + 120 * MINUTE_MS + 1);
    expect(await stateOf(business, order.id)).toBe('CONCLUDED');
    const used = await rows<{ state: string }>('SELECT state FROM coupon_redemptions WHERE coupon_id = ?', [
      coupon,
    ]);
    expect(used).toEqual([{ state: 'USED' }]);
    const { actions } = await cardOf(business, order.id);
    // What was paid can still be given back.
    expect(actions).toEqual(['refund']);
  });

  it('is concluded although its branch was archived since', async () => {
    const made = await newBusiness();
    await made.addBranch();
    const order = await orderIn(made, await newProduct(made), 'DELIVERED', 'TAKEOUT');
    const path = `/api/branches/${made.branch.id}`;
    const { version } = (await made.owner.get<{ version: number }>(path)).body.data;
    expect((await made.owner.send('DELETE', `${path}?version=${version}`)).status).toBe(204);
    await runClockAt(later(119 * MINUTE_MS));
    const stateNow = async () =>
      (await rows<{ state: string }>('SELECT state FROM orders WHERE document_id = ?', [order.id]))[0]?.state;
    expect(await stateNow()).toBe('DELIVERED');
    await runClockAt(later(121 * MINUTE_MS));
    expect(await stateNow()).toBe('CONCLUDED');
  });

  it('is not concluded while somebody still owes the money', async () => {
    const order = await orderIn(business, await newProduct(business), 'DELIVERED', 'TAKEOUT');
    const [row] = await rows<{ payment: string | object }>(
      'SELECT payment FROM orders WHERE document_id = ?',
      [order.id],
    );
    const payment = typeof row!.payment === 'string' ? (JSON.parse(row!.payment) as object) : row!.payment;
    await change('UPDATE orders SET payment = ? WHERE document_id = ?', [
      JSON.stringify({ ...payment, state: 'CREATED' }),
      order.id,
    ]);
    await runClockAt(Date.parse(order.deliveredAt!) + DAY_MS);
    expect(await stateOf(business, order.id)).toBe('DELIVERED');
  });
});

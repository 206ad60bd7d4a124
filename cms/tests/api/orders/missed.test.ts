import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BoardDto } from '../../../src/contracts/board';
import type { UnheardDto } from '../../../src/contracts/branches';
import type { HomeDto } from '../../../src/contracts/home';
import type { OrderCardDto, OrderDto } from '../../../src/contracts/orders';
import type { TrackedOrderDto } from '../../../src/contracts/storefront';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { setSettings } from '../support/branch-settings';
import { refusal, type Client } from '../support/client';
import { runClockAt } from '../support/clock';
import { newCoupon } from '../support/coupon';
import { change, countOf } from '../support/database';
import { DAY_MS, MINUTE_MS, ago, later } from '../support/instants';
import { mailsTo } from '../support/mailbox';
import { newProduct, newStock, stockLeft } from '../support/menu';
import { newOrder, newPhone } from '../support/ordering';
import { cardOf, EVERY_STATE, orderIn, performAction } from '../support/states';

let business: TestBusiness;
let product: { id: string; priceCents: number };

beforeEach(async () => {
  business = await newBusiness(EVERY_STATE);
  product = await newProduct(business, { priceCents: 4500 });
});

const boardOf = async (who: Client = business.owner) =>
  (await who.get<BoardDto>(`/api/orders/board?branch=${business.branch.id}`)).body.data;
const missedOn = async (who?: Client) => (await boardOf(who)).orders.filter(({ missed }) => missed);
const homeNeed = async () =>
  (await business.owner.get<HomeDto>(`/api/home?branch=${business.branch.id}`)).body.data.needs.find(
    ({ code }) => code === 'ORDERS_MISSED',
  );
const missedOrder = (more: object = {}) => orderIn(business, product, 'EXPIRED', 'TAKEOUT', more);
const acknowledge = (order: OrderCardDto, who: Client = business.owner) =>
  performAction(who, order, 'acknowledge-missed');

/** Lets the order have expired so many milliseconds ago. */
const expiredAgo = ({ id }: { id: string }, ms: number) =>
  change('UPDATE orders SET expired_at = ?, state_changed_at = ? WHERE document_id = ?', [
    ...[ago(ms), ago(ms), id],
  ]);

describe('an order that rang and nobody answered', () => {
  it('stays on the board and on home with its value and phone until somebody acknowledges it', async () => {
    const order = await missedOrder();
    const [shown] = await missedOn();
    expect(shown).toMatchObject({
      ...{ id: order.id, state: 'EXPIRED', totalCents: 4500 },
      customerPhone: expect.stringMatching(/^\+/) as string,
      missed: { acknowledgedAt: null, acknowledgedBy: null },
    });
    expect(shown?.actions).toEqual(expect.arrayContaining(['restore', 'acknowledge-missed']));
    await missedOrder();
    expect(await homeNeed()).toEqual({
      ...{ code: 'ORDERS_MISSED', count: 2, amountCents: 9000 },
      route: '/dashboard/orders/board',
    });
    const unheard = await business.owner.get<UnheardDto[]>('/api/branches/unheard');
    expect(unheard.body.data).toMatchObject([{ branchId: business.branch.id, missed: 2 }]);

    // Neither the end of its business day nor that it could be taken back ends it.
    await expiredAgo(order, 3 * DAY_MS);
    expect((await missedOn()).map(({ id }) => id)).toContain(order.id);

    const done = await acknowledge(order, await business.person('attendant'));
    expect(done.body.data.missed).toMatchObject({
      acknowledgedAt: expect.any(String) as string,
      acknowledgedBy: 'Person attendant',
    });
    expect(done.body.data.actions).not.toContain('acknowledge-missed');
    expect((await missedOn()).map(({ id }) => id)).not.toContain(order.id);
    expect(await homeNeed()).toMatchObject({ count: 1, amountCents: 4500 });
  });

  it('is acknowledged once, however often that is said, and both are in its timeline', async () => {
    const order = await missedOrder();
    const before = await cardOf(business, order.id);
    const answers = await Promise.all([1, 2, 3].map(() => acknowledge(order)));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body.data.version).toBe(before.version);
    }
    expect(
      await countOf('audit_entries', `entity_id = ? AND action = 'acknowledge-missed'`, [order.id]),
    ).toBe(1);
    expect(await countOf('events', `entity_id = ? AND type = 'order.acknowledged'`, [order.id])).toBe(1);
    const { timeline } = (await business.owner.get<OrderDto>(`/api/orders/${order.id}`)).body.data;
    expect(timeline.map(({ action }) => action)).toContain('expire');
    expect(timeline.find(({ action }) => action === 'acknowledge-missed')?.actor).toEqual({
      ...{ kind: 'USER', name: 'Person owner' },
    });
    // Acknowledged, it is listed with what else of the day came to nothing.
    expect((await boardOf()).orders.map(({ id }) => id)).toContain(order.id);
  });

  it('is acknowledged by those who accept orders, and the kitchen is told no phone', async () => {
    const order = await missedOrder();
    const kitchen = await business.person('kitchen');
    expect(refusal(await acknowledge(order, kitchen))).toEqual([403, 'FORBIDDEN']);
    const [shown] = await missedOn(kitchen);
    expect([shown?.customerPhone, shown?.totalCents, shown?.actions]).toEqual([null, null, []]);
  });

  it('tells its phone while it waits, also where the branch masks contacts of ended orders', async () => {
    await setSettings(business, { privacy: { afterEnd: 'MASKED', maskedPhone: 'HIDDEN' } });
    const attendant = await business.person('attendant', { deny: ['customer.view'] });
    const order = await missedOrder();
    expect((await missedOn(attendant))[0]?.customerPhone).toMatch(/^\+\d+$/);
    expect((await acknowledge(order, attendant)).body.data.customerPhone).toBeNull();
  });

  it('is none that expired unpaid, and none that was only tried out', async () => {
    const unpaid = await orderIn(business, product, 'AWAITING_PAYMENT', 'TAKEOUT');
    const tried = await orderIn(business, product, 'PENDING', 'TAKEOUT');
    await change('UPDATE orders SET test = ? WHERE document_id = ?', [true, tried.id]);
    await runClockAt(later(40 * MINUTE_MS));
    for (const { id } of [unpaid, tried]) {
      const card = await cardOf(business, id);
      expect([card.state, card.missed]).toEqual(['EXPIRED', null]);
      expect(card.actions).not.toContain('acknowledge-missed');
      const answer = await acknowledge(card);
      expect([answer.status, answer.body.data.missed]).toEqual([200, null]);
    }
    expect(await missedOn()).toEqual([]);
    expect(await homeNeed()).toBeUndefined();
  });
});

describe('a missed order that is taken back', () => {
  const restore = (order: OrderCardDto, who = business.owner) =>
    performAction(who, order, 'restore', { reason: 'The customer still wants it' });

  it('goes to the kitchen, holds stock and coupon again, and its customer is told', async () => {
    const stocked = await newStock(business, 2);
    const coupon = await newCoupon(business, { code: 'AGAIN', rules: { usage: { usageLimit: 1 } } });
    const email = `guest-${randomUUID()}@example.test`;
    const { id, token } = await newOrder(business, stocked, {
      ...{ items: [{ productId: stocked.id, quantity: 2 }], expectedTotalCents: 3600, coupon: 'AGAIN' },
      customer: { name: 'Ana Lima', phone: newPhone(), email },
    });
    await runClockAt(later(20 * MINUTE_MS));
    expect((await mailsTo(email, 2)).at(-1)?.text).toContain('did not answer in time');
    expect(await stockLeft(business, stocked.id)).toBe(2);
    const restored = await restore(await cardOf(business, id));
    expect(restored.body.data, restored.text).toMatchObject({
      ...{ state: 'ACCEPTED', cancellation: null, missed: null },
    });
    expect(await stockLeft(business, stocked.id)).toBe(0);
    expect(await countOf('coupons', 'document_id = ? AND used_count = 1', [coupon])).toBe(1);
    expect([await missedOn(), await homeNeed()]).toEqual([[], undefined]);
    const tracked = await anonymous.get<TrackedOrderDto>(`/api/store/orders/${token}`);
    expect(tracked.body.data).toMatchObject({ state: 'ACCEPTED', cancellation: null });
    const mails = await mailsTo(email, 3);
    expect(mails.at(-1)?.text).toContain('comes after all');
  });

  it('is promised as much later as it lay', async () => {
    const order = await missedOrder();
    await expiredAgo(order, 10 * MINUTE_MS);
    const { promisedAt } = (await restore(order)).body.data;
    const movedMs = Date.parse(promisedAt ?? '') - Date.parse(order.promisedAt ?? '');
    expect(Math.round(movedMs / MINUTE_MS)).toBe(10);
  });

  it('is a manager’s, within a quarter of an hour, and while what it needs is there', async () => {
    const order = await missedOrder();
    const refused = await restore(order, await business.person('attendant'));
    expect(refusal(refused)).toEqual([403, 'FORBIDDEN']);
    await expiredAgo(order, 15.1 * MINUTE_MS);
    expect(refusal(await restore(order))).toEqual([409, 'WINDOW_PASSED']);
    expect((await cardOf(business, order.id)).actions).not.toContain('restore');

    const stocked = await newStock(business, 1);
    const short = await orderIn(business, stocked, 'EXPIRED', 'TAKEOUT');
    await newOrder(business, stocked, { type: 'TAKEOUT' });
    expect(refusal(await restore(short))).toEqual([422, 'PRODUCT_OUT_OF_STOCK']);
    expect(await cardOf(business, short.id)).toMatchObject({ state: 'EXPIRED', version: short.version });
  });

  it('is not taken back by an acknowledgement that comes at the same time', async () => {
    const order = await missedOrder();
    const [restored, acknowledged] = await Promise.all([restore(order), acknowledge(order)]);
    expect([restored.status, acknowledged.status]).toEqual([200, 200]);
    expect((await cardOf(business, order.id)).state).toBe('ACCEPTED');
    expect(await missedOn()).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderDto } from '../../../src/contracts/orders';
import type { CallerDto, OrderMenuDto, StaffQuoteDto } from '../../../src/contracts/staff-orders';
import { newBusiness, type TestBusiness } from '../support/business';
import { runClockAt, runEscalationAt } from '../support/clock';
import { refusal, type Client } from '../support/client';
import { newCoupon } from '../support/coupon';
import { rows } from '../support/database';
import { HOUR_MS, MINUTE_MS, later } from '../support/instants';
import { mailsTo } from '../support/mailbox';
import { newProduct } from '../support/menu';
import { CENTRO, newPhone } from '../support/ordering';
import { takeOrder, typedOrder } from '../support/staff-orders';
import { performAction, cardOf, EVERY_STATE } from '../support/states';

let business: TestBusiness;
let product: { id: string; priceCents: number };
let attendant: Client;

beforeAll(async () => {
  business = await newBusiness({ branch: { services: ['DELIVERY', 'TAKEOUT', 'DINE_IN'] } });
  product = await newProduct(business, { priceCents: 2000 });
  attendant = await business.person('attendant', { branchIds: [business.branch.id] });
});

const bodyOf = (more: object = {}) => typedOrder(business, product, more);
const take = (body: object, { who = attendant, key = randomUUID() as string } = {}) =>
  takeOrder(who, body, key);

describe('an order that somebody of the store types', () => {
  it('can hold a later course from the beginning', async () => {
    const items = [1, 2].map((quantity) => ({ productId: product.id, quantity }));
    const body = bodyOf({ type: 'DINE_IN', items, hold: [1], expectedTotalCents: 6000, accept: true });
    const { order } = (await take(body)).body.data;
    expect(order.items.map(({ held }) => held === true)).toEqual([false, true]);
    expect(order.actions).toContain('fire');
    const wrong = await take({ ...body, hold: [1, 2] });
    expect(refusal(wrong)).toEqual([422, 'UNKNOWN_ITEM']);
    expect(wrong.body.error.details.path).toEqual(['hold', 1]);
  });

  it('can be paid in two parts, of which each is less than the whole', async () => {
    const split = (amountCents: number) =>
      take(bodyOf({ payment: { method: 'CASH', further: [{ method: 'CREDIT', amountCents }] } }));
    const { order } = (await split(1300)).body.data;
    expect(order).toMatchObject({
      dueCents: 2000,
      payment: { method: 'CASH', amountCents: 700 },
      furtherPayments: [{ method: 'CREDIT', amountCents: 1300 }],
    });
    expect(refusal(await split(2000))).toEqual([422, 'PAYMENT_ABOVE_DUE']);
  });

  it('needs no name at the counter, is no customer, and goes straight to the kitchen', async () => {
    const { status, body } = await take(bodyOf({ accept: true }));
    expect(status).toBe(201);
    expect(body.data.order).toMatchObject({
      channel: 'COUNTER',
      state: 'ACCEPTED',
      customerName: '',
      acceptBy: null,
      newCustomer: false,
    });
    const [row] = await rows<{ customer: string }>(
      `SELECT customer_id AS customer FROM orders WHERE document_id = '${body.data.order.id}'`,
    );
    expect(row?.customer).toBe('');
    const { timeline } = (await attendant.get<OrderDto>(`/api/orders/${body.data.order.id}`)).body.data;
    expect(timeline.map(({ action, actor }) => [action, actor.name])).toEqual([
      ['place', 'Person attendant'],
      ['accept', 'Person attendant'],
    ]);
  });

  it('does not ring and waits for nobody when it is not sent to the kitchen', async () => {
    const { order } = (await take(bodyOf())).body.data;
    expect(order.state).toBe('PENDING');
    expect(order.acknowledgedAt).not.toBeNull();
    expect(order.acceptBy).toBeNull();
  });

  it('is paid by Pix and waits for nobody then either, however late somebody sees the money', async () => {
    const made = await newBusiness({ branch: { paymentMethods: ['PIX'], pixKey: 'pix@comanda.test' } });
    const { id, priceCents } = await newProduct(made);
    const body = {
      branch: made.branch.id,
      ...{
        items: [{ productId: id, quantity: 1 }],
        payment: { method: 'PIX' },
        expectedTotalCents: priceCents,
      },
    };
    const { order } = (await take(bodyOf(body), { who: made.owner })).body.data;
    expect(order.state).toBe('AWAITING_PAYMENT');
    const paid = await performAction(made.owner, order, 'confirm-payment');
    expect(paid.body.data).toMatchObject({ state: 'PENDING', acceptBy: null, acknowledgedAt: null });
    await runClockAt(later(20 * MINUTE_MS));
    expect((await cardOf(made, order.id)).state).toBe('PENDING');
  });

  it('for later goes to the kitchen at its time, and rings then', async () => {
    const made = await newBusiness(EVERY_STATE);
    const { id, priceCents } = await newProduct(made);
    const scheduledFor = later(3 * HOUR_MS).toISOString();
    const items = [{ productId: id, quantity: 1 }];
    const body = bodyOf({ branch: made.branch.id, items, expectedTotalCents: priceCents, scheduledFor });
    const { order } = (await take(body, { who: made.owner })).body.data;
    expect(order).toMatchObject({ state: 'SCHEDULED' });
    expect(order.acknowledgedAt).not.toBeNull();
    await runClockAt(Date.parse(scheduledFor) - 31 * MINUTE_MS);
    expect((await cardOf(made, order.id)).state).toBe('SCHEDULED');
    await runClockAt(Date.parse(scheduledFor) - 30 * MINUTE_MS);
    const due = await cardOf(made, order.id);
    expect(due).toMatchObject({ state: 'ACCEPTED', acknowledgedAt: null, promisedAt: order.promisedAt });
    expect(due.actions).toContain('acknowledge');
    // It begins to ring then, and has not rung since it was typed.
    await runEscalationAt(Date.parse(scheduledFor) - 30 * MINUTE_MS);
    expect((await cardOf(made, order.id)).escalation).toEqual([]);
  });

  it('keeps the e-mail that was said for it, where its confirmation goes', async () => {
    const customer = { name: 'Bia Melo', phone: newPhone(), email: `${randomUUID()}@example.test` };
    const { order } = (await take(bodyOf({ customer }))).body.data;
    const details = (await business.owner.get<OrderDto>(`/api/orders/${order.id}`)).body.data;
    expect(details.customer?.email).toBe(customer.email);
    const [mail] = await mailsTo(customer.email, 1);
    expect(mail?.text).toContain(order.number);
    const wrong = await take(bodyOf({ customer: { ...customer, email: 'bia@' } }));
    expect(wrong.status).toBe(400);
    const nameless = await take(bodyOf({ customer: { email: customer.email } }));
    expect(nameless.body.error.details.issues?.map(({ path }) => path.join('.'))).toEqual(['customer.name']);
  });

  it('asks for name and phone where a courier needs them, and on the phone', async () => {
    for (const wish of [
      { channel: 'COUNTER', type: 'DELIVERY', address: CENTRO },
      { channel: 'PHONE', type: 'TAKEOUT' },
    ]) {
      const answer = await take(bodyOf({ ...wish, expectedTotalCents: 2500 }));
      expect(answer.status).toBe(400);
      expect(answer.body.error.details.issues?.map(({ path }) => path.join('.'))).toEqual([
        'customer.name',
        'customer.phone',
      ]);
    }
    const named = await take(bodyOf({ customer: { phone: newPhone() } }));
    expect(named.body.error.details.issues?.map(({ path }) => path.join('.'))).toEqual(['customer.name']);
  });

  it('is one order however often the same key comes, and refuses the key for another', async () => {
    const [key, body] = [randomUUID() as string, bodyOf({ accept: true })];
    const [first, again] = [await take(body, { key }), await take(body, { key })];
    expect(again.body.data.order.id).toBe(first.body.data.order.id);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const other = await take(bodyOf({ notes: 'Another' }), { key });
    expect(refusal(other)).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(refusal(await attendant.post('/api/orders', body))).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED']);
  });

  it('passes over what binds customers alone, and says so', async () => {
    const shut = await newBusiness({ branch: { minOrderCents: 5000 } });
    const { id } = await newProduct(shut, { priceCents: 1500 });
    const pause = { reason: 'KITCHEN_OVERLOAD', minutes: 30 };
    expect((await shut.owner.post(`/api/branches/${shut.branch.id}/pause`, pause)).status).toBeLessThan(300);
    const wish = {
      branch: shut.branch.id,
      channel: 'PHONE',
      type: 'TAKEOUT',
      items: [{ productId: id, quantity: 1 }],
    };
    const { data: quote } = (await shut.owner.post<StaffQuoteDto>('/api/orders/quote', wish)).body;
    expect(quote.refusals).toEqual([]);
    expect(quote.overruled.map(({ code }) => code).sort()).toEqual(['BELOW_MINIMUM', 'PAUSED']);
    expect(quote.promise).not.toBeNull();
    const taken = await take(
      {
        ...wish,
        customer: { name: 'Bia Melo', phone: newPhone() },
        payment: { method: 'CASH' },
        expectedTotalCents: 1500,
      },
      { who: shut.owner },
    );
    expect(taken.status).toBe(201);
  });

  it('is held by what no word of theirs can mend', async () => {
    const nowhere = bodyOf({
      type: 'DELIVERY',
      customer: { name: 'Caio', phone: newPhone() },
      address: { ...CENTRO, district: 'Elsewhere' },
    });
    expect(refusal(await take(nowhere))).toEqual([422, 'OUT_OF_AREA']);
    const unknown = bodyOf({ items: [{ productId: 'nothing', quantity: 1 }] });
    expect(refusal(await take(unknown))).toEqual([422, 'UNKNOWN_PRODUCT']);
    expect(refusal(await take(bodyOf({ expectedTotalCents: 1 })))).toEqual([409, 'TOTAL_CHANGED']);
    expect(refusal(await take(bodyOf({ channel: 'STORE' })))).toEqual([400, 'NOT_ONE_OF']);
  });

  it('takes a coupon that is counted by customer only with the customer', async () => {
    await newCoupon(business, { code: 'ONCE', rules: { perCustomer: { perCustomerLimit: 1 } } });
    const nobody = await take(bodyOf({ coupon: 'ONCE', expectedTotalCents: 1800 }));
    expect(refusal(nobody)).toEqual([409, 'COUPON_OTHER_AUDIENCE']);
  });

  it('costs what its channel costs, and finds products by their codes', async () => {
    const channels = [
      { channel: 'PHONE', visible: true, priceCents: 2600 },
      { channel: 'COUNTER', visible: false, priceCents: null },
    ];
    const dear = await newProduct(business, { priceCents: 2000, sku: 'PZ-77', channels });
    const menu = (channel: string) =>
      attendant.get<OrderMenuDto>(`/api/orders/menu?branch=${business.branch.id}&channel=${channel}`);
    const phone = await menu('PHONE');
    expect(phone.body.data.products.find(({ id }) => id === dear.id)?.priceCents).toBe(2600);
    expect(phone.body.data.skus[dear.id]).toBe('PZ-77');
    expect((await menu('COUNTER')).body.data.products.map(({ id }) => id)).not.toContain(dear.id);
    expect(phone.body.data.districts).toContainEqual({
      name: CENTRO.district,
      city: CENTRO.city,
      feeCents: 500,
    });
    const etag = phone.headers.get('etag') ?? '';
    const path = `/api/orders/menu?branch=${business.branch.id}&channel=PHONE`;
    expect((await attendant.get(path, { 'if-none-match': etag })).status).toBe(304);
  });

  it('is taken by nobody who may not', async () => {
    const kitchen = await business.person('kitchen');
    expect(refusal(await take(bodyOf(), { who: kitchen }))[0]).toBe(403);
  });
});

describe('who is on the phone', () => {
  const ask = (who: Client, phone: string) =>
    who.get<CallerDto | null>(`/api/customers/by-phone?phone=${encodeURIComponent(phone)}`);

  it('is known by their orders, newest first, with each address once', async () => {
    const phone = newPhone();
    const wish = { channel: 'PHONE', customer: { name: 'Dora Reis', phone }, accept: true };
    const delivered = bodyOf({ ...wish, type: 'DELIVERY', address: CENTRO, expectedTotalCents: 2500 });
    const sent = [await take(delivered), await take(delivered), await take(bodyOf(wish))];
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { data } = (await ask(attendant, phone.slice(3))).body;
    expect(data).toMatchObject({ name: 'Dora Reis', phone, blocked: false, orderCount: 3 });
    expect(data?.addresses).toMatchObject([CENTRO]);
    expect(data?.orders.map(({ number }) => number)).toEqual(
      sent.map(({ body }) => body.data.order.number).reverse(),
    );
    expect(data?.orders.map(({ address }) => address?.street)).toEqual([
      undefined,
      CENTRO.street,
      CENTRO.street,
    ]);
    expect(data?.orders[0]?.items[0]).toMatchObject({ productId: product.id, quantity: 1 });
  });

  it('is known by what they had at the branch before what they had at others', async () => {
    const branch = await business.addBranch();
    const dish = await newProduct({ ...business, branch }, { priceCents: 1500 });
    const phone = newPhone();
    const wish = { channel: 'PHONE', customer: { name: 'Gil', phone } };
    await take(bodyOf(wish));
    const elsewhere = {
      ...{ ...wish, branch: branch.id, items: [{ productId: dish.id, quantity: 1 }] },
      expectedTotalCents: dish.priceCents,
    };
    for (let times = 0; times < 5; times += 1)
      expect((await take(bodyOf(elsewhere), { who: business.owner })).status).toBe(201);
    const branchesOf = async (asked: string) => {
      const query = new URLSearchParams({ phone, branch: asked });
      const { data } = (
        await business.owner.get<CallerDto | null>(`/api/customers/by-phone?${query.toString()}`)
      ).body;
      return data?.orders.map(({ branchId }) => branchId);
    };
    const [here, other] = [business.branch.id, branch.id];
    expect(await branchesOf(here)).toEqual([here, other, other, other, other]);
    expect(await branchesOf(other)).toEqual([other, other, other, other, other]);
  });

  it('is looked up so many times a minute by a person, on all instances; others are not kept waiting', async () => {
    const [one, other] = [await business.person('attendant'), await business.person('attendant')];
    let answer = await ask(one, newPhone());
    let looked = 0;
    for (; answer.status === 200 && looked < 100; looked += 1) answer = await ask(one, newPhone());
    expect(looked).toBe(30);
    expect(refusal(answer)).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(other, newPhone())).status).toBe(200);
  });

  it('is nobody to another business, and a phone has to be one', async () => {
    const phone = newPhone();
    await take(bodyOf({ channel: 'PHONE', customer: { name: 'Eva', phone } }));
    const other = await newBusiness();
    expect((await ask(other.owner, phone)).body.data).toBeNull();
    expect(refusal(await ask(attendant, '12345'))).toEqual([400, 'INVALID_PHONE']);
  });
});

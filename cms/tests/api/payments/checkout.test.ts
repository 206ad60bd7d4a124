import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderDto } from '../../../src/contracts/orders';
import type { TakenOrderDto } from '../../../src/contracts/staff-orders';
import { startStripeDouble, type StripeDouble } from '../../doubles/stripe-double';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { runClockAt } from '../support/clock';
import { change, countOf, rows } from '../support/database';
import { HOUR_MS, MINUTE_MS, ago, later, nowMs } from '../support/instants';
import { newProduct } from '../support/menu';
import {
  startPayment,
  jobsComeDue,
  onlineBusiness,
  openPage,
  placeOnline,
  sendSession,
  syncOrder,
  trackedOrder,
} from '../support/online-orders';
import { newPhone, orderBody, place } from '../support/ordering';
import { performAction, cardOf } from '../support/states';

let stripe: StripeDouble;
let business: TestBusiness;
let product: { id: string; priceCents: number };

beforeAll(async () => {
  stripe = await startStripeDouble();
  business = await onlineBusiness();
  product = await newProduct(business);
});
afterAll(() => stripe.stop());

const details = async (id: string) => (await business.owner.get<OrderDto>(`/api/orders/${id}`)).body.data;

/** What the provider was asked by a path; what else it is asked meanwhile is of other orders. */
const asked = (path: string) => stripe.asked.filter((request) => request.includes(path));

describe('an order that is paid online', () => {
  it('waits for its payment, and nobody is asked for anything before the customer wants to pay', async () => {
    const newPage = 'POST /v1/checkout/sessions';
    const before = asked(newPage).length;
    const answer = await place(
      business,
      orderBody(product.id, product.priceCents, { payment: { method: 'ONLINE' } }),
    );
    expect(answer.body.data).toMatchObject({
      state: 'AWAITING_PAYMENT',
      payment: { method: 'ONLINE', state: 'PENDING' },
    });
    expect(asked(newPage)).toHaveLength(before);
    expect(await trackedOrder(answer.body.data)).toMatchObject({
      payment: { timing: 'PREPAID', pixCode: null, canPay: true, checkout: null },
    });
  });

  it('is typed by the store’s people as well, whose customer pays by the link', async () => {
    const typed = await business.owner.post<TakenOrderDto>(
      '/api/orders',
      {
        ...{ branch: business.branch.id, channel: 'PHONE', type: 'TAKEOUT', accept: true },
        items: [{ productId: product.id, quantity: 1, extras: [] }],
        customer: { name: 'Ana', phone: newPhone() },
        payment: { method: 'ONLINE' },
        expectedTotalCents: product.priceCents,
      },
      { 'idempotency-key': 'typed-and-paid-online' },
    );
    expect(typed.status, typed.text).toBe(201);
    const { order, trackingUrl } = typed.body.data;
    expect(order.state).toBe('AWAITING_PAYMENT');
    const token = trackingUrl.slice(trackingUrl.lastIndexOf('/') + 1);
    const session = stripe.sessions.get(await openPage({ token }))!;
    expect(session.amount_total).toBe(product.priceCents);
    await sendSession('completed', stripe.pay(session.id));
    expect((await details(order.id)).payment).toMatchObject({ state: 'CONFIRMED', confirmedBy: 'PROVIDER' });
  });

  it('is refused at its payment where the provider cannot take that much of the currency', async () => {
    const inKuwait = await onlineBusiness({}, { country: 'KW', currency: 'KWD' });
    const [taken, refused] = [
      await newProduct(inKuwait, { priceCents: 1270 }),
      await newProduct(inKuwait, { priceCents: 1275 }),
    ];
    const online = ({ id, priceCents }: typeof product) =>
      place(inKuwait, orderBody(id, priceCents, { payment: { method: 'ONLINE' } }));
    expect((await online(taken)).status).toBe(201);
    expect(refusal(await online(refused))).toEqual([422, 'AMOUNT_NOT_TAKEN_ONLINE']);
    const cash = await place(
      inKuwait,
      orderBody(refused.id, refused.priceCents, { payment: { method: 'CASH' } }),
    );
    expect(cash.status, cash.text).toBe(201);
  });

  it('is paid on a page that names it and asks for exactly what is due', async () => {
    const order = await placeOnline(business, product);
    const session = stripe.sessions.get(await openPage(order))!;
    expect(session).toMatchObject({
      amount_total: product.priceCents,
      currency: 'brl',
      client_reference_id: order.id,
      metadata: { comanda_order: order.id },
      title: expect.stringMatching(new RegExp(`^${order.number} – `)) as string,
      success_url: expect.stringMatching(new RegExp(`/t/${order.token}\\?paid$`)) as string,
      cancel_url: expect.stringMatching(new RegExp(`/t/${order.token}$`)) as string,
    });
    expect(await rows('SELECT payment_ref FROM orders WHERE document_id = ?', [order.id])).toEqual([
      { payment_ref: session.id },
    ]);
  });

  it('is asked for in currencies without cents by their own units', async () => {
    const yen = await onlineBusiness({}, { currency: 'JPY' });
    const ramen = await newProduct(yen, { priceCents: 900 });
    const session = stripe.sessions.get(await openPage(await placeOnline(yen, ramen)))!;
    expect([session.currency, session.amount_total]).toEqual(['jpy', 900]);
  });

  it('has one page, however often and by how many windows it is asked for', async () => {
    const order = await placeOnline(business, product);
    const before = stripe.sessions.size;
    const pages = await Promise.all([openPage(order), openPage(order), openPage(order)]);
    expect(new Set([...pages, await openPage(order)]).size).toBe(1);
    expect(stripe.sessions.size).toBe(before + 1);
    expect(await countOf('audit_entries', `entity_id = ? AND action = 'open-checkout'`, [order.id])).toBe(1);
  });

  it('goes to the board when the provider says that it is paid, with evidence, log and time to answer', async () => {
    const order = await placeOnline(business, product);
    const session = stripe.pay(await openPage(order));
    expect((await sendSession('completed', session)).status).toBe(200);
    const { state, paidWith, timeline, acceptBy, acknowledgedAt, pendingAt } = await details(order.id);
    expect(state).toBe('PENDING');
    expect(paidWith).toMatchObject({
      state: 'CONFIRMED',
      confirmedBy: 'PROVIDER',
      evidence: session.payment_intent,
      checkout: { state: 'PAID' },
    });
    expect(timeline.at(-1)).toMatchObject({
      action: 'receive-payment',
      from: 'AWAITING_PAYMENT',
      to: 'PENDING',
      actor: { kind: 'SYSTEM' },
    });
    expect(Date.parse(acceptBy!)).toBeGreaterThan(nowMs() + 7 * MINUTE_MS);
    expect(acknowledgedAt).toBeNull();
    // Its store is asked from then on, as what is left to answer it counts.
    expect(Date.parse(acceptBy!) - Date.parse(pendingAt!)).toBe(8 * MINUTE_MS);
    expect(await trackedOrder(order)).toMatchObject({
      dueCents: 0,
      payment: { state: 'CONFIRMED', confirmedBy: 'PROVIDER', canPay: false },
    });
    expect(refusal(await startPayment(order))).toEqual([409, 'NOTHING_DUE']);
  });

  it('goes on by the customer’s return alone where the provider’s word was lost', async () => {
    const order = await placeOnline(business, product);
    const page = await openPage(order);
    stripe.pay(page);
    const answer = await syncOrder(order);
    expect(answer.body.data).toMatchObject({ state: 'PENDING', payment: { confirmedBy: 'PROVIDER' } });
    const before = asked(page).length;
    expect((await syncOrder(order)).body.data.state).toBe('PENDING');
    expect(asked(page)).toHaveLength(before);
  });

  it('goes on without anybody, as its page is closed when its time is over', async () => {
    const order = await placeOnline(business, product);
    stripe.pay(await openPage(order));
    expect(await jobsComeDue(order.id, 'payment.close-checkout')).toBe(1);
    expect(await cardOf(business, order.id)).toMatchObject({ state: 'PENDING', acknowledgedAt: null });
  });

  it('is not given up while its page is open, and is once that is closed', async () => {
    const order = await placeOnline(business, product);
    const page = await openPage(order);
    await runClockAt(later(35 * MINUTE_MS));
    expect((await cardOf(business, order.id)).state).toBe('AWAITING_PAYMENT');
    await jobsComeDue(order.id, 'payment.close-checkout');
    expect(stripe.sessions.get(page)?.status).toBe('expired');
    await runClockAt(later(35 * MINUTE_MS));
    expect(await cardOf(business, order.id)).toMatchObject({
      state: 'EXPIRED',
      cancellation: { code: 'PAYMENT_PROBLEM' },
      refundDueCents: 0,
    });
  });

  it('is given up in the end, though the provider says nothing any more', async () => {
    const order = await placeOnline(business, product);
    await openPage(order);
    await runClockAt(later(66 * MINUTE_MS));
    expect((await cardOf(business, order.id)).state).toBe('AWAITING_PAYMENT');
    await runClockAt(later(68 * MINUTE_MS));
    expect((await cardOf(business, order.id)).state).toBe('EXPIRED');
  });

  it('has its page closed when its customer cancels it', async () => {
    const order = await placeOnline(business, product);
    const page = await openPage(order);
    await anonymous.post(`/api/store/orders/${order.token}/cancel`, {});
    await expect.poll(() => stripe.sessions.get(page)?.status, { timeout: 10_000 }).toBe('expired');
  });

  it('gets another page where its payment failed, as long as there is time', async () => {
    const order = await placeOnline(business, product);
    const first = await openPage(order);
    await sendSession('async_payment_failed', stripe.pay(first, 'unpaid'));
    expect(await trackedOrder(order)).toMatchObject({
      state: 'AWAITING_PAYMENT',
      payment: { checkout: 'FAILED', canPay: true },
    });
    const second = await openPage(order);
    expect(second).not.toBe(first);
    await sendSession('completed', stripe.pay(second));
    expect((await cardOf(business, order.id)).state).toBe('PENDING');
  });

  it('takes no more pages after half an hour', async () => {
    const order = await placeOnline(business, product);
    const placedAt = ago(31 * MINUTE_MS);
    await change('UPDATE orders SET placed_at = ? WHERE document_id = ?', [placedAt, order.id]);
    expect(refusal(await startPayment(order))).toEqual([409, 'TOO_LATE_TO_PAY']);
  });

  it('waits for a bank that is still at it', async () => {
    const order = await placeOnline(business, product);
    const session = stripe.pay(await openPage(order), 'unpaid');
    await sendSession('completed', session);
    expect(refusal(await startPayment(order))).toEqual([409, 'PAYMENT_PROCESSING']);
    await runClockAt(later(HOUR_MS));
    expect((await cardOf(business, order.id)).state).toBe('AWAITING_PAYMENT');
    await sendSession('async_payment_succeeded', stripe.pay(session.id));
    expect((await cardOf(business, order.id)).state).toBe('PENDING');
  });
});

describe('a provider that does not answer', () => {
  it('is said to be away; the order stays and can be paid later', async () => {
    const order = await placeOnline(business, product);
    stripe.trouble('/checkout/sessions', 'HANG_UP');
    const answer = await startPayment(order);
    stripe.trouble('/checkout/sessions', null);
    expect(refusal(answer)).toEqual([503, 'PAYMENT_PROVIDER_AWAY']);
    expect(answer.headers.get('retry-after')).toBe('10');
    expect((await trackedOrder(order)).payment.canPay).toBe(true);
    expect(await openPage(order)).toMatch(/^cs_/);
  });

  it('makes one page though its answer was lost', async () => {
    const order = await placeOnline(business, product);
    const before = stripe.sessions.size;
    stripe.trouble('/checkout/sessions', 'LOSE_ANSWER');
    expect((await startPayment(order)).status).toBe(503);
    stripe.trouble('/checkout/sessions', null);
    await openPage(order);
    expect(stripe.sessions.size).toBe(before + 1);
  });

  it('that refuses an order says so', async () => {
    const order = await placeOnline(business, product);
    stripe.trouble('/checkout/sessions', {
      status: 400,
      type: 'invalid_request_error',
      code: 'amount_too_small',
    });
    expect(refusal(await startPayment(order))).toEqual([422, 'PAYMENT_REFUSED']);
    stripe.trouble('/checkout/sessions', null);
  });
});

describe('paying online', () => {
  it('is nothing for other orders, and for none that is not there', async () => {
    const { body } = await place(business, orderBody(product.id, product.priceCents));
    expect(refusal(await startPayment(body.data))).toEqual([409, 'NOTHING_DUE']);
    expect(refusal(await startPayment({ token: 'none' }))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await syncOrder({ token: 'none' }))).toEqual([404, 'NOT_FOUND']);
  });

  it('is no part of a bill, and nothing that staff can take', async () => {
    const split = { method: 'CASH', further: [{ method: 'ONLINE', amountCents: 100 }] };
    expect(
      refusal(await place(business, orderBody(product.id, product.priceCents, { payment: split }))),
    ).toEqual([422, 'PAYMENT_METHOD_NOT_OFFERED']);
    const { body } = await place(business, orderBody(product.id, product.priceCents));
    const [row] = await rows<{ id: string }>('SELECT document_id AS id FROM orders WHERE token = ?', [
      body.data.token,
    ]);
    const taken = await performAction(business.owner, await cardOf(business, row!.id), 'take-payment', {
      method: 'ONLINE',
    });
    expect([...refusal(taken), taken.body.error.details.path]).toEqual([400, 'NOT_ONE_OF', ['method']]);
  });

  it('is offered by a branch that takes it, and told to who sets it up', async () => {
    const { body } = await anonymous.get<{ payments: string[] }>(`/api/store/${business.branch.slug}`);
    expect(body.data.payments).toContain('ONLINE');
    expect((await business.owner.get('/api/payments/provider')).body.data).toEqual({ name: 'Stripe' });
    const other = await newBusiness();
    const { body: current } = await other.owner.get<{ version: number }>(`/api/branches/${other.branch.id}`);
    const saved = await other.owner.send('PATCH', `/api/branches/${other.branch.id}`, {
      ...{ version: current.data.version, payments: ['CASH', 'ONLINE'] },
    });
    expect(saved.status).toBe(200);
  });
});

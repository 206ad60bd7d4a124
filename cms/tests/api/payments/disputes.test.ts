import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HomeDto } from '../../../src/contracts/home';
import type { OrderDto } from '../../../src/contracts/orders';
import { startStripeDouble, type StripeDouble } from '../../doubles/stripe-double';
import type { TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { countOf } from '../support/database';
import { nowMs } from '../support/instants';
import { newProduct } from '../support/menu';
import {
  jobsComeDue,
  onlineBusiness,
  openPage,
  placeOnline,
  sendEvent,
  sendSession,
  syncOrder,
} from '../support/online-orders';
import { newPhone } from '../support/ordering';
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

async function paidOrder() {
  const email = `guest-${randomUUID()}@example.test`;
  const customer = { name: 'Ana Lima', phone: newPhone(), email };
  const order = await placeOnline(business, product, { customer });
  const session = stripe.pay(await openPage(order));
  await sendSession('completed', session);
  const { totalCents = 0 } = await cardOf(business, order.id);
  return { ...order, payment: session.payment_intent ?? '', totalCents: totalCents ?? 0 };
}
type Paid = Awaited<ReturnType<typeof paidOrder>>;

/** The customer's bank says how a dispute about the payment of an order stands. */
const bankSays = (
  { payment, totalCents, id }: Pick<Paid, 'payment' | 'totalCents' | 'id'>,
  status: string,
  what = 'updated',
  { dueBy = 1_900_000_000, ...sending }: { dueBy?: number; created?: number } = {},
) =>
  sendEvent(
    `charge.dispute.${what}`,
    {
      ...{ id: `dp_${id}`, object: 'dispute', amount: totalCents, currency: 'brl', status },
      ...{ payment_intent: payment, reason: 'fraudulent', metadata: {} },
      evidence_details: { due_by: dueBy },
    },
    sending,
  );

const wholeOf = async ({ id }: { id: string }) =>
  (await business.owner.get<OrderDto>(`/api/orders/${id}`)).body.data;
const needOf = async (code: string) => {
  const { body } = await business.owner.get<HomeDto>(`/api/home?branch=${business.branch.id}`);
  return body.data.needs.find((need) => need.code === code);
};

describe('a payment that the customer’s bank asks back', () => {
  it('is told at home, and nothing of it can be given back until the bank has decided', async () => {
    const order = await paidOrder();
    expect((await bankSays(order, 'needs_response', 'created')).status).toBe(200);
    expect(await wholeOf(order)).toMatchObject({
      paidCents: order.totalCents,
      dueCents: 0,
      paidWith: { state: 'DISPUTED', dispute: { state: 'OPEN', reason: 'fraudulent' } },
    });
    expect(await needOf('PAYMENTS_DISPUTED')).toEqual({
      ...{ code: 'PAYMENTS_DISPUTED', count: 1, route: `/dashboard/orders/details/${order.id}` },
    });
    const wish = { method: 'SAME', part: 'WHOLE', note: 'As they wish' };
    const refused = await performAction(business.owner, await cardOf(business, order.id), 'refund', wish);
    expect(refusal(refused)).toEqual([409, 'NO_REFUND_DUE']);
    // Called off meanwhile, it owes nothing either: the bank may give the money back.
    await performAction(business.owner, await cardOf(business, order.id), 'cancel');
    expect(await wholeOf(order)).toMatchObject({ state: 'CANCELLED', refundDueCents: 0 });

    await bankSays(order, 'won', 'closed');
    expect(await needOf('PAYMENTS_DISPUTED')).toBeUndefined();
    expect(await wholeOf(order)).toMatchObject({
      refundDueCents: order.totalCents,
      paidWith: { state: 'CONFIRMED', dispute: { state: 'WON' } },
    });
  });

  it('is the customer’s again once it is lost, whatever comes first and however often, and is not mailed about', async () => {
    const order = await paidOrder();
    await bankSays(order, 'lost', 'closed');
    await bankSays(order, 'lost', 'closed');
    await bankSays(order, 'under_review');
    expect(await wholeOf(order)).toMatchObject({
      refundedCents: order.totalCents,
      dueCents: 0,
      paidWith: { state: 'REFUNDED', dispute: { state: 'LOST' } },
      refunds: [{ amountCents: order.totalCents, concededCents: order.totalCents, by: 'Stripe' }],
    });
    expect(
      await countOf('outbox', `topic = 'order.refund-mail' AND dedupe_key LIKE ?`, [`%${order.id}%`]),
    ).toBe(0);
    expect(await countOf('audit_entries', `entity_id = ? AND action = 'note-dispute'`, [order.id])).toBe(1);
  });

  it('is refused while the payment itself is not heard of, so that the provider tells of it again', async () => {
    const order = await placeOnline(business, product);
    const session = stripe.pay(await openPage(order));
    const { totalCents } = await cardOf(business, order.id);
    const paid = { id: order.id, payment: session.payment_intent ?? '', totalCents: totalCents ?? 0 };
    expect(refusal(await bankSays(paid, 'needs_response', 'created'))).toEqual([409, 'CONFLICT']);
    await sendSession('completed', session);
    expect((await bankSays(paid, 'needs_response', 'created')).status).toBe(200);
    expect(await wholeOf(order)).toMatchObject({ paidWith: { state: 'DISPUTED' } });
    await bankSays(paid, 'won', 'closed');
  });

  it('says until when it is to be answered by the last that is known, whatever comes first', async () => {
    const order = await paidOrder();
    const created = Math.floor(nowMs() / 1000);
    await bankSays(order, 'warning_needs_response', 'created');
    await bankSays(order, 'needs_response', 'updated', { dueBy: 1_900_086_400, created: created + 60 });
    await bankSays(order, 'warning_under_review', 'updated', { created: created + 30 });
    const answerBy = new Date(1_900_086_400_000).toISOString();
    expect(await wholeOf(order)).toMatchObject({ paidWith: { dispute: { state: 'OPEN', answerBy } } });
    await bankSays(order, 'won', 'closed');
  });

  it('counts as given back what somebody gave back at the provider meanwhile, so that it is not asked for again', async () => {
    const order = await paidOrder();
    await bankSays(order, 'warning_needs_response', 'created');
    await performAction(business.owner, await cardOf(business, order.id), 'cancel');
    await sendEvent('charge.refunded', {
      ...{ id: 'ch_1', payment_intent: order.payment, currency: 'brl', amount_refunded: order.totalCents },
      metadata: { comanda_order: order.id },
    });
    await bankSays(order, 'warning_closed', 'closed');
    expect(await wholeOf(order)).toMatchObject({
      refundDueCents: 0,
      refunds: [{ amountCents: order.totalCents, concededCents: 0, by: 'Stripe' }],
      paidWith: { state: 'REFUNDED' },
    });
    await jobsComeDue(order.id, 'payment.give-back');
    expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === order.payment)).toEqual([]);
  });

  it('that is none of ours is heard, so that it does not come again', async () => {
    const strange = { id: 'x', payment: 'pi_strange', totalCents: 100 };
    expect((await bankSays(strange, 'needs_response', 'created')).status).toBe(200);
  });
});

describe('money that fits no order', () => {
  it('is told at home until it went back, or somebody took it for the order’s', async () => {
    const short = async () => {
      const order = await placeOnline(business, product);
      const session = stripe.pay(await openPage(order), 'paid', 1);
      await sendSession('completed', session);
      return { ...order, payment: session.payment_intent };
    };
    const [first, second] = [await short(), await short()];
    expect(await needOf('MONEY_UNMATCHED')).toMatchObject({
      ...{ count: 2, route: `/dashboard/orders/details/${first.id}` },
    });
    await sendEvent('charge.refunded', {
      ...{ id: 'ch_2', payment_intent: first.payment, currency: 'brl', amount_refunded: 1 },
      metadata: { comanda_order: first.id },
    });
    expect(await needOf('MONEY_UNMATCHED')).toMatchObject({ count: 1 });
    // Heard again, as by the customer's return, it is none the less back.
    await syncOrder(first);
    expect(await needOf('MONEY_UNMATCHED')).toMatchObject({ count: 1 });
    await performAction(business.owner, await cardOf(business, second.id), 'confirm-payment');
    expect(await needOf('MONEY_UNMATCHED')).toBeUndefined();
  });

  it('is told until somebody says what became of it, which stands on the order', async () => {
    const order = await paidOrder();
    // A second time: there is nothing of the order to be confirmed by hand.
    const session = [...stripe.sessions.values()].find((each) => each.client_reference_id === order.id)!;
    await sendSession('completed', { ...session, payment_intent: `pi_again_${order.id}` });
    expect(await needOf('MONEY_UNMATCHED')).toMatchObject({ count: 1 });
    const note = { reason: 'Kept for the next order' };
    const card = await cardOf(business, order.id);
    expect((await performAction(business.owner, card, 'resolve-unmatched', { reason: '' })).status).toBe(400);
    const answer = await performAction(business.owner, card, 'resolve-unmatched', note);
    expect(answer.status, answer.text).toBe(200);
    expect(await needOf('MONEY_UNMATCHED')).toBeUndefined();
    const whole = await wholeOf(order);
    expect(whole.timeline.at(-1)).toMatchObject({ action: 'resolve-unmatched', ...note });
    expect(whole.paidWith?.unmatched?.resolved).toMatchObject({ note: note.reason });
    const twice = await performAction(
      business.owner,
      await cardOf(business, order.id),
      'resolve-unmatched',
      note,
    );
    expect(refusal(twice)).toEqual([409, 'NOTHING_UNMATCHED']);
  });
});

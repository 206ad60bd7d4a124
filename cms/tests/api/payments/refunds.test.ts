import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderCardDto, OrderDto } from '../../../src/contracts/orders';
import { startStripeDouble, type StripeDouble } from '../../doubles/stripe-double';
import { anonymous, type TestBusiness } from '../support/business';
import { runClockAt } from '../support/clock';
import { countOf } from '../support/database';
import { MINUTE_MS, later, nowMs } from '../support/instants';
import { mailsTo } from '../support/mailbox';
import { newProduct } from '../support/menu';
import {
  jobsComeDue,
  onlineBusiness,
  openPage,
  placeOnline,
  refundsOf,
  sendEvent,
  sendSession,
  trackedOrder,
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
beforeEach(() => stripe.refundsAre('succeeded'));

interface Paid {
  card: OrderCardDto;
  token: string;
  payment: string;
}

/** An order that was paid online and waits to be answered. */
async function paidOrder(more: object = {}): Promise<Paid> {
  const order = await placeOnline(business, product, more);
  const session = stripe.pay(await openPage(order));
  await sendSession('completed', session);
  return { card: await cardOf(business, order.id), token: order.token, payment: session.payment_intent! };
}

const madeOf = (payment: string) => stripe.refunds.filter(({ payment_intent }) => payment_intent === payment);

/** What the order tells of a refund, and who did it. */
const toldOf = async (id: string) =>
  (await business.owner.get<OrderDto>(`/api/orders/${id}`)).body.data.timeline
    .filter(({ action }) => action.includes('refund'))
    .map(({ action, actor }) => `${action} ${actor.kind === 'USER' ? actor.kind : actor.name}`);

/** Waits until the provider was asked and what it said is written down. */
const settles = (id: string, state: 'DONE' | 'FAILED') =>
  expect
    .poll(async () => (await refundsOf(business, id)).at(-1)?.provider?.state, { timeout: 15_000 })
    .toBe(state);

describe('what staff give back of an order paid online', () => {
  it('the same way goes through the provider, whole', async () => {
    const { card, token, payment } = await paidOrder();
    const { body } = await performAction(business.owner, card, 'refund', {
      method: 'SAME',
      part: 'WHOLE',
      note: 'Burnt',
    });
    expect(body.data.refundedCents).toBe(card.totalCents);
    await settles(card.id, 'DONE');
    expect(madeOf(payment)).toMatchObject([
      { amount: card.totalCents, metadata: { comanda_order: card.id, comanda_refund: '0' } },
    ]);
    expect(await refundsOf(business, card.id)).toMatchObject([
      { provider: { ref: madeOf(payment)[0]!.id, failure: null } },
    ]);
    expect(await trackedOrder({ token })).toMatchObject({
      payment: { state: 'REFUNDED', refund: { method: 'SAME', asked: false } },
    });
    expect(await toldOf(card.id)).toEqual(['ask-refund USER', 'settle-refund Stripe']);
  });

  it('goes in parts, each once', async () => {
    const { card, payment } = await paidOrder();
    const first = await performAction(business.owner, card, 'refund', {
      ...{ method: 'SAME', part: 'AMOUNT', amountCents: 300, note: 'Cold' },
    });
    await settles(card.id, 'DONE');
    const again = await performAction(business.owner, await cardOf(business, card.id), 'refund', {
      ...{ method: 'SAME', part: 'AMOUNT', amountCents: 200, note: 'Late' },
    });
    expect([first.status, again.status]).toEqual([200, 200]);
    await expect
      .poll(() => madeOf(payment).map(({ amount }) => amount), { timeout: 15_000 })
      .toEqual([300, 200]);
    await settles(card.id, 'DONE');
    expect((await cardOf(business, card.id)).refundedCents).toBe(500);
    expect(await jobsComeDue(card.id, 'payment.refund')).toBe(2);
    expect(madeOf(payment)).toHaveLength(2);
  });

  it('is asked of the provider for what was paid there, and told so, where the rest was paid otherwise', async () => {
    const { card, payment } = await paidOrder();
    const [totalCents, more] = [2 * product.priceCents, { productId: product.id, quantity: 1 }];
    const steps: [string, object][] = [
      ['accept', {}],
      ['edit', { keep: [{ place: 0, quantity: 1 }], add: [more], expectedTotalCents: totalCents }],
      ['take-payment', { method: 'CASH', amountCents: product.priceCents }],
      ['refund', { method: 'SAME', part: 'WHOLE', note: 'Burnt' }],
    ];
    for (const [action, body] of steps) {
      const answer = await performAction(business.owner, await cardOf(business, card.id), action, body);
      expect(answer.status, `${action} ${answer.text}`).toBe(200);
    }
    await expect.poll(() => madeOf(payment).length, { timeout: 15_000 }).toBe(1);
    expect(madeOf(payment)).toMatchObject([{ amount: card.totalCents }]);
    expect((await cardOf(business, card.id)).refundedCents).toBe(totalCents);
    expect((await toldOf(card.id))[0]).toBe('ask-part-refund USER');
  });

  it('in cash is not asked of the provider', async () => {
    const { card, payment } = await paidOrder();
    await performAction(business.owner, card, 'refund', {
      method: 'CASH',
      part: 'WHOLE',
      note: 'At the door',
    });
    expect(await jobsComeDue(card.id, 'payment.refund')).toBe(0);
    expect(madeOf(payment)).toEqual([]);
    expect(await toldOf(card.id)).toEqual(['refund USER']);
  });

  it('is only asked for until the provider says more, to the customer as well', async () => {
    stripe.refundsAre('pending');
    const { card, token, payment } = await paidOrder();
    await performAction(business.owner, card, 'refund', { method: 'SAME', part: 'WHOLE', note: 'Burnt' });
    await expect
      .poll(async () => (await refundsOf(business, card.id))[0]?.provider?.ref, { timeout: 15_000 })
      .toMatch(/^re_/);
    expect((await refundsOf(business, card.id))[0]?.provider?.state).toBe('REQUESTED');
    expect((await trackedOrder({ token })).payment.refund?.asked).toBe(true);
    await sendEvent('refund.updated', { ...madeOf(payment)[0], status: 'succeeded' });
    expect((await refundsOf(business, card.id))[0]?.provider?.state).toBe('DONE');
    expect((await toldOf(card.id)).slice(1)).toEqual(['note-refund Stripe', 'settle-refund Stripe']);
  });

  it('is owed again where it failed, and stays failed', async () => {
    stripe.refundsAre('failed');
    const { card, token, payment } = await paidOrder();
    await performAction(business.owner, card, 'refund', { method: 'SAME', part: 'WHOLE', note: 'Burnt' });
    await settles(card.id, 'FAILED');
    expect(await refundsOf(business, card.id)).toMatchObject([
      { provider: { failure: 'lost_or_stolen_card' } },
    ]);
    expect(await cardOf(business, card.id)).toMatchObject({
      refundedCents: 0,
      payment: { state: 'CONFIRMED' },
    });
    expect((await trackedOrder({ token })).payment.refund).toBeNull();
    await sendEvent('refund.updated', { ...madeOf(payment)[0], status: 'succeeded' });
    expect((await refundsOf(business, card.id))[0]?.provider?.state).toBe('FAILED');
  });

  it('may fail days after it was done', async () => {
    const { card, payment } = await paidOrder();
    await performAction(business.owner, card, 'refund', { method: 'SAME', part: 'WHOLE', note: 'Burnt' });
    await settles(card.id, 'DONE');
    const failed = { ...madeOf(payment)[0], status: 'failed', failure_reason: 'expired_or_canceled_card' };
    await sendEvent('refund.failed', failed);
    expect(await refundsOf(business, card.id)).toMatchObject([
      { provider: { state: 'FAILED', failure: 'expired_or_canceled_card' } },
    ]);
  });

  it('is made once though the provider’s answer was lost', async () => {
    const { card, payment } = await paidOrder();
    stripe.trouble('POST /v1/refunds', 'LOSE_ANSWER');
    await performAction(business.owner, card, 'refund', { method: 'SAME', part: 'WHOLE', note: 'Burnt' });
    await expect.poll(() => madeOf(payment).length, { timeout: 15_000 }).toBe(1);
    await expect
      .poll(() => countOf('outbox', 'dedupe_key = ? AND attempts > 0', [`payment.refund:${card.id}:0`]), {
        timeout: 20_000,
      })
      .toBe(1);
    stripe.trouble('POST /v1/refunds', null);
    expect((await refundsOf(business, card.id))[0]?.provider?.state).toBe('REQUESTED');
    await jobsComeDue(card.id, 'payment.refund');
    await settles(card.id, 'DONE');
    expect(madeOf(payment)).toHaveLength(1);
  });

  it('by hand at the provider, after a refund that failed, is noted as given back', async () => {
    stripe.refundsAre('failed');
    const { card, payment } = await paidOrder();
    await performAction(business.owner, card, 'refund', { method: 'SAME', part: 'WHOLE', note: 'Burnt' });
    await settles(card.id, 'FAILED');
    const charge = {
      ...{ id: 'ch_3', payment_intent: payment, currency: 'brl', amount_refunded: card.totalCents },
      metadata: { comanda_order: card.id },
    };
    // What was said before it failed may have counted it.
    await sendEvent('charge.refunded', charge, { created: Math.floor(Date.parse(card.placedAt) / 1000) });
    expect(await refundsOf(business, card.id)).toHaveLength(1);
    await sendEvent('charge.refunded', charge, { created: Math.floor(nowMs() / 1000) + 60 });
    expect(await refundsOf(business, card.id)).toMatchObject([
      { provider: { state: 'FAILED' } },
      { amountCents: card.totalCents, by: 'Stripe', provider: { state: 'DONE' } },
    ]);
  });

  it('past this server is noted, once, and not given back again', async () => {
    const { card, payment } = await paidOrder();
    const charge = {
      ...{ id: 'ch_1', payment_intent: payment, currency: 'brl', amount_refunded: 400 },
      metadata: { comanda_order: card.id },
    };
    await sendEvent('charge.refunded', charge);
    await sendEvent('charge.refunded', charge);
    expect(await refundsOf(business, card.id)).toMatchObject([
      { amountCents: 400, by: 'Stripe', provider: { state: 'DONE' } },
    ]);
    await performAction(business.owner, await cardOf(business, card.id), 'reject');
    await expect
      .poll(() => madeOf(payment).map(({ amount }) => amount), { timeout: 15_000 })
      .toEqual([card.totalCents! - 400]);
  });
});

describe('an order paid online that comes to nothing', () => {
  it('gives its money back at once when it is rejected, and says so by mail once it went', async () => {
    const email = `${newPhone().slice(1)}@example.test`;
    const { card, token, payment } = await paidOrder({
      customer: { name: 'Ana Lima', phone: newPhone(), email },
    });
    await performAction(business.owner, card, 'reject');
    await settles(card.id, 'DONE');
    expect(madeOf(payment).map(({ amount }) => amount)).toEqual([card.totalCents]);
    expect(await cardOf(business, card.id)).toMatchObject({
      refundDueCents: 0,
      payment: { state: 'REFUNDED' },
    });
    const { timeline } = (await business.owner.get<OrderDto>(`/api/orders/${card.id}`)).body.data;
    expect(timeline.slice(-3).map(({ action, actor }) => [action, actor.kind])).toEqual([
      ['reject', 'USER'],
      ['give-back', 'SYSTEM'],
      ['settle-refund', 'SYSTEM'],
    ]);
    // The refund and the mail about the rejection go by lanes of their own: either may be first, and the mail says how it is then.
    const mails = await mailsTo(email, 3);
    const ended = mails.filter(({ text = '' }) => /will not come|não será entregue/.test(text));
    expect(ended).toHaveLength(1);
    expect(ended[0]?.text).toMatch(/The kitchen has too many orders|cozinha está sobrecarregada/);
    expect(mails.filter(({ subject = '' }) => /^Money back|^Reembolso feito/.test(subject))).toHaveLength(1);
    expect(mails).toHaveLength(3);
    expect((await trackedOrder({ token })).refundDueCents).toBe(0);
  });

  it('gives it back when nobody answers it, once it cannot be taken back any more', async () => {
    const { card, payment } = await paidOrder();
    await runClockAt(later(20 * MINUTE_MS));
    expect(madeOf(payment)).toEqual([]);
    await jobsComeDue(card.id, 'payment.give-back');
    await settles(card.id, 'DONE');
    expect(madeOf(payment)).toHaveLength(1);
  });

  it('gives it back when it cannot be restored any more', async () => {
    const { card, payment } = await paidOrder();
    await performAction(business.owner, card, 'cancel');
    expect(
      await countOf('outbox', `topic = 'payment.give-back' AND payload LIKE ? AND run_at > ?`, [
        `%${card.id}%`,
        nowMs() + 14 * MINUTE_MS,
      ]),
    ).toBe(1);
    expect(madeOf(payment)).toEqual([]);
    await jobsComeDue(card.id, 'payment.give-back');
    await settles(card.id, 'DONE');
    expect(madeOf(payment)).toHaveLength(1);
  });

  it('gives nothing back that was restored, nor what staff gave back meanwhile', async () => {
    const restored = await paidOrder();
    const cancelled = await performAction(business.owner, restored.card, 'cancel');
    await performAction(business.owner, cancelled.body.data, 'restore');
    await jobsComeDue(restored.card.id, 'payment.give-back');
    expect(await refundsOf(business, restored.card.id)).toEqual([]);

    const given = await paidOrder();
    const ended = await performAction(business.owner, given.card, 'cancel');
    await performAction(business.owner, ended.body.data, 'refund', { method: 'SAME' });
    await settles(given.card.id, 'DONE');
    await Promise.all([1, 2, 3].map(() => jobsComeDue(given.card.id, 'payment.give-back')));
    expect(await refundsOf(business, given.card.id)).toHaveLength(1);
    expect(madeOf(given.payment)).toHaveLength(1);
  });

  it('gives it back once, by staff and by itself at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { card, payment } = await paidOrder();
      const ended = await performAction(business.owner, card, 'cancel');
      await Promise.all([
        performAction(business.owner, ended.body.data, 'refund', { method: 'SAME' }),
        jobsComeDue(card.id, 'payment.give-back'),
      ]);
      await settles(card.id, 'DONE');
      expect(madeOf(payment).map(({ amount }) => amount)).toEqual([card.totalCents]);
    }
  });

  it('gives back money that came too late', async () => {
    const order = await placeOnline(business, product);
    const page = await openPage(order);
    await runClockAt(later(70 * MINUTE_MS));
    const session = stripe.pay(page);
    await sendSession('completed', session);
    await settles(order.id, 'DONE');
    expect(madeOf(session.payment_intent!)).toHaveLength(1);
    expect((await cardOf(business, order.id)).state).toBe('EXPIRED');
  });

  it('leaves to people what the provider could not give back', async () => {
    stripe.refundsAre('failed');
    const { card, token, payment } = await paidOrder();
    await performAction(business.owner, card, 'reject');
    await settles(card.id, 'FAILED');
    await jobsComeDue(card.id, 'payment.give-back');
    expect(madeOf(payment)).toHaveLength(1);
    const failed = await cardOf(business, card.id);
    expect(failed).toMatchObject({ refundDueCents: card.totalCents });
    expect(failed.actions).toContain('refund');
    expect((await trackedOrder({ token })).refundDueCents).toBe(card.totalCents);
    const byHand = await performAction(business.owner, failed, 'refund', { method: 'CASH' });
    expect(byHand.body.data.refundDueCents).toBe(0);
  });

  it('never paid has nothing to give back', async () => {
    const order = await placeOnline(business, product);
    await openPage(order);
    await anonymous.post(`/api/store/orders/${order.token}/cancel`, {});
    expect(await jobsComeDue(order.id, 'payment.give-back')).toBe(0);
  });
});

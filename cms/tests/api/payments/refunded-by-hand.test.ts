import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { OrderCardDto } from '../../../src/contracts/orders';
import { startStripeDouble, type StripeDouble } from '../../doubles/stripe-double';
import type { TestBusiness } from '../support/business';
import { countOf } from '../support/database';
import { DAY_MS, MINUTE_MS, later, nowMs } from '../support/instants';
import { newProduct } from '../support/menu';
import {
  jobsComeDue,
  onlineBusiness,
  openPage,
  placeOnline,
  refundsOf,
  sendEvent,
  sendSession,
} from '../support/online-orders';
import { performAction, cardOf } from '../support/states';

const PATIENCE = { timeout: 20_000 };

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
afterEach(() => {
  vi.useRealTimers();
  for (const path of ['POST /v1/refunds', 'GET /v1/refunds']) stripe.trouble(path, null);
});

const statesOf = async (order: { id: string }) =>
  (await refundsOf(business, order.id)).map(({ amountCents, by, provider }) => [
    provider?.state,
    amountCents,
    by,
  ]);
const ownerName = async (order: { id: string }) => (await refundsOf(business, order.id))[0]!.by;

/** How often a job of the order could not be done; `failed` for what follows a refund that failed. */
const attempted = ({ id }: { id: string }, failed = '') =>
  countOf('outbox', `dedupe_key LIKE ? AND attempts > 0`, [`payment.refund:${id}:0${failed}%`]);

/** An order paid online and called off, whose money was asked back of a provider that does not answer. */
async function askedBack(trouble: 'HANG_UP' | 'LOSE_ANSWER' = 'HANG_UP') {
  const order = await placeOnline(business, product);
  const session = stripe.pay(await openPage(order));
  await sendSession('completed', session);
  const ended = await performAction(business.owner, await cardOf(business, order.id), 'cancel');
  stripe.trouble('POST /v1/refunds', trouble);
  await performAction(business.owner, ended.body.data, 'refund', { method: 'SAME' });
  await expect.poll(() => attempted(order), PATIENCE).toBe(1);
  return { id: order.id, totalCents: ended.body.data.totalCents!, payment: session.payment_intent! };
}

/** The provider is asked again when it answers, or after it has not answered for a day. */
const answers = async (order: { id: string }) => {
  stripe.trouble('POST /v1/refunds', null);
  await jobsComeDue(order.id, 'payment.refund');
};
const dayEnds = async (order: { id: string }) => {
  vi.useFakeTimers({ toFake: ['Date'], now: later(DAY_MS + MINUTE_MS) });
  await jobsComeDue(order.id, 'payment.refund');
  vi.useRealTimers();
};

/** That all was given back once, at the provider, so that nobody owes it any more. */
async function expectGivenOnce(order: { id: string; totalCents: number }): Promise<void> {
  const [by, whole] = [await ownerName(order), order.totalCents];
  await expect
    .poll(() => statesOf(order), PATIENCE)
    .toEqual([
      ['FAILED', whole, by],
      ['DONE', whole, 'Stripe'],
    ]);
  expect(await cardOf(business, order.id)).toMatchObject<Partial<OrderCardDto>>({
    refundedCents: whole,
    refundDueCents: 0,
  });
}

it.each([
  ['is refused', answers, 'charge_already_refunded'],
  ['was not asked for within a day', dayEnds, 'not_reached'],
])('what was told of before ours failed counts once it has failed: it %s', async (_, fails, failure) => {
  const order = await askedBack();
  const charge = stripe.refundByHand(order.payment, order.totalCents);
  await sendEvent('charge.refunded', charge);
  expect(await statesOf(order)).toEqual([['REQUESTED', order.totalCents, await ownerName(order)]]);
  await fails(order);
  await expectGivenOnce(order);
  expect((await refundsOf(business, order.id))[0]!.provider?.failure).toBe(failure);
  // Told once more, and asked once more, it is the same money.
  await sendEvent('charge.refunded', charge, { created: Math.floor(nowMs() / 1000) + 60 });
  await jobsComeDue(order.id, 'payment.refund');
  await expectGivenOnce(order);
});

it('is asked for again where the provider cannot say what was given back', async () => {
  const order = await askedBack();
  await sendEvent('charge.refunded', stripe.refundByHand(order.payment, order.totalCents));
  stripe.trouble('GET /v1/refunds', 'HANG_UP');
  await dayEnds(order);
  await expect.poll(() => attempted(order, ':failed'), PATIENCE).toBe(1);
  expect(await cardOf(business, order.id)).toMatchObject({ refundDueCents: order.totalCents });
  stripe.trouble('GET /v1/refunds', null);
  await jobsComeDue(order.id, 'payment.refund');
  await expectGivenOnce(order);
});

it('what of the whole was given back by hand counts, and the rest stays owed', async () => {
  const order = await askedBack();
  await sendEvent('charge.refunded', stripe.refundByHand(order.payment, 300));
  await answers(order);
  await expect.poll(async () => (await statesOf(order))[1], PATIENCE).toEqual(['DONE', 300, 'Stripe']);
  expect(await cardOf(business, order.id)).toMatchObject({ refundDueCents: order.totalCents - 300 });
});

it('ours that was made though nobody answered for a day is ours, and counts once', async () => {
  const order = await askedBack('LOSE_ANSWER');
  const by = await ownerName(order);
  stripe.trouble('GET /v1/refunds', 'HANG_UP');
  await dayEnds(order);
  expect(await statesOf(order)).toEqual([['FAILED', order.totalCents, by]]);
  stripe.trouble('GET /v1/refunds', null);
  await jobsComeDue(order.id, 'payment.refund');
  expect(await statesOf(order)).toEqual([['DONE', order.totalCents, by]]);
  expect(await cardOf(business, order.id)).toMatchObject({ refundDueCents: 0 });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStripeDouble, type StripeDouble } from '../../doubles/stripe-double';
import { mailsTo } from '../support/mailbox';
import { newProduct } from '../support/menu';
import { onlineBusiness, openPage, placeOnline, sendSession, trackedOrder } from '../support/online-orders';
import { newOrder, newPhone } from '../support/ordering';
import { cardOf, performAction } from '../support/states';

let stripe: StripeDouble;

beforeAll(async () => {
  stripe = await startStripeDouble();
});
afterAll(() => stripe.stop());

it('a payment provider that does not answer holds up no mail', async () => {
  const business = await onlineBusiness();
  const product = await newProduct(business);
  const paid = await placeOnline(business, product);
  await sendSession('completed', stripe.pay(await openPage(paid)));

  const refund = 'POST /v1/refunds';
  stripe.trouble(refund, 'SILENT');
  const whole = { method: 'SAME', part: 'WHOLE', note: 'Burnt' };
  await performAction(business.owner, await cardOf(business, paid.id), 'refund', whole);
  // This refund, or one that another suite left to be asked for again: they are asked for one after the other.
  await expect.poll(() => stripe.unanswered(), { timeout: 15_000 }).toBe(1);

  const email = `guest-${randomUUID()}@example.test`;
  const customer = { name: 'Ana Lima', phone: newPhone(), email };
  await newOrder(business, product, { customer });
  await mailsTo(email);
  // Which would be the case long before anybody else's turn came.
  expect(stripe.unanswered(), 'the provider was not asked once more').toBe(1);

  stripe.trouble(refund, null);
  await expect
    .poll(async () => (await trackedOrder(paid)).payment.state, { timeout: 15_000 })
    .toBe('REFUNDED');
});

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderDto } from '../../../src/contracts/orders';
import { startStripeDouble, type StripeDouble } from '../../doubles/stripe-double';
import { mutatedEventOf } from '../../doubles/mutated-events';
import { signedBody } from '../../doubles/stripe-events';
import type { DoubleSession } from '../../doubles/stripe-objects';
import { anonymous, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { runClockAt } from '../support/clock';
import { change, countOf, fingerprint } from '../support/database';
import { MINUTE_MS, later, nowMs } from '../support/instants';
import { newProduct } from '../support/menu';
import {
  onlineBusiness,
  openPage,
  placeOnline,
  sendEvent,
  sendSession,
  trackedOrder,
} from '../support/online-orders';
import { tally, thorough } from '../support/proof';
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

async function paying() {
  const order = await placeOnline(business, product);
  return { ...order, page: await openPage(order) };
}

const wholeOf = async (id: string) => (await business.owner.get<OrderDto>(`/api/orders/${id}`)).body.data;
const paidWith = async (id: string) => (await wholeOf(id)).paidWith!;

/** That an order was paid once: one payment, one entry of the log. */
async function expectPaidOnce(id: string): Promise<void> {
  expect(await countOf('audit_entries', `entity_id = ? AND action = 'receive-payment'`, [id])).toBe(1);
  expect(await paidWith(id)).toMatchObject({ state: 'CONFIRMED', confirmedBy: 'PROVIDER' });
}

describe('a message of the provider', () => {
  it('that came before is heard no more', async () => {
    const { id, page } = await paying();
    const session = stripe.pay(page);
    for (let time = 0; time < 3; time += 1)
      expect((await sendSession('completed', session, { id: `evt_${id}` })).status).toBe(200);
    await expectPaidOnce(id);
    expect(await countOf('provider_events', 'id = ?', [`evt_${id}`])).toBe(1);
    expect(await countOf('events', `entity_id = ?`, [id])).toBe(3);
  });

  it('that says the same under another name changes nothing', async () => {
    const { page } = await paying();
    const session = stripe.pay(page);
    await sendSession('completed', session);
    const before = await fingerprint(business.id);
    await sendSession('completed', session);
    await sendSession('async_payment_succeeded', session);
    expect(await fingerprint(business.id)).toEqual(before);
  });

  it.each([
    ['signed with another secret', { secret: 'whsec_other' }],
    ['without a signature', { signature: '' }],
    ['with words for a signature', { signature: 'v1=abc' }],
    ['from six minutes ago', { timestamp: Math.floor(nowMs() / 1000) - 360 }],
  ])('%s is refused, and nothing is kept of it', async (_, sending) => {
    const { id, page } = await paying();
    const before = await countOf('provider_events', '1 = ?', [1]);
    const answer = await sendSession('completed', stripe.pay(page), sending);
    expect(refusal(answer)).toEqual([400, 'BAD_SIGNATURE']);
    expect(await countOf('provider_events', '1 = ?', [1])).toBe(before);
    expect((await cardOf(business, id)).state).toBe('AWAITING_PAYMENT');
  });

  it('with a good signature is answered 200 or 400, whatever stands in it', async () => {
    const { id, page } = await paying();
    const session = { ...stripe.pay(page), metadata: { comanda_order: id, comanda_refund: '0' } };
    const { payment_intent, currency } = session;
    const event = mutatedEventOf({
      'checkout.session.completed': session,
      'checkout.session.async_payment_failed': session,
      'refund.updated': { ...session, id: 're_1', status: 'failed', failure_reason: 'x', amount: 1 },
      'charge.refunded': { ...session, amount_refunded: 1 },
      'charge.dispute.created': {
        ...{ id: 'dp_1', status: 'needs_response', amount: 1, currency, reason: 'x', payment_intent },
        evidence_details: { due_by: 1_790_000_000 },
      },
    });
    const secret = process.env.STRIPE_WEBHOOK_SECRET ?? '';
    const runs = thorough(1000, 100);
    await fc.assert(
      fc.asyncProperty(event, async (made) => {
        const body = JSON.stringify(made);
        const headers = { 'stripe-signature': signedBody(body, secret) };
        const answer = await anonymous.post('/api/payments/stripe/webhook', body, headers);
        expect(
          [
            [200, null],
            [400, 'MALFORMED_EVENT'],
            [400, 'INVALID'],
            // About a payment that is not known yet: it comes again.
            [409, 'CONFLICT'],
          ],
          body,
        ).toContainEqual(refusal(answer));
      }),
      { numRuns: runs },
    );
    tally('events that are not as documented', runs);
  });

  it('that was changed on its way is refused', async () => {
    const signed = 't=1,v1=00';
    for (const body of ['', '{}', '[]', '"text"', '{"id":1}']) {
      const answer = await anonymous.post('/api/payments/stripe/webhook', body, {
        'stripe-signature': signed,
      });
      expect(answer.status, body).toBe(400);
    }
  });

  it.each([
    ['of a kind that nobody knows', 'invented.event', {}],
    [
      'about an order of somebody else',
      'checkout.session.completed',
      { id: 'cs_x', client_reference_id: 'x' },
    ],
    ['about a page without an order', 'checkout.session.expired', { id: 'cs_x', client_reference_id: null }],
    ['about a refund of somebody else', 'refund.updated', { id: 're_x', status: 'failed', metadata: {} }],
    [
      'about a refund of no order',
      'refund.failed',
      { id: 're_x', status: 'failed', metadata: { comanda_order: 'x', comanda_refund: '0' } },
    ],
    [
      'about a charge of somebody else',
      'charge.refunded',
      {
        id: 'ch_x',
        payment_intent: 'pi_x',
        amount_refunded: 1,
        currency: 'brl',
        metadata: { comanda_order: 'x' },
      },
    ],
  ])('%s is heard, so that it does not come again', async (_, type, object) => {
    const session = { currency: 'brl', amount_total: 1, payment_status: 'paid', status: 'complete' };
    expect((await sendEvent(type, { ...session, payment_intent: 'pi_x', ...object })).status).toBe(200);
  });
});

describe('messages in whatever order', () => {
  type Message = [what: string, session: (page: string) => DoubleSession];
  const MESSAGES: Record<string, Message> = {
    completed: ['completed', (page) => ({ ...stripe.sessions.get(page)! })],
    expired: [
      'expired',
      (page) => ({ ...stripe.sessions.get(page)!, status: 'expired', payment_status: 'unpaid' }),
    ],
    failed: ['async_payment_failed', (page) => ({ ...stripe.sessions.get(page)!, payment_status: 'unpaid' })],
    processing: ['completed', (page) => ({ ...stripe.sessions.get(page)!, payment_status: 'unpaid' })],
  };

  function* orders(names: string[]): Generator<string[]> {
    if (names.length === 0) yield [];
    for (const name of names)
      for (const rest of orders(names.filter((other) => other !== name))) yield [name, ...rest];
  }

  it('come to the same: paid is paid', async () => {
    let cases = 0;
    for (const names of orders(Object.keys(MESSAGES))) {
      const { id, page } = await paying();
      stripe.pay(page);
      for (const name of names) {
        const [what, session] = MESSAGES[name]!;
        expect((await sendSession(what, session(page))).status, names.join()).toBe(200);
      }
      expect((await cardOf(business, id)).state, names.join()).toBe('PENDING');
      await expectPaidOnce(id);
      cases += 1;
    }
    expect(cases).toBe(24);
    tally('orders of messages', cases);
  });

  it('with money that went back by hand wait for the payment that it is of', async () => {
    for (const names of orders(['refunded', 'completed', 'expired'])) {
      const { id, page } = await paying();
      const { payment_intent, amount_total } = stripe.pay(page);
      const charge = stripe.refundByHand(payment_intent!, amount_total);
      const tell = (name: string) =>
        name === 'refunded'
          ? sendEvent('charge.refunded', charge, { id: `evt_back_${id}` })
          : sendSession(MESSAGES[name]![0], MESSAGES[name]![1](page));
      for (const name of names) {
        const answer = await tell(name);
        if (answer.status === 200) continue;
        expect([name, ...refusal(answer)]).toEqual(['refunded', 409, 'CONFLICT']);
        expect(await countOf('provider_events', 'id = ?', [`evt_back_${id}`])).toBe(0);
      }
      expect((await tell('refunded')).status).toBe(200);
      const { refunds, paidWith: payment } = await wholeOf(id);
      expect(payment, names.join()).toMatchObject({ state: 'REFUNDED', confirmedBy: 'PROVIDER' });
      expect(refunds, names.join()).toMatchObject([{ amountCents: amount_total, by: 'Stripe' }]);
      expect(await countOf('provider_events', 'id = ?', [`evt_back_${id}`])).toBe(1);
    }
  });

  it('that say nothing of money leave it waiting', async () => {
    for (const names of orders(['expired', 'failed', 'processing'])) {
      const { id, page } = await paying();
      stripe.pay(page, 'unpaid');
      for (const name of names) await sendSession(MESSAGES[name]![0], MESSAGES[name]![1](page));
      expect((await cardOf(business, id)).state).toBe('AWAITING_PAYMENT');
      expect((await paidWith(id)).checkout?.state, names.join()).toMatch(/^(EXPIRED|FAILED)$/);
    }
  });
});

describe('money', () => {
  it('for an order that was given up is noted, and owed', async () => {
    const { id, page, token } = await paying();
    await runClockAt(later(70 * MINUTE_MS));
    expect((await cardOf(business, id)).state).toBe('EXPIRED');
    stripe.refundsAre('pending');
    await sendSession('completed', stripe.pay(page));
    stripe.refundsAre('succeeded');
    expect(await cardOf(business, id)).toMatchObject({ state: 'EXPIRED', paidCents: product.priceCents });
    expect((await trackedOrder({ token })).payment.confirmedBy).toBe('PROVIDER');
  });

  it('of another amount or currency confirms nothing, and is shown with what the provider calls it', async () => {
    for (const change_ of [{ amount_total: product.priceCents - 1 }, { currency: 'usd' }]) {
      const { id, page } = await paying();
      const session = { ...stripe.pay(page), ...change_ };
      await sendSession('completed', session);
      await sendSession('completed', session);
      expect((await cardOf(business, id)).state).toBe('AWAITING_PAYMENT');
      expect(await paidWith(id)).toMatchObject({
        state: 'PENDING',
        confirmedBy: null,
        unmatched: {
          ref: session.payment_intent,
          amountCents: session.amount_total,
          currency: session.currency.toUpperCase(),
        },
      });
      expect(await countOf('audit_entries', `entity_id = ? AND action = 'note-unmatched'`, [id])).toBe(1);
      // Somebody has to look: it is not given up meanwhile.
      await runClockAt(later(70 * MINUTE_MS));
      expect((await cardOf(business, id)).state).toBe('AWAITING_PAYMENT');
    }
  });

  it('that staff said was there is the provider’s from then on', async () => {
    const { id, page } = await paying();
    await performAction(business.owner, await cardOf(business, id), 'confirm-payment', {
      evidence: 'On my phone',
    });
    const session = stripe.pay(page);
    await sendSession('completed', session);
    expect(await paidWith(id)).toMatchObject({ confirmedBy: 'PROVIDER', evidence: session.payment_intent });
    expect((await cardOf(business, id)).state).toBe('PENDING');
  });

  it('told of before the page is known finds its order', async () => {
    const { id, page } = await paying();
    await change('UPDATE orders SET payment_ref = NULL WHERE document_id = ?', [id]);
    await sendSession('completed', stripe.pay(page));
    expect((await cardOf(business, id)).state).toBe('PENDING');
  });
});

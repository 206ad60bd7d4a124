import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStripeDouble, type StripeDouble } from '../../doubles/stripe-double';
import { anonymous, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { countOf } from '../support/database';
import { newProduct } from '../support/menu';
import { onlineBusiness, openPage, placeOnline, sendSession, syncOrder } from '../support/online-orders';
import { tally } from '../support/proof';
import { performAction, cardOf } from '../support/states';

const ROUNDS = 20;
const PATIENCE_MS = 300_000;

let stripe: StripeDouble;
let business: TestBusiness;
let product: { id: string; priceCents: number };

beforeAll(async () => {
  stripe = await startStripeDouble();
  business = await onlineBusiness();
  product = await newProduct(business);
});
afterAll(() => stripe.stop());

const moves = (id: string, action: string) =>
  countOf('audit_entries', 'entity_id = ? AND action = ?', [id, action]);

it(
  'the same message, another of the same, and the customer’s return at once: one payment, one event',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await placeOnline(business, product);
      const session = stripe.pay(await openPage(order));
      const answers = await Promise.all([
        sendSession('completed', session, { id: `evt_${order.id}` }),
        sendSession('completed', session, { id: `evt_${order.id}` }),
        sendSession('async_payment_succeeded', session),
        syncOrder(order),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await moves(order.id, 'receive-payment')).toBe(1);
      // Placed, its page opened, paid.
      expect(await countOf('events', 'entity_id = ?', [order.id])).toBe(3);
      expect(await cardOf(business, order.id)).toMatchObject({ state: 'PENDING', version: 3 });
    }
    tally(`messages at once, ${ROUNDS} rounds`, ROUNDS * 4);
  },
  PATIENCE_MS,
);

it(
  'paid and cancelled by the customer at once: no money is lost, whoever is first',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await placeOnline(business, product);
      const session = stripe.pay(await openPage(order));
      const [message, cancelled] = await Promise.all([
        sendSession('completed', session),
        anonymous.post(`/api/store/orders/${order.token}/cancel`, {}),
      ]);
      expect(message.status).toBe(200);
      expect([200, 409]).toContain(cancelled.status);
      const card = await cardOf(business, order.id);
      expect(card.paidCents).toBe(product.priceCents);
      expect(await moves(order.id, 'receive-payment')).toBe(1);
      if (cancelled.status === 200)
        expect(card).toMatchObject({ state: 'CANCELLED', refundDueCents: product.priceCents });
      else expect([card.state, ...refusal(cancelled)]).toEqual(['PENDING', 409, 'TOO_LATE_TO_CANCEL']);
    }
    tally(`paid against cancelled, ${ROUNDS} rounds`, ROUNDS * 2);
  },
  PATIENCE_MS,
);

it(
  'confirmed by the provider and by staff at once: paid once',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await placeOnline(business, product);
      const session = stripe.pay(await openPage(order));
      const card = await cardOf(business, order.id);
      const [message, staff] = await Promise.all([
        sendSession('completed', session),
        performAction(business.owner, card, 'confirm-payment'),
      ]);
      expect(message.status).toBe(200);
      expect([200, 409]).toContain(staff.status);
      expect(await cardOf(business, order.id)).toMatchObject({
        state: 'PENDING',
        paidCents: product.priceCents,
      });
    }
  },
  PATIENCE_MS,
);

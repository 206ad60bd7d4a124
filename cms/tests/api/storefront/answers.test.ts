import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  cartAnswer,
  forgottenCartAnswer,
  keptCartAnswer,
  type KeptCartDto,
} from '../../../src/contracts/carts';
import { intakeAnswer, surveyAnswer, unsubscribedAnswer } from '../../../src/contracts/feedback';
import { loyaltyCardAnswer, loyaltyLinkAnswer } from '../../../src/contracts/loyalty-card';
import type { TrackedOrderDto } from '../../../src/contracts/storefront';
import {
  errorAnswer,
  placedAnswer,
  quoteAnswer,
  slotsAnswer,
  trackedAnswer,
  withdrawnAnswer,
} from '../../../src/contracts/storefront-answers';
import { menuAnswer, profileAnswer, storeNewsAnswer } from '../../../src/contracts/storefront-store-answers';
import { checkoutAnswer } from '../../../src/contracts/payments';
import { startStripeDouble, type StripeDouble } from '../../doubles/stripe-double';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { falaeAnswer, newIntakeKey, sendIntake } from '../support/intake';
import { activeProgram } from '../support/loyalty';
import { newCategory, newProduct } from '../support/menu';
import { startPayment, onlineBusiness, placeOnline, syncOrder } from '../support/online-orders';
import { newOrder, orderBody, place } from '../support/ordering';
import { tally } from '../support/proof';
import { performAction, EVERY_STATE, orderIn } from '../support/states';
import { mailedCart, newEmail } from '../support/reminders';
import { openEventStream } from '../support/stream';

let business: TestBusiness;
let product: { id: string; priceCents: number };
let store: string;
let stripe: StripeDouble;

beforeAll(async () => {
  stripe = await startStripeDouble();
  business = await newBusiness(EVERY_STATE);
  const category = await newCategory(business, { name: 'Pizzas' });
  product = await newProduct(business, { categoryIds: [category.id] });
  store = `/api/store/${business.branch.slug}`;
});
afterAll(() => stripe.stop());

const data = async (asked: ReturnType<typeof anonymous.get>): Promise<unknown> => {
  const { status, body, text } = await asked;
  expect(status, text).toBeLessThan(300);
  return body.data;
};
const get = (path: string) => data(anonymous.get(path));
const post = (path: string, body: object = {}) => data(anonymous.post(path, body));
const items = () => [{ productId: product.id, quantity: 1 }];
const cart = () => ({ type: 'TAKEOUT', items: items(), step: 'REVIEW' });
const keptCart = async () => cartAnswer.parse(await post(`${store}/carts`, cart())).token;

/** What a stream says first. */
async function heard(path: string): Promise<unknown> {
  const stream = await openEventStream(path);
  const first = await stream.until(() => true);
  stream.close();
  return first.data;
}

/** An order whose customer is asked whether something else may take the place of what is sold out. */
async function asked(): Promise<TrackedOrderDto> {
  const water = await newProduct(business, { priceCents: 600 });
  const order = await orderIn(business, product, 'ACCEPTED', 'TAKEOUT', {
    items: [...items(), { productId: water.id, quantity: 1 }],
    expectedTotalCents: product.priceCents + 600,
  });
  const juice = await newProduct(business, { priceCents: 600 });
  const answer = await performAction(business.owner, order, 'offer-substitute', {
    place: 1,
    offer: { productId: juice.id, quantity: 1, extras: [] },
    expectedTotalCents: product.priceCents + 600,
  });
  expect(answer.status, answer.text).toBe(200);
  return trackedAnswer.parse(await get(`/api/store/orders/${order.token}`));
}

/** An order that is paid online. */
async function dueOnline() {
  const takesOnline = await onlineBusiness();
  return placeOnline(takesOnline, await newProduct(takesOnline));
}

/** Every operation: by which schema its answer is told, and one as it really comes. */
const OPERATIONS: Record<string, [schema: z.ZodType, answer: () => Promise<unknown>]> = {
  'GET /store/{slug}': [profileAnswer, () => get(store)],
  'GET /store/{slug}/menu': [menuAnswer, () => get(`${store}/menu`)],
  'GET /store/{slug}/menu/events': [storeNewsAnswer, () => heard(`${store}/menu/events`)],
  'GET /store/{slug}/slots': [slotsAnswer, () => get(`${store}/slots?service=TAKEOUT`)],
  'POST /store/{slug}/quote': [
    quoteAnswer,
    () => post(`${store}/quote`, { type: 'TAKEOUT', items: items() }),
  ],
  'POST /store/{slug}/loyalty': [
    loyaltyCardAnswer,
    async () => {
      await activeProgram(business);
      const { token } = await orderIn(business, product, 'DELIVERED', 'TAKEOUT');
      return post(`${store}/loyalty`, { proofs: [token] });
    },
  ],
  'POST /store/{slug}/loyalty/link': [
    loyaltyLinkAnswer,
    () => post(`${store}/loyalty/link`, { email: newEmail() }),
  ],
  'POST /store/{slug}/orders': [
    placedAnswer,
    () => data(place(business, orderBody(product.id, product.priceCents))),
  ],
  'POST /store/{slug}/orders/withdraw': [
    withdrawnAnswer,
    async () => {
      const body = orderBody(product.id, product.priceCents);
      const key = { 'idempotency-key': randomUUID() };
      await data(anonymous.post(`${store}/orders`, body, key));
      return data(anonymous.post(`${store}/orders/withdraw`, body, key));
    },
  ],
  'POST /store/{slug}/carts': [cartAnswer, () => post(`${store}/carts`, cart())],
  'GET /store/carts/{token}': [keptCartAnswer, async () => get(`/api/store/carts/${await keptCart()}`)],
  'PUT /store/carts/{token}': [
    cartAnswer,
    async () => data(anonymous.send('PUT', `/api/store/carts/${await keptCart()}`, cart())),
  ],
  'POST /store/carts/{token}/forget': [
    forgottenCartAnswer,
    async () => post(`/api/store/carts/${await keptCart()}/forget`),
  ],
  'POST /store/carts/{token}/resume': [
    forgottenCartAnswer,
    async () => post(`/api/store/carts/${(await mailedCart(business, newEmail())).link}/resume`),
  ],
  'GET /store/orders/{token}': [
    trackedAnswer,
    async () => get(`/api/store/orders/${(await newOrder(business, product, atTable)).token}`),
  ],
  'GET /store/orders/{token}/events': [
    trackedAnswer,
    async () => heard(`/api/store/orders/${(await asked()).token}/events`),
  ],
  'POST /store/orders/{token}/cancel': [
    trackedAnswer,
    async () => post(`/api/store/orders/${(await newOrder(business, product)).token}/cancel`),
  ],
  'POST /store/orders/{token}/claim-payment': [
    trackedAnswer,
    async () => {
      const { token } = await orderIn(business, product, 'AWAITING_PAYMENT');
      return post(`/api/store/orders/${token}/claim-payment`, { note: 'Paid' });
    },
  ],
  'POST /store/orders/{token}/checkout': [checkoutAnswer, async () => data(startPayment(await dueOnline()))],
  'POST /store/orders/{token}/checkout/sync': [trackedAnswer, async () => data(syncOrder(await dueOnline()))],
  'GET /store/orders/{token}/feedback': [
    surveyAnswer,
    async () => get(`/api/store/orders/${(await newOrder(business, product)).token}/feedback`),
  ],
  'POST /store/orders/{token}/feedback/unsubscribe': [
    unsubscribedAnswer,
    async () => post(`/api/store/orders/${(await newOrder(business, product)).token}/feedback/unsubscribe`),
  ],
  'POST /feedback/intake': [
    intakeAnswer,
    async () => data(sendIntake(await newIntakeKey(business), falaeAnswer())),
  ],
  'POST /store/orders/{token}/feedback': [
    surveyAnswer,
    async () => {
      const { token } = await orderIn(business, product, 'DELIVERED', 'TAKEOUT');
      return post(`/api/store/orders/${token}/feedback`, { nps: 9, comment: 'Good', ratings: { food: 5 } });
    },
  ],
  'POST /store/orders/{token}/substitution': [
    trackedAnswer,
    async () => {
      const { token, substitution } = await asked();
      return post(`/api/store/orders/${token}/substitution`, { id: substitution?.id, answer: 'SUBSTITUTE' });
    },
  ],
};
const atTable = { type: 'DINE_IN', table: '7' };

it('is told of every operation that is documented', async () => {
  const { paths } = JSON.parse((await anonymous.get('/api/openapi.json')).text) as {
    paths: Record<string, object>;
  };
  const documented = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(Object.keys(OPERATIONS).sort()).toEqual(documented.sort());
});

it.each(Object.entries(OPERATIONS))(
  '%s answers as it is documented, and nothing more',
  async (_, [schema, answer]) => {
    const real = await answer();
    // What is parsed lacks whatever no schema tells of.
    expect(schema.parse(real)).toEqual(real);
    tally('answers compared with their schema', 1);
  },
);

it('answers a refusal as it is documented', async () => {
  const { body } = await anonymous.post(`${store}/orders`, orderBody(product.id, 1), {
    'idempotency-key': randomUUID(),
  });
  expect(errorAnswer.parse(body)).toEqual(body);
  const missing = await anonymous.get<KeptCartDto>('/api/store/no-such-store');
  expect(errorAnswer.parse(missing.body)).toEqual(missing.body);
});

import { randomUUID } from 'node:crypto';
import type { CartDto } from '../../../src/contracts/carts';
import type { RequestWithBody } from './bodies';
import { anonymous, type TestBusiness } from './business';
import type { Client } from './client';
import { rows } from './database';
import { acting, reading, type Example } from './example';
import { MINUTE_MS, later } from './instants';
import { newProduct } from './menu';
import { fromServer, serverUrl } from './server';

/** What a page tells of a cart with one of a product, for pickup. */
export const cartBody = (productId: string, more: object = {}) => ({
  type: 'TAKEOUT',
  items: [{ productId, quantity: 1, extras: [] }],
  step: 'REVIEW',
  ...more,
});

export const withConsent = (more: object = {}) => ({ consent: true, name: 'Ana Lima', ...more });

/** A cart of the store page, by its token, its token of reminders, and as the dashboard names it. */
export async function newCart(business: TestBusiness, more: object = {}) {
  const { id: productId } = await newProduct(business);
  const path = `/api/store/${business.branch.slug}/carts`;
  const answer = await anonymous.post<{ token: string }>(path, cartBody(productId, more), {
    'idempotency-key': randomUUID(),
  });
  if (answer.status !== 201) throw new Error(`The cart was not kept: ${answer.text}`);
  const { token } = answer.body.data;
  const [row] = await rows<{ id: string; link: string }>(
    'SELECT document_id AS id, recovery_token AS link FROM carts WHERE token = ?',
    [token],
  );
  if (!row) throw new Error('The cart is not there');
  return { ...row, token, productId };
}

/** Lets the server do with carts what time does, as if it were so many minutes later. */
export async function advanceCartsBy(minutes: number): Promise<void> {
  await serverUrl();
  const { advanceCarts } = fromServer('./api/carts/use-cases/advance-carts') as {
    advanceCarts: (now: Date) => Promise<void>;
  };
  await advanceCarts(later(minutes * MINUTE_MS));
}

/** One that was left. */
export async function abandonedCart(business: TestBusiness, more: object = {}) {
  const cart = await newCart(business, more);
  await advanceCartsBy(21);
  return cart;
}

export const cartOf = async (who: Client, id: string): Promise<CartDto> =>
  (await who.get<CartDto>(`/api/carts/${id}`)).body.data;

const subject = async (business: TestBusiness) => (await newCart(business)).id;

/** Every operator route of carts that is about one thing. */
export const CART_EXAMPLES: Record<string, Example> = {
  'GET /api/carts/:id': reading(subject, 'carts'),
  'GET /api/carts/figures': {
    subject: async ({ branch }) => Promise.resolve(branch.id),
    path: (id) => `/api/carts/figures?branchId=${id}&from=2020-01-01&to=2120-01-01`,
    missing: 404,
  },
  'POST /api/carts/:id/remind': acting(subject, 'carts', 'remind', { version: 1, way: 'EMAIL' }),
};

/** One request for every route of carts that reads a body. */
export async function cartRequests(business: TestBusiness): Promise<RequestWithBody[]> {
  const cart = await newCart(business);
  const body = cartBody(cart.productId, {
    contact: withConsent({ phone: '+5511987654321', email: 'ana@example.test' }),
  });
  const alsoUnknown = ['state', 'obstacle', 'valueCents', 'recoveryToken', 'orderId'];
  return [
    { method: 'POST', path: `/api/store/${business.branch.slug}/carts`, body, alsoUnknown },
    { method: 'PUT', path: `/api/store/carts/${cart.token}`, body, alsoUnknown },
    {
      method: 'POST',
      path: `/api/carts/${cart.id}/remind`,
      body: { version: 1, way: 'EMAIL' },
      alsoUnknown: ['state', 'email', 'text'],
    },
  ];
}

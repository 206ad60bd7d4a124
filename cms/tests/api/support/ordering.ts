import { randomUUID } from 'node:crypto';
import type { PlacedOrderDto } from '../../../src/contracts/storefront';
import { anonymous, type TestBusiness } from './business';
import type { Answer } from './client';
import { rows } from './database';

export const CENTRO = {
  street: 'Rua Dois',
  number: '22',
  district: 'Centro',
  city: 'São Paulo',
  state: 'SP',
  postalCode: '01002-000',
};

let phones = 0;
/** A valid phone that nobody else in this run has. */
export const newPhone = () => `+55119${String(80_000_000 + (process.pid % 1000) * 10_000 + (phones += 1))}`;

/** A body that orders one of a product for pickup, paid in cash. */
export function orderBody(productId: string, totalCents: number, more: object = {}) {
  return {
    type: 'TAKEOUT',
    items: [{ productId, quantity: 1, extras: [] }],
    customer: { name: 'Ana Lima', phone: newPhone() },
    payment: { method: 'CASH' },
    expectedTotalCents: totalCents,
    ...more,
  };
}

/** Places an order at the business's branch as a customer would. */
export function place(
  business: TestBusiness,
  body: object,
  key: string = randomUUID(),
): Promise<Answer<PlacedOrderDto>> {
  return anonymous.post<PlacedOrderDto>(`/api/store/${business.branch.slug}/orders`, body, {
    'idempotency-key': key,
  });
}

/** Places an order and answers how the board knows it. */
export async function newOrder(
  business: TestBusiness,
  product: { id: string; priceCents: number },
  more: object = {},
): Promise<{ id: string; token: string; number: string }> {
  const delivered = 'type' in more && more.type === 'DELIVERY';
  const body = orderBody(product.id, product.priceCents + (delivered ? 500 : 0), {
    ...(delivered && { address: CENTRO }),
    ...more,
  });
  const { status, body: answer } = await place(business, body);
  if (status !== 201) throw new Error(`The order was not taken: ${JSON.stringify(answer.error)}`);
  const { token, number } = answer.data;
  const [row] = await rows<{ id: string }>('SELECT document_id AS id FROM orders WHERE token = ?', [token]);
  if (!row) throw new Error('The order is not there');
  return { id: row.id, token, number };
}

/** What of an order's body asks for one of each product, without fees. */
export const ofEach = (products: readonly { id: string; priceCents: number }[]) => ({
  items: products.map(({ id }) => ({ productId: id, quantity: 1, extras: [] })),
  expectedTotalCents: products.reduce((sum, { priceCents }) => sum + priceCents, 0),
});

import { randomUUID } from 'node:crypto';
import type { TakenOrderDto } from '../../../src/contracts/staff-orders';
import type { TestBusiness } from './business';
import type { Client } from './client';

/** An order for one of a product, as somebody at the counter types it. */
export const typedOrder = (
  { branch }: Pick<TestBusiness, 'branch'>,
  { id, priceCents }: { id: string; priceCents: number },
  more: object = {},
) => ({
  branch: branch.id,
  channel: 'COUNTER',
  type: 'TAKEOUT',
  items: [{ productId: id, quantity: 1 }],
  payment: { method: 'CASH' },
  expectedTotalCents: priceCents,
  ...more,
});

export const takeOrder = (who: Client, body: object, key: string = randomUUID()) =>
  who.post<TakenOrderDto>('/api/orders', body, { 'idempotency-key': key });

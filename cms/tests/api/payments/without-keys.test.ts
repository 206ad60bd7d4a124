import { expect, it } from 'vitest';
import { client, refusal } from '../support/client';
import { newProduct } from '../support/menu';
import { onlineBusiness, placeOnline, sendEvent } from '../support/online-orders';
import { orderBody } from '../support/ordering';
import { freePort, newHome, spawnServer } from '../support/spawned';

it('a server without keys offers, takes and asks for nothing, and says what to set', async () => {
  const business = await onlineBusiness();
  const product = await newProduct(business);
  const order = await placeOnline(business, product);
  const { owner, branch } = business;
  const env = { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', STRIPE_API_URL: '' };
  const { url } = await spawnServer(await newHome(), { port: await freePort(), env });
  const [customer, boss] = [client(null, url), client(owner.cookie, url)];

  const profile = await customer.get<{ payments: string[] }>(`/api/store/${branch.slug}`);
  expect(profile.body.data.payments).toEqual(['CASH', 'CREDIT']);
  expect((await boss.get('/api/payments/provider')).body.data).toEqual({ name: null });

  const { body: current } = await boss.get<{ version: number }>(`/api/branches/${branch.id}`);
  const saved = await boss.send('PATCH', `/api/branches/${branch.id}`, {
    ...{ version: current.data.version, payments: ['CASH', 'ONLINE'] },
  });
  expect([...refusal(saved), saved.body.error.details.path]).toEqual([
    400,
    'PAYMENT_NOT_SET_UP',
    ['payments'],
  ]);
  expect(saved.body.error.message).toContain('STRIPE_SECRET_KEY');

  const placed = await customer.post(
    `/api/store/${branch.slug}/orders`,
    orderBody(product.id, product.priceCents, { payment: { method: 'ONLINE' } }),
    { 'idempotency-key': 'without-keys' },
  );
  expect(refusal(placed)).toEqual([422, 'PAYMENT_METHOD_NOT_OFFERED']);
  expect(refusal(await customer.post(`/api/store/orders/${order.token}/checkout`, {}))).toEqual([
    409,
    'PAYMENT_NOT_SET_UP',
  ]);
  const synced = await customer.post<{ state: string }>(`/api/store/orders/${order.token}/checkout/sync`, {});
  expect(synced.body.data.state).toBe('AWAITING_PAYMENT');
  expect(refusal(await customer.post('/api/payments/stripe/webhook', {}))).toEqual([404, 'NOT_FOUND']);
}, 120_000);

it('a message that nobody signed is refused beside it', async () => {
  expect(refusal(await sendEvent('ping', {}, { signature: 'none' }))).toEqual([400, 'BAD_SIGNATURE']);
});

import { expect, it } from 'vitest';
import type { HomeDto } from '../../../src/contracts/home';
import type { OrderCardDto } from '../../../src/contracts/orders';
import type { OrderListMeta } from '../../../src/contracts/order-list';
import { newBusiness } from '../support/business';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';

it('a list of orders comes to what the day sold: what was cancelled is counted and worth nothing', async () => {
  const business = await newBusiness();
  const product = await newProduct(business, { priceCents: 3150 });
  await newOrder(business, product);
  const cancelled = await newOrder(business, product);
  const metaOf = async (query = '') =>
    (await business.owner.get<OrderCardDto[]>(`/api/orders?branch=${business.branch.id}${query}`)).body
      .meta as OrderListMeta;
  expect(await metaOf()).toMatchObject({ total: 2, sumCents: 6300 });

  const { status } = await business.owner.post(`/api/orders/${cancelled.id}/cancel`, {
    version: 1,
    code: 'CUSTOMER_REQUEST',
  });
  expect(status).toBe(200);
  expect(await metaOf()).toMatchObject({ total: 2, sumCents: 3150 });
  expect(await metaOf('&state=CANCELLED')).toMatchObject({ total: 1, sumCents: 0 });
  const { today } = (await business.owner.get<HomeDto>(`/api/home?branch=${business.branch.id}`)).body.data;
  expect(today).toMatchObject({ orders: 1, salesCents: 3150 });
});

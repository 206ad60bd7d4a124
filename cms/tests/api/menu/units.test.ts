import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductDto } from '../../../src/contracts/menu';
import type { HomeDto } from '../../../src/contracts/home';
import type { BoardDto } from '../../../src/contracts/board';
import type { OrderDto } from '../../../src/contracts/orders';
import type { QuoteDto, StoreMenuDto, TrackedOrderDto } from '../../../src/contracts/storefront';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { change } from '../support/database';
import { stockLeft, newProduct, newStock } from '../support/menu';
import { newOrder } from '../support/ordering';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const productOf = async ({ id }: { id: string }) =>
  (await business.owner.get<ProductDto>(`/api/products/${id}`)).body.data;
const shownOf = async ({ id }: { id: string }) =>
  (await anonymous.get<StoreMenuDto>(`/api/store/${business.branch.slug}/menu`)).body.data.products.find(
    (product) => product.id === id,
  );
const itemOf = async (id: string) =>
  (await business.owner.get<OrderDto>(`/api/orders/${id}`)).body.data.items[0];
const cardOf = async (id: string) =>
  (
    await business.owner.get<BoardDto>(`/api/orders/board?branch=${business.branch.id}`)
  ).body.data.orders.find((card) => card.id === id)?.items[0];

describe('the unit of a product', () => {
  it('is a piece where nobody says otherwise, and no other than those there are', async () => {
    const product = await newProduct(business);
    expect(product.unit).toBe('UN');
    const patched = await business.owner.send('PATCH', `/api/products/${product.id}`, {
      version: product.version,
      unit: 'DOZEN',
    });
    expect([...refusal(patched), patched.body.error.details.path]).toEqual([400, 'NOT_ONE_OF', ['unit']]);
  });

  it('is told to customers, and stays with the order whatever becomes of the product', async () => {
    const product = await newStock(business, 9, { unit: 'KG', priceCents: 5990 });
    expect(await shownOf(product)).toMatchObject({ unit: 'KG', priceCents: 5990 });
    const items = [{ productId: product.id, quantity: 2, extras: [] }];
    const quoted = await anonymous.post<QuoteDto>(`/api/store/${business.branch.slug}/quote`, {
      type: 'TAKEOUT',
      items,
    });
    expect(quoted.body.data.items).toMatchObject([{ quantity: 2, unit: 'KG', totalCents: 11_980 }]);

    const { id, token } = await newOrder(business, { ...product, priceCents: 11_980 }, { items });
    expect((await business.owner.get<OrderDto>(`/api/orders/${id}`)).body.data.unitCount).toBe(1);
    expect(await stockLeft(business, product.id)).toBe(7);
    const home = await business.owner.get<HomeDto>(`/api/home?branch=${business.branch.id}`);
    expect(home.body.data.bestSellers.find(({ productId }) => productId === product.id)).toMatchObject({
      quantity: 2,
      unit: 'KG',
    });
    const { version } = await productOf(product);
    const changed = await business.owner.send<ProductDto>('PATCH', `/api/products/${product.id}`, {
      version,
      unit: 'L',
    });
    expect(changed.body.data.unit).toBe('L');
    expect(await shownOf(product)).toMatchObject({ unit: 'L' });
    expect(await itemOf(id)).toMatchObject({ quantity: 2, unit: 'KG' });
    expect(await cardOf(id)).toMatchObject({ quantity: 2, unit: 'KG' });
    const tracked = await anonymous.get<TrackedOrderDto>(`/api/store/orders/${token}`);
    expect(tracked.body.data.items).toMatchObject([{ quantity: 2, unit: 'KG' }]);
  });

  it('is a piece for products and orders of before there were units', async () => {
    const product = await newProduct(business, { unit: 'KG' });
    const { id } = await newOrder(business, product);
    const items = [{ ...(await itemOf(id)), unit: undefined }];
    await change('UPDATE orders SET items = ? WHERE document_id = ?', [JSON.stringify(items), id]);
    await change('UPDATE products SET unit = NULL WHERE document_id = ?', [product.id]);
    expect(await itemOf(id)).toMatchObject({ name: product.name, unit: 'UN' });
    expect(await cardOf(id)).toMatchObject({ unit: 'UN' });
    const { unit, version } = await productOf(product);
    expect(unit).toBe('UN');
    const renamed = { version, name: `${product.name} 2` };
    await business.owner.send('PATCH', `/api/products/${product.id}`, renamed);
    expect(await shownOf(product)).toMatchObject({ name: renamed.name, unit: 'UN' });
  });
});

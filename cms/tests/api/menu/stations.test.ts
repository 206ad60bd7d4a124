import { beforeAll, describe, expect, it } from 'vitest';
import type { CategoryDto, ProductDto } from '../../../src/contracts/menu';
import type { OrderDto } from '../../../src/contracts/orders';
import { newBusiness, type TestBusiness } from '../support/business';
import { newCategory, newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const madeAt = async (product: ProductDto) => {
  const { id } = await newOrder(business, product);
  return (await business.owner.get<OrderDto>(`/api/orders/${id}`)).body.data.items.map(
    ({ station }) => station,
  );
};

describe('the station of a category', () => {
  it('is where its products are made that name none, from the next order on', async () => {
    const category = await newCategory(business, { station: 'Oven' });
    const plain = await newProduct(business, { categoryIds: [category.id] });
    const own = await newProduct(business, { categoryIds: [category.id], station: 'Grill' });
    expect([await madeAt(plain), await madeAt(own)]).toEqual([['Oven'], ['Grill']]);

    const path = `/api/categories/${category.id}`;
    const moved = await business.owner.send<CategoryDto>('PATCH', path, { version: 1, station: 'Bar' });
    expect([moved.status, moved.body.data.station]).toEqual([200, 'Bar']);
    expect(await madeAt(plain)).toEqual(['Bar']);
    // The product itself still says nothing, so that it goes where its category goes.
    const stored = await business.owner.get<ProductDto>(`/api/products/${plain.id}`);
    expect(stored.body.data.station).toBeNull();
  });
});

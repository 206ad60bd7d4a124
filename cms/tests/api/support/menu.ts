import type { CategoryDto, ExtraGroupDto, ProductDto, VariationGroupDto } from '../../../src/contracts/menu';
import { unique, type TestBusiness } from './business';
import type { Client } from './client';

async function created<T>(owner: Client, path: string, body: object): Promise<T> {
  const answer = await owner.post<T>(path, body);
  if (answer.status !== 201)
    throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body.error)}`);
  return answer.body.data;
}

export const newCategory = ({ owner, branch }: TestBusiness, fields: object = {}) =>
  created<CategoryDto>(owner, '/api/categories', {
    branchId: branch.id,
    name: unique('Category'),
    ...fields,
  });

export const newVariationGroup = ({ owner, branch }: TestBusiness, fields: object) =>
  created<VariationGroupDto>(owner, '/api/variation-groups', {
    branchId: branch.id,
    name: unique('Sizes'),
    ...fields,
  });

export const newExtraGroup = ({ owner, branch }: TestBusiness, fields: object) =>
  created<ExtraGroupDto>(owner, '/api/extra-groups', {
    branchId: branch.id,
    name: unique('Extras'),
    ...fields,
  });

/** A product that can be sold, in a category of its own unless one is named. */
export async function newProduct(
  business: TestBusiness,
  fields: { categoryIds?: string[]; [field: string]: unknown } = {},
): Promise<ProductDto> {
  const categoryIds = fields.categoryIds ?? [(await newCategory(business)).id];
  return created<ProductDto>(business.owner, '/api/products', {
    branchId: business.branch.id,
    name: unique('Product'),
    priceCents: 2000,
    ...fields,
    categoryIds,
  });
}

/** A product of which so many pieces are on the shelf. */
export async function newStock(
  business: TestBusiness,
  quantity: number,
  fields: object = {},
): Promise<ProductDto> {
  const product = await newProduct(business, { ...fields, stockTracked: true });
  const answer = await business.owner.post(`/api/products/${product.id}/stock`, {
    kind: 'RESTOCK',
    quantity,
  });
  if (answer.status !== 200) throw new Error(`The shelf was not filled: ${answer.text}`);
  return product;
}

/** A group with one extra at 3.00, of which so many pieces are on the shelf. */
export async function newStockedExtra(business: TestBusiness, quantity: number): Promise<ExtraGroupDto> {
  const extras = [{ name: 'Cheese', priceCents: 300, stockTracked: true }];
  const group = await newExtraGroup(business, { min: 0, max: 1, extras });
  const path = `/api/extra-groups/${group.id}/extras/${group.extras[0]?.id}/stock`;
  const answer = await business.owner.post(path, { kind: 'RESTOCK', quantity });
  if (answer.status !== 200) throw new Error(`The shelf was not filled: ${answer.text}`);
  return group;
}

/** How many pieces of a product are left. */
export async function stockLeft(business: TestBusiness, productId: string): Promise<number | null> {
  return (await business.owner.get<ProductDto>(`/api/products/${productId}`)).body.data.stockQuantity;
}

import {
  productCreate,
  productUpdate,
  categoryUpdate,
  type CategoryDto,
  type ProductDto,
} from '@contracts/menu';
import { describe, expect, it } from 'vitest';
import {
  categorySchema,
  categoryValues,
  checkCategory,
} from '../../src/features/menu/category/category-values';
import { copyOf } from '../../src/features/menu/products/product-copy';
import {
  checkProduct,
  NEW_PRODUCT,
  productSchema,
  productValues,
} from '../../src/features/menu/products/product-values';
import { parseClock } from '@entities/opening-hours/clock-input';
import { schemaIssues } from '@shared/form/issues';

const product: ProductDto = {
  ...NEW_PRODUCT,
  id: 'p1',
  branchId: 'b1',
  version: 3,
  createdAt: '2031-04-01T10:00:00.000Z',
  updatedAt: '2031-04-02T10:00:00.000Z',
  name: 'Margherita',
  categoryIds: ['c1'],
  priceCents: 5900,
  channels: [{ channel: 'STORE', visible: true, priceCents: null }],
  position: 40,
  soldOutUntil: '2031-04-03T10:00:00.000Z',
  sku: 'PZ-1',
  stockTracked: true,
  stockQuantity: 7,
  asked: null,
  notSellable: [{ code: 'SOLD_OUT' }],
};

describe('the form of a product', () => {
  it('takes a stored product as it is and sends only what the server takes', () => {
    const values = productValues(product);
    expect(schemaIssues(productSchema, values)).toEqual([]);
    expect(productUpdate.parse({ ...values, version: 3 })).toEqual({ ...values, version: 3 });
    expect(values).not.toHaveProperty('channels');
    expect(values).not.toHaveProperty('soldOutUntil');
  });

  it('asks at the fields for what a new product needs', () => {
    const issues = schemaIssues(productSchema, NEW_PRODUCT);
    expect(issues.map(({ path, code }) => [path, code])).toEqual([
      ['name', 'REQUIRED'],
      ['categoryIds', 'TOO_FEW'],
      ['priceCents', 'NOT_A_NUMBER'],
    ]);
  });

  it('uses the codes of the server for lengths, with the limit', () => {
    const values = { ...productValues(product), name: 'x', kitchenName: 'k'.repeat(31) };
    expect(schemaIssues(productSchema, values)).toEqual([
      { path: 'name', code: 'TOO_SHORT', args: { limit: 2 } },
      { path: 'kitchenName', code: 'TOO_LONG', args: { limit: 30 } },
    ]);
  });

  it('leads to a time that is not whole', () => {
    const availability = { days: [], periods: [{ from: '18:00', to: '' }], fromDate: null, toDate: null };
    expect(schemaIssues(productSchema, { ...productValues(product), availability })).toEqual([
      { path: 'availability.periods.0.to', code: 'INVALID_FORMAT' },
    ]);
  });

  it.each([
    ['a promotion that is not lower', { promoPriceCents: 5900 }, 'promoPriceCents', 'PROMO_NOT_LOWER'],
    [
      'a promotion that ends before it begins',
      { promoFrom: '2031-04-03T10:00:00Z', promoTo: '2031-04-03T09:00:00Z' },
      'promoTo',
      'ENDS_BEFORE_START',
    ],
    [
      'a last day before the first',
      { availability: { days: [], periods: [], fromDate: '2031-04-03', toDate: '2031-04-02' } },
      'availability.toDate',
      'ENDS_BEFORE_START',
    ],
  ])('refuses %s', (_, change, path, code) => {
    expect(checkProduct({ ...productValues(product), ...change })).toEqual([{ path, code }]);
    expect(checkProduct(productValues(product))).toEqual([]);
  });
});

describe('a copy of a product', () => {
  it('is a draft that the server takes, without what is one product’s alone', () => {
    const body = productCreate.parse(copyOf(product, 'Margherita (copy)', 41));
    expect(body).toMatchObject({ name: 'Margherita (copy)', state: 'DRAFT', position: 41, sku: null });
    expect(body).toMatchObject({ branchId: 'b1', priceCents: 5900, soldOutUntil: null, stockTracked: true });
    expect(body.channels).toEqual(product.channels);
  });

  it('keeps to the longest name there may be', () => {
    expect(productCreate.safeParse(copyOf(product, 'n'.repeat(99), 1)).success).toBe(true);
  });
});

describe('the form of a category', () => {
  const category: CategoryDto = {
    id: 'c1',
    branchId: 'b1',
    version: 2,
    createdAt: product.createdAt,
    updatedAt: product.updatedAt,
    name: 'Pizzas',
    description: '',
    imageUrl: null,
    position: 10,
    state: 'ACTIVE',
    availability: null,
    soldOutUntil: null,
    station: null,
    productCount: 4,
  };

  it('takes a stored category as it is and sends only what the server takes', () => {
    const values = categoryValues(category);
    expect(schemaIssues(categorySchema, values)).toEqual([]);
    expect(checkCategory(values)).toEqual([]);
    expect(categoryUpdate.parse({ ...values, version: 2 })).toEqual({ ...values, version: 2 });
  });
});

describe('parseClock', () => {
  it.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['18:05', '18:05'],
    ['9h30', '09:30'],
    ['2h', '02:00'],
    ['9:30 pm', '21:30'],
    ['12 AM', '00:00'],
    ['12:15 p. m.', '12:15'],
    ['24:00', null],
    ['18:60', null],
    ['13 pm', null],
    ['noon', null],
    ['', null],
  ])('reads %j as %s', (text, clock) => {
    expect(parseClock(text)).toBe(clock);
  });
});

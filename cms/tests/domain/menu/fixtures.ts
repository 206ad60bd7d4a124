import fc from 'fast-check';
import {
  EMPTY_PRODUCT,
  SOLD_OUT_UNTIL_CHANGED,
  UNTRACKED,
  type Availability,
  type Category,
  type Extra,
  type ExtraGroup,
  type Menu,
  type Product,
  type Variation,
  type VariationGroup,
  type Weekday,
} from '../../../src/domain/menu';
import { DAY_MS } from '../../../src/domain/time';

export function aCategory(changes: Partial<Category> = {}): Category {
  return {
    id: 'category',
    name: 'Pizzas',
    description: '',
    imageUrl: null,
    position: 0,
    state: 'ACTIVE',
    availability: null,
    soldOutUntil: null,
    station: null,
    ...changes,
  };
}

export function aVariation(changes: Partial<Variation> = {}): Variation {
  return {
    id: 'variation',
    name: 'Large',
    priceCents: 5000,
    promoPriceCents: null,
    position: 0,
    isDefault: false,
    state: 'ACTIVE',
    availability: null,
    soldOutUntil: null,
    ...UNTRACKED,
    ...changes,
  };
}

export function aVariationGroup(
  variations: Variation[],
  changes: Partial<VariationGroup> = {},
): VariationGroup {
  return { id: 'sizes', name: 'Size', state: 'ACTIVE', availability: null, variations, ...changes };
}

export function anExtra(changes: Partial<Extra> = {}): Extra {
  return {
    id: 'extra',
    name: 'Cheese',
    description: '',
    priceCents: 300,
    variationPrices: [],
    linkedProductId: null,
    extraGroupIds: [],
    imageUrl: null,
    position: 0,
    maxQuantity: 1,
    defaultQuantity: 0,
    state: 'ACTIVE',
    availability: null,
    soldOutUntil: null,
    ...UNTRACKED,
    ...changes,
  };
}

export function anExtraGroup(extras: Extra[], changes: Partial<ExtraGroup> = {}): ExtraGroup {
  return {
    id: 'toppings',
    name: 'Toppings',
    description: '',
    min: 0,
    max: 50,
    freeQuantity: 0,
    priceMethod: 'SUM',
    display: 'CHECKBOX',
    state: 'ACTIVE',
    availability: null,
    soldOutUntil: null,
    extras,
    ...changes,
  };
}

export function aProduct(changes: Partial<Product> = {}): Product {
  const { costCents: _cost, sku: _sku, stockTracked: _tracked, stockLowAt: _low, ...fields } = EMPTY_PRODUCT;
  return {
    ...fields,
    id: 'product',
    name: 'Margherita',
    categoryIds: ['category'],
    priceCents: 4000,
    position: 0,
    stock: { tracked: false, quantity: 0 },
    state: 'ACTIVE',
    ...changes,
  };
}

export function aMenu(changes: Partial<Menu> = {}): Menu {
  return { categories: [aCategory()], products: [], variationGroups: [], extraGroups: [], ...changes };
}

const clock = fc
  .integer({ min: 0, max: 95 })
  .map(
    (quarter) =>
      `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][quarter % 4]}`,
  );

const weekday: fc.Arbitrary<Weekday> = fc.constantFrom(0, 1, 2, 3, 4, 5, 6);

/** An availability with edges on quarters of an hour and dates within days of `around`. */
export function availabilities(around: string): fc.Arbitrary<Availability | null> {
  const date = fc
    .integer({ min: -3, max: 3 })
    .map((days) => new Date(Date.parse(around) + days * DAY_MS).toISOString().slice(0, 10));
  return fc.option(
    fc.record({
      days: fc.uniqueArray(weekday, { maxLength: 4 }),
      periods: fc.array(fc.record({ from: clock, to: clock }), { maxLength: 2 }),
      fromDate: fc.option(date),
      toDate: fc.option(date),
    }),
  );
}

/** Null, for ever, or an instant on a quarter of an hour within hours of `around`. */
export function instantsAround(around: string): fc.Arbitrary<string | null> {
  const quarter = fc
    .integer({ min: -100, max: 200 })
    .map((quarters) => new Date(Date.parse(around) + quarters * 900_000).toISOString());
  return fc.oneof(fc.constant(null), quarter, fc.constant(SOLD_OUT_UNTIL_CHANGED));
}

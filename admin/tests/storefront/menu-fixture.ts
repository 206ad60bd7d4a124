import { EMPTY_PRODUCT, shownFields } from '@domain/menu';
import type { StoreMenuDto, StoreProduct } from '@contracts/storefront';
import {
  storeMenu,
  type StoreExtra,
  type StoreExtraGroup,
  type StoreMenu,
} from '../../src/storefront/menu/store-menu';

export function extra(id: string, priceCents: number, more: Partial<StoreExtra> = {}): StoreExtra {
  return {
    id,
    name: id,
    description: '',
    priceCents,
    variationPrices: [],
    extraGroupIds: [],
    imageUrl: null,
    maxQuantity: 1,
    defaultQuantity: 0,
    soldOut: false,
    ...more,
  };
}

export function group(
  id: string,
  extras: StoreExtra[],
  more: Partial<StoreExtraGroup> = {},
): StoreExtraGroup {
  return {
    id,
    name: id,
    description: '',
    min: 0,
    max: 1,
    freeQuantity: 0,
    priceMethod: 'SUM',
    display: 'CHECKBOX',
    extras,
    ...more,
  };
}

export function product(id: string, more: Partial<StoreProduct> = {}): StoreProduct {
  return {
    id,
    name: id,
    description: '',
    categoryIds: ['food'],
    imageUrls: [],
    variationGroupId: null,
    variationPrices: [],
    extraGroupIds: [],
    ...shownFields(EMPTY_PRODUCT),
    priceCents: 1000,
    fullPriceCents: null,
    fromPriceCents: more.priceCents ?? 1000,
    isFromPrice: false,
    soldOut: false,
    ...more,
  };
}

const sizes: StoreMenuDto['variationGroups'][number] = {
  id: 'sizes',
  name: 'Size',
  variations: [
    { id: 'small', name: 'Small', priceCents: 3000, fullPriceCents: null, isDefault: false, soldOut: false },
    { id: 'large', name: 'Large', priceCents: 5000, fullPriceCents: 5500, isDefault: true, soldOut: false },
    { id: 'huge', name: 'Huge', priceCents: 7000, fullPriceCents: null, isDefault: false, soldOut: true },
  ],
};

export function menuOf(
  products: StoreProduct[],
  extraGroups: StoreExtraGroup[] = [],
  variationGroups: StoreMenuDto['variationGroups'] = [sizes],
): StoreMenu {
  return storeMenu({
    categories: [{ id: 'food', name: 'Food', description: '', imageUrl: null }],
    products,
    extraGroups,
    variationGroups,
  });
}

export function productOf(menu: StoreMenu, id: string): StoreProduct {
  const found = menu.products.get(id);
  if (!found) throw new Error(`The menu of this test has no ${id}`);
  return found;
}

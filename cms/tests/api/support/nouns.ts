import type { CategoryDto, ExtraGroupDto, ProductDto, VariationGroupDto } from '../../../src/contracts/menu';
import { EXTRAS, SIZES } from './bodies';
import type { TestBusiness } from './business';
import { newCategory, newExtraGroup, newProduct, newVariationGroup } from './menu';

type MenuRow = CategoryDto | ProductDto | VariationGroupDto | ExtraGroupDto;

interface MenuNoun {
  resource: string;
  make: (business: TestBusiness, fields?: object) => Promise<MenuRow>;
  /** What a body of a new one needs besides `branchId` and `name`. */
  needed: (business: TestBusiness) => Promise<object>;
}

/** The menu's nouns, for what has to hold for each of them. */
export const MENU_NOUNS: MenuNoun[] = [
  { resource: 'categories', make: newCategory, needed: () => Promise.resolve({}) },
  {
    resource: 'products',
    make: (business, fields) => newProduct(business, { ...fields }),
    needed: async (business) => ({ priceCents: 1000, categoryIds: [(await newCategory(business)).id] }),
  },
  {
    resource: 'variation-groups',
    make: (business, fields) => newVariationGroup(business, { variations: SIZES, ...fields }),
    needed: () => Promise.resolve({ variations: SIZES }),
  },
  {
    resource: 'extra-groups',
    make: (business, fields) => newExtraGroup(business, { min: 0, max: 1, extras: EXTRAS, ...fields }),
    needed: () => Promise.resolve({ min: 0, max: 1, extras: EXTRAS }),
  },
];

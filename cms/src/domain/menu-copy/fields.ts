import type { Permission } from '../access';
import type { CopyProduct } from './menu';

/** What of a product can be copied; each is chosen or not. A new product has its name and its code in any case. */
export const COPY_FIELDS = [
  'name',
  'photos',
  'prices',
  'categories',
  'variations',
  'extras',
  'availability',
  'station',
  'food',
  'channels',
  'state',
  'stock',
] as const;
export type CopyField = (typeof COPY_FIELDS)[number];

/** What copying a choice takes besides `menu.edit`: what writing its columns takes. */
export const COPY_PERMISSIONS: Readonly<Partial<Record<CopyField, Permission>>> = {
  prices: 'menu.price.edit',
  variations: 'menu.price.edit',
  channels: 'menu.price.edit',
  stock: 'menu.sold-out',
};

/** Make what is not there and change what is, or only one of the two. */
export const COPY_MODES = ['BOTH', 'CREATE', 'UPDATE'] as const;
export type CopyMode = (typeof COPY_MODES)[number];

/** The columns of a product that hold what it names; the others are copied as they are. */
type Named = 'id' | 'position' | 'categoryIds' | 'variationGroupId' | 'variationPrices' | 'extraGroupIds';
export type CopyColumn = Exclude<keyof CopyProduct, Named>;
export type CopyColumns = Pick<CopyProduct, CopyColumn>;

/** The columns of each choice that are copied as they stand; code, state, prices and channels have rules of their own. */
export const PLAIN_COLUMNS: Readonly<Partial<Record<CopyField, readonly CopyColumn[]>>> = {
  name: ['name', 'description', 'tags'],
  photos: ['imageUrls'],
  prices: ['costCents'],
  availability: ['availability'],
  station: ['station', 'kitchenName', 'preparationMin'],
  food: ['allergens', 'diets', 'calories', 'serves', 'alcoholic'],
  stock: ['stockTracked', 'stockLowAt', 'maxPerOrder'],
};

/** What a product without any of it has. */
export const PLAIN_PRODUCT: CopyColumns = {
  name: '',
  description: '',
  tags: [],
  sku: null,
  imageUrls: [],
  priceCents: 0,
  unit: 'UN',
  promoPriceCents: null,
  promoFrom: null,
  promoTo: null,
  costCents: null,
  availability: null,
  station: null,
  kitchenName: null,
  preparationMin: null,
  allergens: [],
  diets: [],
  serves: null,
  calories: null,
  alcoholic: false,
  channels: [],
  state: 'DRAFT',
  stockTracked: false,
  stockLowAt: null,
  maxPerOrder: null,
};

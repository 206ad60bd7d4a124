import {
  cents,
  code,
  count,
  emptyOf,
  fieldsOf,
  flag,
  id,
  ids,
  instant,
  list,
  multilineText,
  needed,
  orNull,
  text,
  type Field,
  type Values,
} from '../fields';
import type { Availability, Channel, VariationPrice } from './menu';
import { PRODUCT_UNITS } from './unit';

const availability: Field<Availability | null> = { kind: { is: 'availability' }, empty: null };
const channels: Field<Channel[]> = { kind: { is: 'channels' }, empty: [] };
const variationPrices: Field<VariationPrice[]> = { kind: { is: 'variationPrices' }, empty: [] };

/** A field of a product, with all that goes by a declaration alone; what has rules of its own says so where they are. */
interface ProductField extends Field {
  needed?: true;
  /** The permission that writes it, by whatever way. */
  write: 'menu.edit' | 'menu.price.edit' | 'menu.sold-out';
  /** With which choice it is copied to other branches as it stands. */
  copied?: string;
  /** Files of the menu have a column for it. */
  inFile?: true;
  /** Only the house knows of it; customers see or feel everything else. */
  unseen?: true;
}

/** The longest name of a product, in characters. */
export const MAX_PRODUCT_NAME = 80;

const CONTENT = 'menu.edit';
/** All that decides what a customer pays: also what the price is asked for, and the sizes that replace it. */
const PRICE = 'menu.price.edit';
/** What has run out and what is left. */
const STOCK = 'menu.sold-out';

/**
 * The fields of a product, but for its place in the list and its state. Source: `Product` in the design of the domain.
 * Bodies, rows, answers, files, copies, forms and comparisons name them in this order.
 */
export const PRODUCT_FIELDS = {
  name: { ...needed(text(MAX_PRODUCT_NAME, 2)), write: CONTENT, copied: 'name' },
  description: { ...multilineText(500), write: CONTENT, copied: 'name', inFile: true },
  categoryIds: { ...needed(ids(20, 1)), write: CONTENT },
  imageUrls: { ...list(5, 300), write: CONTENT, copied: 'photos' },
  priceCents: { ...needed(cents), write: PRICE, inFile: true },
  promoPriceCents: { ...orNull(cents), write: PRICE, inFile: true },
  /** First instant of the promotion; null = since ever. */
  promoFrom: { ...orNull(instant), write: PRICE, inFile: true },
  /** First instant after the promotion; null = for ever. */
  promoTo: { ...orNull(instant), write: PRICE, inFile: true },
  costCents: { ...orNull(cents), write: PRICE, copied: 'prices', inFile: true, unseen: true },
  sku: { ...orNull(text(40, 1)), write: CONTENT, inFile: true, unseen: true },
  /** What one of its quantity, of its stock and of its price is. */
  unit: { ...code(PRODUCT_UNITS), write: PRICE, inFile: true },
  serves: { ...orNull(count(1, 100)), write: CONTENT, copied: 'food', inFile: true },
  /** Kilocalories of one unit. */
  calories: { ...orNull(count(0, 10_000)), write: CONTENT, copied: 'food', inFile: true },
  maxPerOrder: { ...orNull(count(1, 50)), write: CONTENT, copied: 'stock', inFile: true },
  alcoholic: { ...flag, write: CONTENT, copied: 'food', inFile: true },
  allergens: { ...list(30, 30), write: CONTENT, copied: 'food', inFile: true },
  diets: { ...list(30, 30), write: CONTENT, copied: 'food', inFile: true },
  tags: { ...list(10, 30), write: CONTENT, copied: 'name', inFile: true },
  kitchenName: { ...orNull(text(30)), write: CONTENT, copied: 'station', inFile: true, unseen: true },
  station: { ...orNull(text(40)), write: CONTENT, copied: 'station', inFile: true, unseen: true },
  preparationMin: { ...orNull(count(0, 180)), write: CONTENT, copied: 'station', inFile: true, unseen: true },
  channels: { ...channels, write: PRICE, inFile: true },
  variationGroupId: { ...orNull(id), write: PRICE },
  /** Its own prices in variations of its group; a variation that is not named costs what the group says. */
  variationPrices: { ...variationPrices, write: PRICE },
  extraGroupIds: { ...ids(20), write: CONTENT },
  availability: { ...availability, write: CONTENT, copied: 'availability', inFile: true },
  soldOutUntil: { ...orNull(instant), write: STOCK },
  stockTracked: { ...flag, write: STOCK, copied: 'stock' },
  stockLowAt: { ...orNull(count(0, 100_000)), write: STOCK, copied: 'stock', inFile: true },
} as const satisfies Readonly<Record<string, ProductField>>;

/** What of them the store page tells as it stands, in the order of its answer. */
export const SHOWN_FIELDS = [
  'maxPerOrder',
  'allergens',
  'diets',
  'tags',
  'unit',
  'serves',
  'calories',
  'alcoholic',
] as const satisfies (keyof typeof PRODUCT_FIELDS)[];

export type ProductFields = Values<typeof PRODUCT_FIELDS>;

/** What those who keep the menu read of a product, and the rules of ordering do not. */
export type StaffFields = Pick<ProductFields, 'costCents' | 'sku' | 'stockTracked' | 'stockLowAt'>;

/** What the store page tells of a product as it stands. */
export const shownFields = (product: ShownFields): ShownFields => fieldsOf(product, SHOWN_FIELDS);
type ShownFields = Pick<ProductFields, (typeof SHOWN_FIELDS)[number]>;

/** A product of which nobody has said anything. */
export const EMPTY_PRODUCT: ProductFields = emptyOf(PRODUCT_FIELDS);

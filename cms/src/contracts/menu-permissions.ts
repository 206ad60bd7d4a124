import type { z } from 'zod';
import type { FieldPermission, Permission, WritePermissions } from '../domain/access';
import { PRODUCT_FIELDS } from '../domain/menu/product-fields';
import type { StagedEntity } from '../domain/menu-releases';
import type { categoryUpdate, extraGroupUpdate, productUpdate, variationGroupUpdate } from './menu';

/**
 * Which permission writes each field of the menu, by whatever way it is written: creating (where the value is another
 * than the field has by itself), updating (where it changes), in bulk, from a file, by copying, in a release. Refused
 * with 403 FORBIDDEN, the `permission` that is missing and the `path` of the field.
 */

const CONTENT = 'menu.edit';
/** All that decides what a customer pays: also what the price is asked for, and the sizes that replace it. */
const PRICE = 'menu.price.edit';
/** What has run out and what is left. */
const STOCK = 'menu.sold-out';

type Declared = Readonly<Record<string, { write: Permission }>>;

function writersOf<F extends Declared>(fields: F) {
  const writers = Object.entries(fields).map(([name, { write }]) => [name, write]);
  // Name by name it is made of the fields of which the type is made.
  return Object.fromEntries(writers) as { readonly [Name in keyof F]: F[Name]['write'] };
}

export const CATEGORY_WRITE_PERMISSIONS = {
  name: CONTENT,
  description: CONTENT,
  imageUrl: CONTENT,
  position: CONTENT,
  state: CONTENT,
  availability: CONTENT,
  station: CONTENT,
  soldOutUntil: STOCK,
} as const satisfies WritePermissions<z.output<typeof categoryUpdate>>;

export const PRODUCT_WRITE_PERMISSIONS = {
  ...writersOf(PRODUCT_FIELDS),
  position: CONTENT,
  state: CONTENT,
} as const satisfies WritePermissions<z.output<typeof productUpdate>>;

/** A part is offered at its price as soon as it is there. Whoever says what has run out also pauses single parts. */
const PART = {
  name: PRICE,
  priceCents: PRICE,
  position: PRICE,
  availability: PRICE,
  state: STOCK,
  soldOutUntil: STOCK,
  stockTracked: STOCK,
  stockLowAt: STOCK,
} as const;

export const VARIATION_GROUP_WRITE_PERMISSIONS = {
  name: CONTENT,
  internalName: CONTENT,
  state: CONTENT,
  availability: CONTENT,
  variations: { list: PRICE, fields: { ...PART, promoPriceCents: PRICE, sku: PRICE, isDefault: PRICE } },
} as const satisfies WritePermissions<z.output<typeof variationGroupUpdate>>;

export const EXTRA_GROUP_WRITE_PERMISSIONS = {
  name: CONTENT,
  internalName: CONTENT,
  description: CONTENT,
  min: CONTENT,
  max: CONTENT,
  display: CONTENT,
  state: CONTENT,
  availability: CONTENT,
  freeQuantity: PRICE,
  priceMethod: PRICE,
  extras: {
    list: PRICE,
    fields: {
      ...PART,
      description: PRICE,
      variationPrices: PRICE,
      linkedProductId: PRICE,
      extraGroupIds: PRICE,
      imageUrl: PRICE,
      maxQuantity: PRICE,
      defaultQuantity: PRICE,
    },
  },
  /** Of no body: its own verb says it. */
  soldOutUntil: STOCK,
} as const satisfies WritePermissions<z.output<typeof extraGroupUpdate>> & { soldOutUntil: typeof STOCK };

/** All of them, by what the audit log and releases call the noun. */
export const MENU_WRITE_PERMISSIONS: Readonly<
  Record<StagedEntity, Readonly<Record<string, FieldPermission>>>
> = {
  category: CATEGORY_WRITE_PERMISSIONS,
  product: PRODUCT_WRITE_PERMISSIONS,
  'variation-group': VARIATION_GROUP_WRITE_PERMISSIONS,
  'extra-group': EXTRA_GROUP_WRITE_PERMISSIONS,
};

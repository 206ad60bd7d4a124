import { z } from 'zod';
import type { Category, Extra, ExtraGroup, Product, Variation, VariationGroup } from '../domain/menu/menu';
import { MAX_NESTED, type AskedAfter } from '../domain/menu/nesting';
import { LAST_POSITION, type Place } from '../domain/menu/place';
import { PRODUCT_FIELDS, type StaffFields } from '../domain/menu/product-fields';
import type { AskedPrice } from '../domain/pricing';
import { availabilityBody, bodyFields, cents, id, instant, variationPrices } from './field-schemas';
import { withoutDefaults } from './partial-body';
import { version } from './version';
import { multiLine, oneLine } from './text';

/** Bodies and answers of the menu's nouns. An update sends only what changes, and the `version` it was read at. */

const name = (max: number) => oneLine().min(2).max(max);
const soldOutUntil = instant.nullable();

const created = { branchId: id };
const changed = { version };

const categoryFields = {
  name: name(60),
  description: multiLine().max(200).default(''),
  imageUrl: z.string().max(300).nullable().default(null),
  position: z.int().min(0).max(LAST_POSITION).default(0),
  state: z.enum(['ACTIVE', 'PAUSED']).default('ACTIVE'),
  availability: availabilityBody.nullable().default(null),
  soldOutUntil: soldOutUntil.default(null),
  station: oneLine().max(40).nullable().default(null),
};
export const categoryCreate = z.strictObject({ ...created, ...categoryFields });
export const categoryUpdate = withoutDefaults(categoryFields).extend(changed);
export interface CategoryDto extends Category, Stored {
  productCount: number;
}

const productFields = {
  ...bodyFields(PRODUCT_FIELDS),
  position: z.int().min(0).max(LAST_POSITION).default(0),
  state: z.enum(['DRAFT', 'ACTIVE', 'PAUSED']).default('ACTIVE'),
};
export const productCreate = z.strictObject({ ...created, ...productFields });
export const productUpdate = withoutDefaults(productFields).extend(changed);
export interface ProductDto extends Omit<Product, 'stock'>, StaffFields, Stored {
  /** What is left; null where stock is not tracked. */
  stockQuantity: number | null;
  /** What customers are asked for it in the store before they choose anything; null where it cannot be put together. */
  asked: AskedPrice | null;
  /** Why it cannot be sold now; empty when it can. */
  notSellable: { code: string }[];
}

/** Body of `POST /api/products/:id/stock`, and of the same on one extra or variation: what was counted or came in. */
export const stockBody = z.strictObject({
  kind: z.enum(['RESTOCK', 'WASTE', 'RECOUNT']),
  quantity: z.int().min(0).max(100_000),
});

/** Body of `POST /api/<noun>/:id/sold-out`, and of the same on one extra or variation: an instant, or null for "can be sold". */
export const soldOutBody = z.strictObject({ until: soldOutUntil });

/** Body of `POST /api/<group noun>/:id/<extras|variations>/:partId/pause`: taken off the menu by hand, or put back. */
export const pauseBody = z.strictObject({ paused: z.boolean() });

/**
 * Body of `POST /api/<products|categories>/:id/place`: beside which other row of its branch it is to stand. After null is
 * first of all.
 */
export const placeBody = z
  .strictObject({ after: id.nullable().optional(), before: id.optional() })
  .transform(({ after, before }, context): Place => {
    if (before === undefined && after !== undefined) return { after };
    if (after === undefined && before !== undefined) return { before };
    context.addIssue({ code: 'custom', path: ['after'] });
    return z.NEVER;
  });

/** Of a part that is stored already and whose body leaves it out, it stays as it is: the kitchen says it elsewhere. */
const partSoldOutUntil = soldOutUntil.optional();
/** A part that is archived is nowhere on the menu, and can come back. */
const partState = z.enum(['ACTIVE', 'PAUSED', 'ARCHIVED']);

/** The same: whether its pieces are counted, and from how many on few are left. */
const partStock = {
  stockTracked: z.boolean().optional(),
  stockLowAt: z.int().min(0).max(100_000).nullable().optional(),
  /** Whoever sends a part back as it was read sends this too; nobody reads it, as what is left is said elsewhere. */
  stockQuantity: z.unknown().optional(),
};

const variation = z
  .strictObject({
    id: id.optional(),
    name: oneLine().min(1).max(32),
    priceCents: cents,
    promoPriceCents: cents.nullable().default(null),
    sku: oneLine().min(1).max(40).nullable().default(null),
    position: z.int().min(0).max(1000).default(0),
    isDefault: z.boolean().default(false),
    state: partState.default('ACTIVE'),
    availability: availabilityBody.nullable().default(null),
    soldOutUntil: partSoldOutUntil,
    ...partStock,
  })
  .transform(({ stockQuantity: _left, ...fields }) => fields);
const variationGroupFields = {
  name: name(40),
  internalName: oneLine().max(40).nullable().default(null),
  state: z.enum(['ACTIVE', 'PAUSED']).default('ACTIVE'),
  availability: availabilityBody.nullable().default(null),
  variations: z.array(variation).min(1).max(30),
};
export const variationGroupCreate = z.strictObject({ ...created, ...variationGroupFields });
export const variationGroupUpdate = withoutDefaults(variationGroupFields).extend(changed);
export interface VariationGroupDto extends Omit<VariationGroup, 'variations'>, Stored {
  internalName: string | null;
  variations: (Variation & { sku: string | null })[];
  /** How many products come in these variations. */
  usedBy: number;
}

const extra = z
  .strictObject({
    id: id.optional(),
    name: oneLine().min(1).max(60),
    description: multiLine().max(120).default(''),
    priceCents: cents,
    variationPrices: variationPrices.default([]),
    linkedProductId: id.nullable().default(null),
    extraGroupIds: z.array(id).max(MAX_NESTED).default([]),
    imageUrl: z.string().max(300).nullable().default(null),
    position: z.int().min(0).max(1000).default(0),
    maxQuantity: z.int().min(1).max(50).default(1),
    defaultQuantity: z.int().min(0).max(50).default(0),
    state: partState.default('ACTIVE'),
    availability: availabilityBody.nullable().default(null),
    soldOutUntil: partSoldOutUntil,
    ...partStock,
  })
  .transform(({ stockQuantity: _left, ...fields }) => fields);
const extraGroupFields = {
  name: name(40),
  internalName: oneLine().max(40).nullable().default(null),
  description: multiLine().max(120).default(''),
  min: z.int().min(0).max(20),
  max: z.int().min(1).max(50),
  freeQuantity: z.int().min(0).max(50).default(0),
  priceMethod: z.enum(['SUM', 'MAX', 'AVG']).default('SUM'),
  display: z.enum(['RADIO', 'CHECKBOX', 'QUANTITY']).default('CHECKBOX'),
  state: z.enum(['ACTIVE', 'PAUSED']).default('ACTIVE'),
  availability: availabilityBody.nullable().default(null),
  extras: z.array(extra).min(1).max(100),
};
export const extraGroupCreate = z.strictObject({ ...created, ...extraGroupFields });
export const extraGroupUpdate = withoutDefaults(extraGroupFields).extend(changed);
export interface ExtraGroupDto extends Omit<ExtraGroup, 'extras'>, Stored {
  internalName: string | null;
  extras: Extra[];
  /** How many products offer the group. */
  usedBy: number;
  /** The extras of other groups after which it is asked for. */
  askedAfter: AskedAfter[];
}

/** What every stored row carries besides its own fields. */
export interface Stored {
  branchId: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

import { z } from 'zod';
import { PRODUCT_FIELDS, SHOWN_FIELDS } from '../domain/menu/product-fields';
import { PRODUCT_UNITS } from '../domain/menu/unit';
import { ORDER_TYPES } from '../domain/orders/order';
import { PAYMENT_METHODS } from '../domain/orders/payment';
import { STORE_STATES } from '../domain/orders/store-state';
import { SOCIAL_NETWORKS } from '../domain/social';
import { answerFields } from './field-schemas';

/** What the public API answers of a store itself: its profile and its menu. Its orders are in `storefront-answers.ts`. */

export const cents = z.int().describe('Minor units of the currency');
export const instant = z.iso.datetime();
export const at = instant.nullable();

const storeStatus = z.object({
  state: z.enum(STORE_STATES),
  canOrder: z.boolean(),
  reasons: z.array(
    z.object({
      code: z.string(),
      severity: z.enum(['OK', 'WARNING', 'CLOSED', 'ERROR']),
      message: z.string(),
    }),
  ),
  closesAt: at,
  opensAt: at,
});

export const profileAnswer = z.object({
  slug: z.string(),
  name: z.string(),
  businessName: z.string(),
  description: z.string(),
  phone: z.string().nullable(),
  whatsapp: z.string().nullable(),
  address: z.object({
    street: z.string(),
    number: z.string(),
    district: z.string(),
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
  }),
  country: z.string(),
  currency: z.string().describe('ISO 4217'),
  language: z.enum(['en', 'pt-BR', 'es']),
  timezone: z.string().describe('IANA name'),
  logoUrl: z.string().nullable(),
  bannerUrl: z.string().nullable(),
  color: z.string().nullable(),
  links: z
    .array(z.object({ network: z.enum(SOCIAL_NETWORKS), url: z.string() }))
    .describe('Where else the store is found, in the order it wants; addresses of https'),
  store: storeStatus,
  hours: z.array(
    z.object({
      weekday: z.int().min(0).max(6),
      periods: z.array(z.object({ opens: z.string(), closes: z.string() })),
    }),
  ),
  services: z.array(z.enum(ORDER_TYPES)),
  payments: z.array(z.enum(PAYMENT_METHODS)),
  minOrderCents: cents.describe('What the items come to at least, in minor units; nothing at a table'),
  preparationMin: z.int(),
  tips: z.boolean().describe('Whether customers may give something on top'),
  /** An order for later is for `minLeadMin` minutes from now at the earliest, and on the last of `maxDays` business days ahead. */
  scheduling: z.object({ enabled: z.boolean(), minLeadMin: z.int(), maxDays: z.int() }),
  /** What can be said of delivery before an address is known; null where nothing is delivered. */
  delivery: z
    .object({
      feeFromCents: cents.describe('The lowest fee of any address'),
      minutesMin: z.int().describe('From the order to the door, with preparation'),
      minutesMax: z.int(),
    })
    .nullable(),
  /** The served districts where zones are by district, so that a customer picks instead of guessing. */
  districts: z.array(z.object({ name: z.string(), city: z.string(), feeCents: cents.nullable() })),
});

export const unit = z
  .enum(PRODUCT_UNITS)
  .describe('What one of the quantity is: a piece, a kilogram or a litre');
/** Of one unit without variation and extras, in force now; and what it is reduced from. */
const price = { priceCents: cents, fullPriceCents: cents.nullable() };
const variationPrices = z
  .array(z.object({ variationId: z.string(), priceCents: cents }))
  .describe('What it costs with a variation that has a price of its own for it');

export const storeNewsAnswer = z.object({
  etag: z.string().describe('The ETag of the menu'),
  version: z
    .number()
    .int()
    .describe('Another one after each change of the store, as a pause, hours or zones'),
});

export const menuAnswer = z.object({
  categories: z.array(
    z.object({ id: z.string(), name: z.string(), description: z.string(), imageUrl: z.string().nullable() }),
  ),
  products: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      categoryIds: z.array(z.string()),
      imageUrls: z.array(z.string()),
      variationGroupId: z.string().nullable(),
      variationPrices,
      extraGroupIds: z.array(z.string()),
      ...answerFields(PRODUCT_FIELDS, SHOWN_FIELDS),
      unit,
      ...price,
      fromPriceCents: cents.describe('The lowest price at which it can be had'),
      isFromPrice: z.boolean().describe('Whether a choice that has to be made can make it dearer'),
      /** Shown greyed: on the menu, not to be had now. */
      soldOut: z.boolean(),
    }),
  ),
  variationGroups: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      variations: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          ...price,
          isDefault: z.boolean(),
          soldOut: z.boolean(),
        }),
      ),
    }),
  ),
  extraGroups: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      min: z.int(),
      max: z.int(),
      freeQuantity: z.int(),
      priceMethod: z.enum(['SUM', 'MAX', 'AVG']),
      display: z.enum(['RADIO', 'CHECKBOX', 'QUANTITY']),
      extras: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          description: z.string(),
          priceCents: cents,
          variationPrices,
          extraGroupIds: z
            .array(z.string())
            .describe(
              'Groups that are asked for once it is chosen, in their order; extras of those ask for none',
            ),
          imageUrl: z.string().nullable(),
          maxQuantity: z.int(),
          defaultQuantity: z.int(),
          soldOut: z.boolean(),
        }),
      ),
    }),
  ),
});

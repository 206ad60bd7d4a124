import { z } from 'zod';
import { PRODUCT_FIELDS, SHOWN_FIELDS } from '../domain/menu/product-fields';
import { PRODUCT_UNITS } from '../domain/menu/unit';
import {
  IF_SOLD_OUT,
  ORDER_STATES,
  ORDER_TYPES,
  PAYMENT_METHODS,
  CHECKOUT_STATES,
  REFUND_METHODS,
} from '../domain/orders/order';
import { STORE_STATES } from '../domain/orders/store-state';
import { SOCIAL_NETWORKS } from '../domain/social';
import { answerFields } from './field-schemas';

/**
 * What the public API answers, as schemas: its documentation and the types in `storefront.ts` are made of them, and the
 * tests hold the server's real answers to them.
 */

const cents = z.int().describe('Minor units of the currency');
const instant = z.iso.datetime();
const at = instant.nullable();

const issue = z.object({
  code: z.string(),
  message: z.string(),
  path: z.array(z.union([z.string(), z.int()])),
});

export const errorAnswer = z.object({
  data: z.null(),
  error: z.object({
    status: z.int(),
    name: z.string(),
    message: z.string().describe('One sentence in the language of Accept-Language'),
    details: z.looseObject({
      code: z.string(),
      path: z.array(z.union([z.string(), z.int()])).optional(),
      issues: z.array(issue).optional(),
    }),
  }),
});

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
  minOrderCents: cents,
  preparationMin: z.int(),
  /** An order for later is for `minLeadMin` minutes from now at the earliest, and on the last of `maxDays` days ahead. */
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
  districts: z.array(z.object({ name: z.string(), city: z.string(), feeCents: cents })),
});

const unit = z.enum(PRODUCT_UNITS).describe('What one of the quantity is: a piece, a kilogram or a litre');
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

const totals = { itemsCents: cents, feesCents: cents, discountsCents: cents, totalCents: cents };

const pieces = {
  groupId: z.string(),
  groupName: z.string(),
  extraId: z.string(),
  name: z.string(),
  quantity: z.int(),
  unitPriceCents: cents,
  totalCents: cents.describe('What it adds to one unit; what was chosen with it comes on top'),
  parts: z
    .int()
    .optional()
    .describe('Into how many equal parts the group shares one unit out: 2 for halves of a pizza'),
  station: z.string().optional().describe('Where it is made, if not where what it was chosen with is made'),
};

const orderItem = z.object({
  productId: z.string(),
  name: z.string(),
  kitchenName: z.string().nullable(),
  variation: z.object({ id: z.string(), name: z.string() }).nullable(),
  quantity: z.int(),
  unit,
  unitPriceCents: cents,
  extrasCents: cents,
  totalCents: cents,
  notes: z.string().nullable(),
  extras: z.array(
    z.object({
      ...pieces,
      extras: z
        .array(z.object(pieces))
        .optional()
        .describe('What was chosen with it, pieces per piece of it; left out where that is nothing'),
    }),
  ),
  station: z.string().nullable(),
});

const charged = {
  fees: z.array(
    z.object({
      kind: z.enum(['DELIVERY', 'SERVICE', 'TIP', 'PACKAGING', 'SMALL_ORDER']),
      amountCents: cents,
    }),
  ),
  discounts: z.array(
    z.object({
      source: z.enum(['COUPON', 'LOYALTY', 'MANUAL', 'PROMO']),
      target: z.enum(['CART', 'ITEM', 'DELIVERY']),
      amountCents: cents,
      reason: z.string().nullable(),
    }),
  ),
  ...totals,
};

export const quoteAnswer = z.object({
  type: z.enum(ORDER_TYPES),
  items: z.array(orderItem),
  ...charged,
  coupon: z
    .object({
      code: z.string(),
      checkedWhenPlaced: z
        .boolean()
        .describe('It counts for some customers only: placing may answer 409 COUPON_NOT_FOR_ORDER'),
    })
    .nullable()
    .describe('The coupon that counts'),
  currency: z.string(),
  promise: z.object({ readyAt: instant, fromAt: instant, untilAt: instant }).nullable(),
  zone: z.object({ name: z.string(), etaMin: z.int(), etaMax: z.int() }).nullable(),
  refusals: z.array(issue).describe('Empty when the order would be taken'),
});

export const slotsAnswer = z.object({
  soon: z.boolean().describe('Whether an order for as soon as possible would be taken'),
  days: z
    .array(
      z.object({
        day: z.iso.date().describe('By the calendar of the store'),
        slots: z.array(
          z.object({
            from: instant.describe('What to send as scheduledFor'),
            to: instant,
            full: z.boolean().describe('It takes no more orders'),
          }),
        ),
      }),
    )
    .describe('The days on which there are slots; none where the store takes no orders for later'),
});

const paymentState = z.enum([
  'CREATED',
  'PENDING',
  'CONFIRMED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'EXPIRED',
  'CANCELLED',
  'FAILED',
]);

export const placedAnswer = z.object({
  token: z.string().describe('Reaches the order without signing in; keep it secret'),
  number: z.string(),
  state: z.enum(ORDER_STATES),
  totals: z.object(totals),
  promisedAt: at,
  payment: z.object({
    method: z.enum(PAYMENT_METHODS),
    state: paymentState,
    pix: z.object({ code: z.string(), amountCents: cents }).optional(),
  }),
  trackingUrl: z.string(),
});

export const trackedAnswer = z.object({
  token: z.string(),
  number: z.string(),
  state: z.enum(ORDER_STATES),
  type: z.enum(ORDER_TYPES),
  storeName: z.string(),
  storeSlug: z.string(),
  storePhone: z.string().nullable(),
  /** What the store speaks where the customer chose no other. */
  storeLanguage: z.enum(['en', 'pt-BR', 'es']),
  currency: z.string(),
  timezone: z.string(),
  timeline: z.array(z.object({ state: z.enum(ORDER_STATES), at: instant })),
  items: z.array(orderItem),
  ...charged,
  payment: z.object({
    method: z.enum(PAYMENT_METHODS),
    timing: z.enum(['PREPAID', 'ON_DELIVERY']),
    amountCents: cents,
    changeForCents: cents.nullable(),
    state: paymentState,
    pixCode: z.string().nullable(),
    refund: z
      .object({
        amountCents: cents,
        method: z.enum(REFUND_METHODS),
        at: instant,
        asked: z.boolean().describe('Asked of the payment provider, which has not confirmed it yet'),
      })
      .nullable()
      .describe('What was given back'),
    claimedAt: at.describe('When the customer said that they have paid'),
    confirmedAt: at.describe('When the money was seen'),
    confirmedBy: z
      .enum(['STAFF', 'PROVIDER'])
      .nullable()
      .describe('Who saw the money: somebody of the store, or a payment provider'),
    checkout: z
      .enum(CHECKOUT_STATES)
      .nullable()
      .describe('How the page of the payment provider stands; null where none was opened'),
    canPay: z.boolean().describe('Whether a page of the payment provider can be opened now'),
    payBy: at.describe('Until when it can be paid; null where no payment is awaited'),
  }),
  payments: z
    .array(z.object({ method: z.enum(PAYMENT_METHODS), amountCents: cents, state: paymentState }))
    .describe('All payments; `payment` is the first of them'),
  paidCents: cents,
  dueCents: cents.describe('What is still to be paid'),
  refundedCents: cents,
  refundDueCents: cents.describe(
    'What the store owes back: of an order that came to nothing, or to less than was paid',
  ),
  placedAt: instant,
  scheduledFor: at,
  promisedAt: at,
  pickupCode: z.string().nullable(),
  /** Who carries it, once somebody does; and the digits by which it is handed over, where the store wants that. */
  courier: z.object({ name: z.string(), onTheWay: z.boolean() }).nullable(),
  deliveryCode: z.string().nullable(),
  address: z
    .object({
      street: z.string(),
      number: z.string(),
      complement: z.string().nullable(),
      district: z.string(),
    })
    .nullable(),
  ifSoldOut: z.enum(IF_SOLD_OUT).nullable(),
  substitution: z
    .object({
      id: z.string(),
      item: orderItem.describe('What is missing, with how many of it are'),
      substitute: orderItem,
      totalCents: cents.describe('What the order comes to with the substitute'),
      totalWithoutCents: cents.nullable().describe('Without either; null where nothing would be left'),
      answers: z.array(z.enum(IF_SOLD_OUT)).describe('What can be answered'),
      onSilence: z.enum(IF_SOLD_OUT).describe('What happens without an answer'),
      answerBy: instant,
    })
    .nullable()
    .describe('Something is sold out, and the store asks whether something else may take its place'),
  canCancel: z.boolean(),
  cancellation: z
    .object({ code: z.string(), note: z.string().nullable(), by: z.enum(['CUSTOMER', 'STORE', 'SYSTEM']) })
    .nullable(),
  version: z.int(),
});

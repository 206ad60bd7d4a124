import { z } from 'zod';
import { IF_SOLD_OUT, ORDER_STATES, ORDER_TYPES } from '../domain/orders/order';
import { PAYMENT_METHODS, CHECKOUT_STATES, REFUND_METHODS } from '../domain/orders/payment';
import { at, cents, instant, unit } from './storefront-store-answers';

/**
 * What the public API answers, as schemas: its documentation and the types in `storefront.ts` are made of them, and the
 * tests hold the server's real answers to them. Profile and menu of a store are in `storefront-store-answers.ts`.
 */

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

const quotedCoupon = z.object({
  code: z.string(),
  name: z.string(),
  amountCents: cents,
  automatic: z.boolean().describe('It counts without its code being asked for'),
  checkedWhenPlaced: z
    .boolean()
    .describe('It counts for some customers only: placing may answer 409 COUPON_NOT_FOR_ORDER'),
});

export const quoteAnswer = z.object({
  type: z.enum(ORDER_TYPES),
  items: z.array(orderItem),
  ...charged,
  coupon: quotedCoupon.nullable().describe('The first of the coupons that were asked for and count'),
  coupons: z.array(quotedCoupon).describe('All coupons that count, automatic ones included'),
  skippedCoupons: z
    .array(z.string())
    .describe('Codes that count alone, but not together with the coupons that do'),
  reward: z
    .object({ id: z.string().nullable(), name: z.string(), amountCents: cents })
    .nullable()
    .describe('The reward that is redeemed; its `id` is null of cashback'),
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
        day: z.iso
          .date()
          .describe('Business day of the store: slots after midnight belong to the night before'),
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
  'DISPUTED',
  'CANCELLED',
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

export const withdrawnAnswer = z.object({
  order: placedAnswer
    .nullable()
    .describe('The order, where it was taken already: it stays; null where none is and none will be'),
});

export const trackedAnswer = z.object({
  token: z.string(),
  number: z.string(),
  state: z.enum(ORDER_STATES),
  type: z.enum(ORDER_TYPES),
  table: z.string().nullable().describe('Where a DINE_IN order is brought to'),
  storeName: z.string(),
  storeSlug: z.string(),
  storePhone: z.string().nullable(),
  /** What the store speaks where the customer chose no other. */
  storeLanguage: z.enum(['en', 'pt-BR', 'es']),
  country: z.string(),
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
  promisedFrom: at.describe('From when on it is promised; `promisedAt` where it is one instant'),
  promisedAt: at.describe('Until when it is promised'),
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

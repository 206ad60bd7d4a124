import { z } from 'zod';
import { IF_SOLD_OUT, ORDER_TYPES } from '../domain/orders/order';
import { PAYMENT_METHODS } from '../domain/orders/payment';
import { emailField } from './session';
import type {
  placedAnswer,
  quoteAnswer,
  slotsAnswer,
  trackedAnswer,
  withdrawnAnswer,
} from './storefront-answers';
import type { menuAnswer, profileAnswer, storeNewsAnswer } from './storefront-store-answers';
import { MAX_ITEM_NOTES, MAX_ORDER_NOTES } from '../domain/orders/notes';
import { multiLine, oneLine } from './text';

/** The public ordering API. Paths and fields are a contract with clients we do not know: they are only ever added to. */

export const MAX_ITEMS = 60;
export const MAX_QUANTITY = 50;
export const MAX_COUPONS = 5;

const id = z.string().min(1).max(64);
const text = (max: number) => oneLine().max(max);

export const addressBody = z.strictObject({
  street: text(120).min(1),
  number: text(20).min(1),
  complement: text(80).nullish(),
  district: text(80).min(1),
  city: text(80).min(1),
  state: text(40).min(1),
  postalCode: text(16).min(1),
  reference: text(140).nullish(),
  lat: z.number().min(-90).max(90).nullish(),
  lng: z.number().min(-180).max(180).nullish(),
});

const pieces = { extraId: id, quantity: z.int().min(1).max(MAX_QUANTITY) };

export const itemBody = z.strictObject({
  productId: id,
  variationId: id.nullish(),
  quantity: z.int().min(1).max(MAX_QUANTITY),
  extras: z
    .array(
      z.strictObject({
        ...pieces,
        extras: z
          .array(z.strictObject(pieces))
          .max(100)
          .optional()
          .describe('What is chosen of the groups that the extra asks for: pieces per piece of it'),
      }),
    )
    .max(100)
    .default([]),
  notes: multiLine().max(MAX_ITEM_NOTES).nullish(),
});

const scheduledFor = z.iso.datetime({ offset: true });

const tipCents = z
  .int()
  .min(0)
  .max(10_000_000)
  .nullish()
  .describe('Given on top, where the store takes tips; at most what the items cost');

const couponFields = {
  coupon: text(20).nullish(),
  coupons: z.array(text(20).min(1)).max(MAX_COUPONS).nullish().describe('Further codes'),
};

/** Proves whose wallet a reward is paid from: the token of an order that they received, or of a mailed link. */
export const proofField = text(160).min(1);

const reward = z
  .strictObject({
    id: id.nullable().describe('From the card; null spends cashback, as much as the items cost'),
    proof: proofField.describe('From the card of the customer who redeems it'),
  })
  .nullish();

/** Body of `POST /api/store/:slug/quote`. */
export const quoteBody = z.strictObject({
  type: z.enum(ORDER_TYPES),
  items: z.array(itemBody).min(1).max(MAX_ITEMS),
  address: addressBody.nullish(),
  ...couponFields,
  reward,
  scheduledFor: scheduledFor.nullish(),
  payment: z.enum(PAYMENT_METHODS).nullish(),
  tipCents,
  phone: text(32)
    .nullish()
    .describe('Taken and not read: a quote is the same for everybody, whoever is going to order'),
});
export type QuoteBody = z.infer<typeof quoteBody>;

/** Query of `GET /api/store/:slug/slots`. */
export const slotsQuery = z.strictObject({ service: z.enum(ORDER_TYPES) });

/** Body of `POST /api/store/:slug/orders` and of `…/orders/withdraw`; the header `Idempotency-Key` is required. */
export const placeOrderBody = z.strictObject({
  type: z.enum(ORDER_TYPES),
  items: z.array(itemBody).min(1).max(MAX_ITEMS),
  customer: z.strictObject({
    name: text(80).min(2),
    phone: text(32).min(5).nullish().describe('Required for every order but one at a table'),
    email: emailField.nullish(),
  }),
  address: addressBody.nullish(),
  payment: z.strictObject({
    method: z.enum(PAYMENT_METHODS),
    changeForCents: z.int().min(0).max(100_000_000).nullish(),
    further: z
      .array(
        z.strictObject({ method: z.enum(PAYMENT_METHODS), amountCents: z.int().min(1).max(100_000_000) }),
      )
      .max(4)
      .optional()
      .describe('Parts paid with something else when it is handed over; the rest is paid with `method`'),
  }),
  ...couponFields,
  reward,
  tipCents,
  notes: multiLine().max(MAX_ORDER_NOTES).nullish(),
  ifSoldOut: z
    .enum(IF_SOLD_OUT)
    .nullish()
    .describe('What to do with an item that turns out to be sold out, where the customer does not answer'),
  table: text(20).nullish().describe('Where a DINE_IN order is brought to, as the code on the table says'),
  scheduledFor: scheduledFor.nullish(),
  seller: text(16).nullish(),
  cart: text(64).nullish(),
  expectedTotalCents: z.int().min(0),
});
export type PlaceOrderBody = z.infer<typeof placeOrderBody>;

/** Body of `POST /api/store/orders/:token/cancel`. */
export const customerCancelBody = z.strictObject({ reason: multiLine().max(200).nullish() });

/** Body of `POST /api/store/orders/:token/claim-payment`: the customer says that they have paid. */
export const claimPaymentBody = z.strictObject({ note: text(200).nullish() });

/** Body of `POST /api/store/orders/:token/substitution`: what the customer says to a substitute. */
export const answerSubstitutionBody = z.strictObject({
  id: id.describe('Which question this answers, from `substitution.id`'),
  answer: z.enum(IF_SOLD_OUT).describe('SUBSTITUTE: yes. REMOVE: without it. CANCEL: not at all'),
});
export type AnswerSubstitutionBody = z.infer<typeof answerSubstitutionBody>;

/** Answer of `GET /api/store/:slug`, inside `data`. */
export type StoreProfileDto = Omit<z.infer<typeof profileAnswer>, 'store'> & { store: StoreStatus };
export type StoreReason = z.infer<typeof profileAnswer>['store']['reasons'][number] & {
  /** The dashboard's page where it is put right; operators only. */
  fixRoute?: string;
};
/** `canOrder`: whether an order for now would be taken by any service. */
export type StoreStatus = Omit<z.infer<typeof profileAnswer>['store'], 'reasons'> & {
  reasons: StoreReason[];
};
export type StoreState = StoreStatus['state'];

/** Data of the events named `store` of `GET /api/store/:slug/menu/events`: marks of the menu and of the store as they are now. */
export type StoreNews = z.infer<typeof storeNewsAnswer>;

/** Answer of `GET /api/store/:slug/menu`, inside `data`; revalidated by ETag. */
export type StoreMenuDto = z.infer<typeof menuAnswer>;
/** A product as customers see it: only what can be sold, with the price now in force. */
export type StoreProduct = StoreMenuDto['products'][number];

/** Answer of `POST …/quote`, inside `data`. With any refusal the order would not be taken. */
export type QuoteDto = z.infer<typeof quoteAnswer>;

/** Answer of `GET …/slots`, inside `data`: when a service can be ordered for. */
export type SlotsDto = z.infer<typeof slotsAnswer>;
export type SlotDayDto = SlotsDto['days'][number];

/** Answer of `GET /api/store/orders/:token`, inside `data`; also each `order` event of its stream. */
export type TrackedOrderDto = z.infer<typeof trackedAnswer>;
export type TimelineStep = TrackedOrderDto['timeline'][number];

/** Answer 201 of `POST …/orders`, inside `data`. */
export type PlacedOrderDto = z.infer<typeof placedAnswer>;

/** Answer of `POST …/orders/withdraw`, inside `data`. */
export type WithdrawnOrderDto = z.infer<typeof withdrawnAnswer>;

import { z } from 'zod';
import type {
  EndingCode,
  Fee,
  Discount,
  OrderItem,
  OrderState,
  OrderType,
  PaymentMethod,
  Payment,
  Refund,
} from '../domain/orders/order';
import { ORDER_TYPES, PAYMENT_METHODS } from '../domain/orders/order';
import type { Category, ExtraGroup, Product, VariationGroup, VariationPrice } from '../domain/menu/menu';
import type { ApiIssue } from './error';

/** The public ordering API. Paths and fields are a contract with clients we do not know: they are only ever added to. */

export const MAX_LINES = 60;
export const MAX_QUANTITY = 50;

const id = z.string().min(1).max(64);
const text = (max: number) => z.string().trim().max(max);

const addressBody = z.strictObject({
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
  notes: text(140).nullish(),
});

const scheduledFor = z.iso.datetime({ offset: true });

/** Body of `POST /api/store/:slug/quote`. */
export const quoteBody = z.strictObject({
  type: z.enum(ORDER_TYPES),
  items: z.array(itemBody).min(1).max(MAX_LINES),
  address: addressBody.nullish(),
  coupon: text(20).nullish(),
  scheduledFor: scheduledFor.nullish(),
  payment: z.enum(PAYMENT_METHODS).nullish(),
  phone: text(32)
    .nullish()
    .describe('Taken and not read: a quote is the same for everybody, whoever is going to order'),
});
export type QuoteBody = z.infer<typeof quoteBody>;

/** Body of `POST /api/store/:slug/orders`; the header `Idempotency-Key` is required. */
export const placeOrderBody = z.strictObject({
  type: z.enum(ORDER_TYPES),
  items: z.array(itemBody).min(1).max(MAX_LINES),
  customer: z.strictObject({
    name: text(80).min(2),
    phone: text(32).min(5),
    email: z.email().max(254).nullish(),
  }),
  address: addressBody.nullish(),
  payment: z.strictObject({
    method: z.enum(PAYMENT_METHODS),
    changeForCents: z.int().min(0).max(100_000_000).nullish(),
  }),
  coupon: text(20).nullish(),
  notes: text(300).nullish(),
  scheduledFor: scheduledFor.nullish(),
  seller: text(16).nullish(),
  cart: text(64).nullish(),
  expectedTotalCents: z.int().min(0),
});
export type PlaceOrderBody = z.infer<typeof placeOrderBody>;

/** Body of `POST /api/store/orders/:token/cancel`. */
export const customerCancelBody = z.strictObject({ reason: text(200).nullish() });

export interface StoreReason {
  code: string;
  severity: 'OK' | 'WARNING' | 'CLOSED' | 'ERROR';
  message: string;
  /** The dashboard's page where it is put right; operators only. */
  fixRoute?: string;
}

export const STORE_STATES = [
  'OPEN',
  'CLOSED_HOURS',
  'HOLIDAY',
  'PAUSED',
  'BUSY',
  'PICKUP_ONLY',
  'DELIVERY_ONLY',
  'NO_COURIER',
  'MENU_EMPTY',
  'NO_DEVICE',
  'BLOCKED_BILLING',
] as const;
export type StoreState = (typeof STORE_STATES)[number];

export interface StoreStatus {
  state: StoreState;
  /** Whether an order for now would be taken by any service. */
  canOrder: boolean;
  reasons: StoreReason[];
  closesAt: string | null;
  opensAt: string | null;
}

/** Answer of `GET /api/store/:slug`, inside `data`. */
export interface StoreProfileDto {
  slug: string;
  name: string;
  businessName: string;
  description: string;
  phone: string | null;
  whatsapp: string | null;
  address: {
    street: string;
    number: string;
    district: string;
    city: string;
    state: string;
    postalCode: string;
  };
  country: string;
  currency: string;
  language: 'en' | 'pt-BR' | 'es';
  timezone: string;
  logoUrl: string | null;
  bannerUrl: string | null;
  color: string | null;
  store: StoreStatus;
  hours: { weekday: number; periods: { opens: string; closes: string }[] }[];
  services: OrderType[];
  payments: PaymentMethod[];
  minOrderCents: number;
  preparationMin: number;
  /** An order for later is for `minLeadMin` minutes from now at the earliest, and on the last of `maxDays` days ahead. */
  scheduling: { enabled: boolean; minLeadMin: number; maxDays: number };
  /** What can be said of delivery before an address is known; null where nothing is delivered. */
  delivery: { feeFromCents: number; minutesMin: number; minutesMax: number } | null;
  /** Names of the served districts where zones are by district, so that a customer picks instead of guessing. */
  districts: { name: string; city: string; feeCents: number }[];
}

/** A product as customers see it: only what can be sold, with the price now in force. */
export type StoreProduct = Pick<
  Product,
  | 'id'
  | 'name'
  | 'description'
  | 'categoryIds'
  | 'imageUrls'
  | 'variationGroupId'
  | 'variationPrices'
  | 'extraGroupIds'
  | 'maxPerOrder'
  | 'allergens'
  | 'diets'
  | 'tags'
  | 'unit'
  | 'serves'
  | 'calories'
  | 'alcoholic'
> & {
  /** Price of one unit without variation and extras, in force now. */
  priceCents: number;
  /** The price it is reduced from, or null. */
  fullPriceCents: number | null;
  /** The lowest price it can be bought at, with its required choices. */
  fromPriceCents: number;
  /** Whether a choice that has to be made can make it dearer. */
  isFromPrice: boolean;
  /** Shown greyed: on the menu, not to be had now. */
  soldOut: boolean;
};

/** Data of the events named `menu` of `GET /api/store/:slug/menu/events`: the mark of the menu as it is now. */
export interface MenuNews {
  etag: string;
}

/** Answer of `GET /api/store/:slug/menu`, inside `data`; revalidated by ETag. */
export interface StoreMenuDto {
  categories: Pick<Category, 'id' | 'name' | 'description' | 'imageUrl'>[];
  products: StoreProduct[];
  variationGroups: (Pick<VariationGroup, 'id' | 'name'> & {
    variations: {
      id: string;
      name: string;
      priceCents: number;
      fullPriceCents: number | null;
      isDefault: boolean;
      soldOut: boolean;
    }[];
  })[];
  extraGroups: (Pick<
    ExtraGroup,
    'id' | 'name' | 'description' | 'min' | 'max' | 'freeQuantity' | 'priceMethod' | 'display'
  > & {
    extras: {
      id: string;
      name: string;
      description: string;
      priceCents: number;
      /** What it costs with a variation that has a price of its own for it. */
      variationPrices: VariationPrice[];
      /** The groups that are asked for once it is chosen, in their order; extras of those ask for none. */
      extraGroupIds: string[];
      imageUrl: string | null;
      maxQuantity: number;
      defaultQuantity: number;
      soldOut: boolean;
    }[];
  })[];
}

/** Answer of `POST …/quote`, inside `data`. With any refusal the order would not be taken. */
export interface QuoteDto {
  type: OrderType;
  lines: OrderItem[];
  fees: Fee[];
  discounts: Discount[];
  itemsCents: number;
  feesCents: number;
  discountsCents: number;
  totalCents: number;
  /** The coupon that counts; `checkedWhenPlaced` when it counts for some customers only, which placing decides. */
  coupon: { code: string; checkedWhenPlaced: boolean } | null;
  currency: string;
  promise: { readyAt: string; fromAt: string; untilAt: string } | null;
  zone: { name: string; etaMin: number; etaMax: number } | null;
  refusals: ApiIssue[];
}

export interface TimelineStep {
  state: OrderState;
  at: string;
}

/** Answer of `GET /api/store/orders/:token`, inside `data`; also each `order` event of its stream. */
export interface TrackedOrderDto {
  token: string;
  number: string;
  state: OrderState;
  type: OrderType;
  storeName: string;
  storeSlug: string;
  storePhone: string | null;
  /** What the store speaks where the customer chose no other. */
  storeLanguage: StoreProfileDto['language'];
  currency: string;
  timezone: string;
  timeline: TimelineStep[];
  items: OrderItem[];
  fees: Fee[];
  discounts: Discount[];
  itemsCents: number;
  feesCents: number;
  discountsCents: number;
  totalCents: number;
  payment: Pick<Payment, 'method' | 'timing' | 'amountCents' | 'changeForCents' | 'state' | 'pixCode'> & {
    refund: Pick<Refund, 'amountCents' | 'method' | 'at'> | null;
    /** Until when it can be paid; null where no payment is awaited. */
    payBy: string | null;
  };
  /** What the store owes back, minor units. */
  refundDueCents: number;
  placedAt: string;
  scheduledFor: string | null;
  promisedAt: string | null;
  pickupCode: string | null;
  address: { street: string; number: string; complement: string | null; district: string } | null;
  canCancel: boolean;
  cancellation: { code: EndingCode; note: string | null; by: 'CUSTOMER' | 'STORE' | 'SYSTEM' } | null;
  version: number;
}

/** Answer 201 of `POST …/orders`, inside `data`. */
export interface PlacedOrderDto {
  token: string;
  number: string;
  state: OrderState;
  totals: { itemsCents: number; feesCents: number; discountsCents: number; totalCents: number };
  promisedAt: string | null;
  payment: { method: PaymentMethod; state: Payment['state']; pix?: { code: string; amountCents: number } };
  trackingUrl: string;
}

import { z } from 'zod';
import type { ServedDistrict } from '../domain/delivery';
import { STAFF_CHANNELS } from '../domain/orders/order';
import type { Address, OrderItem, OrderState, OrderType } from '../domain/orders/order';
import { instant } from './field-schemas';
import type { OrderCardDto } from './orders';
import { MAX_ITEMS, placeOrderBody, quoteBody, type QuoteDto, type StoreMenuDto } from './storefront';
import { oneLine } from './text';

/** Orders that the store's own people type: at the counter, or for somebody on the phone. */

const channel = z.enum(STAFF_CHANNELS);
const branch = z.string().min(1).max(64);

/**
 * Query of `GET /api/orders/menu`: what can be ordered through a channel, now or for an instant; revalidated by ETag. An
 * instant that no order can be for is answered as the quote judges it: by what can be ordered now.
 */
export const orderMenuQuery = z.strictObject({ branch, channel, at: instant.optional() });

/** Body of `POST /api/orders/quote`. */
export const staffQuoteBody = quoteBody.omit({ phone: true }).extend({ branch, channel });
export type StaffQuoteBody = z.infer<typeof staffQuoteBody>;

const text = (max: number) => oneLine().max(max);
/** Where the confirmation goes. */
const emailOfCustomer = placeOrderBody.shape.customer.shape.email;

/**
 * Body of `POST /api/orders` and of `…/withdraw`; the header `Idempotency-Key` is required. Who comes to the counter need
 * not say who they are; for a delivery, or on the phone, name and phone are asked for (`contactNeeded`).
 */
export const staffOrderBody = placeOrderBody.omit({ customer: true, cart: true }).extend({
  branch,
  channel,
  customer: z
    .strictObject({ name: text(80).nullish(), phone: text(32).nullish(), email: emailOfCustomer })
    .nullish(),
  /** Items that are not to be made before they are fired, by their place, counted from 0. */
  hold: z.array(z.int().min(0).max(MAX_ITEMS)).max(MAX_ITEMS).default([]),
  /** Accepts it at once: it goes to the kitchen without waiting for anybody. */
  accept: z.boolean().default(false),
  /** Typed where the branch does not see it: there it rings and has to be answered in time, as a customer's order does. */
  ring: z.boolean().default(false),
});
export type StaffOrderBody = z.input<typeof staffOrderBody>;

/** Answer of `POST /api/orders/quote`, inside `data`. */
export interface StaffQuoteDto extends QuoteDto {
  /** What would refuse a customer and does not bind the store's own people: it is said, and the order is taken. */
  overruled: QuoteDto['refusals'];
}

/** Answer 201 of `POST /api/orders`, inside `data`. */
export interface TakenOrderDto {
  order: OrderCardDto;
  /** Where the customer follows it, and pays one that is paid online. */
  trackingUrl: string;
  /** What a Pix is paid with; null for other payments. */
  pixCode: string | null;
}

/** Answer of `POST /api/orders/withdraw`, inside `data`: the order as it is now where it was taken; null where it never will be. */
export interface WithdrawnStaffOrderDto {
  order: TakenOrderDto | null;
}

/**
 * Answer of `GET /api/orders/menu`, and of `GET /api/orders/:id/menu` for what is added to an order, inside `data`: the
 * store page's menu of the channel, with what the house calls its products, and the districts that it serves.
 */
export interface OrderMenuDto extends StoreMenuDto {
  /** Codes of products by their id; those without one are left out. */
  skus: Record<string, string>;
  /** What is delivered to where zones are by district. */
  districts: ServedDistrict[];
}

/** Query of `GET /api/customers/by-phone`; `branch` is where they order now, whose orders come first. */
export const callerQuery = z.strictObject({ phone: text(32).min(5), branch: branch.optional() });

/**
 * Answer of `GET /api/customers/by-phone`, inside `data`; null for a phone that never ordered. For the store's own eyes:
 * what somebody who asks may not be told of ended orders is left out, and a courier finds the customers of the orders that
 * they carry now and nobody else. A person may look up 30 a minute; beyond that 429 with `retryAfter` in seconds.
 */
export interface CallerDto {
  id: string;
  name: string;
  /** In E.164. */
  phone: string;
  blocked: boolean;
  /** What the store noted about them. */
  notes: string | null;
  orderCount: number;
  lastOrderAt: string | null;
  /** Where their orders went, the last one first, each once. */
  addresses: Address[];
  /** Five of the last, those of the branch that was asked for before those of others, each the newest first. */
  orders: CallerOrder[];
}

export interface CallerOrder {
  id: string;
  branchId: string;
  number: string;
  placedAt: string;
  state: OrderState;
  type: OrderType;
  totalCents: number;
  notes: string | null;
  items: OrderItem[];
  /** Where it went; null for one that was not delivered, and for who is not told. */
  address: Address | null;
}

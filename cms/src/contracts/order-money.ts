import { z } from 'zod';
import type { EditNotice } from '../domain/edit';
import type { Discount, Fee, OrderItem, Totals } from '../domain/orders/order';
import { FEE_KINDS } from '../domain/orders/order';
import { REFUND_METHODS, REFUND_PARTS } from '../domain/orders/payment';
import type { ItemChange } from '../domain/orders/revision';
import { collectedBody } from './collected';
import { itemBody, MAX_ITEMS, MAX_QUANTITY } from './storefront';
import { MAX_INTEGER, version } from './version';
import { MAX_ITEM_NOTES, MAX_REASON } from '../domain/orders/notes';
import { multiLine, oneLine } from './text';

/** What an order is to consist of: items that stay, by their place in it, and new ones of the menu. */
const wanted = {
  keep: z
    .array(
      z.strictObject({
        place: z.int().min(0).max(200),
        quantity: z.int().min(1).max(MAX_QUANTITY),
        /** Left out: as they are. */
        notes: multiLine().max(MAX_ITEM_NOTES).nullish(),
      }),
    )
    .max(MAX_ITEMS)
    .default([]),
  add: z.array(itemBody).max(MAX_ITEMS).default([]),
  /** Of the new ones, those that are not to be made before they are fired, by their place in `add`, counted from 0. */
  hold: z.array(z.int().min(0).max(MAX_ITEMS)).max(MAX_ITEMS).default([]),
};

/** Body of `POST /api/orders/:id/edit-quote`: what an edit would come to, without making it. */
export const editQuoteBody = z.strictObject(wanted);

/** Body of `POST /api/orders/:id/resend-confirmation`: answers the card, 422 where the order came without an address. */
export const resendBody = z.strictObject({});

/** Body of `POST /api/orders/:id/edit`. The total is the one the person saw; where it comes to another, the answer is 409. */
export const editBody = z.strictObject({
  version,
  ...wanted,
  reason: oneLine().min(3).max(MAX_REASON),
  expectedTotalCents: z.int().min(0).max(MAX_INTEGER),
});

/**
 * Body of `POST /api/orders/:id/offer-substitute`: an item that cannot be made, how many of it, and what the customer is
 * offered instead. The total is the one the person saw.
 */
export const offerSubstituteBody = z.strictObject({
  version,
  place: z.int().min(0).max(200),
  /** How many of it are missing; all of them where it is left out. */
  quantity: z.int().min(1).max(MAX_QUANTITY).optional(),
  offer: itemBody,
  expectedTotalCents: z.int().min(0).max(MAX_INTEGER),
});

/** What an edit would come to. With any refusal it would not be made. */
export interface EditQuoteDto extends Totals {
  items: OrderItem[];
  fees: Fee[];
  discounts: Discount[];
  changes: ItemChange[];
  deltaCents: number;
  /** What the customer would still have to pay, and what would be to give back. */
  dueCents: number;
  refundDueCents: number;
  told: EditNotice[];
  refusals: { code: string; path: (string | number)[]; message: string }[];
}

/** Body of `POST /api/orders/:id/discount`: how much is taken off by hand, in place of what was; 0 takes it away. */
export const discountBody = z.strictObject({
  version,
  amountCents: z.int().min(0).max(MAX_INTEGER),
  /** Why; it stands on the order, and the customer reads it. */
  reason: oneLine().min(3).max(MAX_REASON),
});

/**
 * Body of `POST /api/orders/:id/refund`. Each part names what it takes: an item its place and how many of those that are
 * the same, a fee its kind; `PARTS` any number of items and fees, which are given back at once.
 */
export const refundBody = z.strictObject({
  version,
  part: z.enum([...REFUND_PARTS, 'PARTS']).default('DUE'),
  place: z.int().min(0).max(200).optional(),
  quantity: z
    .int()
    .min(1)
    .max(MAX_ITEMS * MAX_QUANTITY)
    .optional(),
  fee: z.enum(FEE_KINDS).optional(),
  items: z
    .array(
      z.strictObject({
        place: z.int().min(0).max(200),
        quantity: z
          .int()
          .min(1)
          .max(MAX_ITEMS * MAX_QUANTITY),
      }),
    )
    .max(MAX_ITEMS)
    .optional(),
  fees: z.array(z.enum(FEE_KINDS)).max(FEE_KINDS.length).optional(),
  amountCents: z.int().min(1).max(MAX_INTEGER).optional(),
  method: z.enum(REFUND_METHODS),
  /** Why; what is owed needs no reason. */
  note: multiLine().max(200).nullish(),
});
export type RefundBody = z.output<typeof refundBody>;

/** What is said when an order is handed over: the customer's code, and how it was paid where that is not as agreed. */
export const handedOver = { pickupCode: oneLine().max(8).nullish(), paid: collectedBody.optional() };

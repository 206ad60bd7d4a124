import { z } from 'zod';

/*
 * The fields that are read from Stripe's objects. Everything else they hold is ignored, so that a new version of Stripe's API changes
 * nothing here. Source: Stripe, API reference: "Checkout Session", "Refund", "Charge", "Dispute", "Event".
 */

/** A text that both databases store: PostgreSQL refuses NUL and halves of characters. */
const text = z
  .string()
  .max(1000)
  .refine((value) => !/\0|\p{Surrogate}/u.test(value));
/** Stripe's amounts; the columns for money hold no more. */
const amount = z.int().min(0).max(2_147_483_647);
const currency = z.string().regex(/^[A-Za-z]{3}$/);
/** Seconds since 1970, as far as a `Date` goes. */
const seconds = z.int().min(0).max(8_640_000_000_000);
/** Another object, by its id or as a whole. */
const reference = z.union([text, z.object({ id: text })]).nullish();
const metadata = z.record(z.string(), text).nullish();

export const checkoutSession = z.object({
  id: text.min(1),
  status: text.nullish(),
  payment_status: text,
  currency: currency.nullish(),
  amount_total: amount.nullish(),
  payment_intent: reference,
  client_reference_id: text.nullish(),
});

export const stripeRefund = z.object({
  id: text.min(1),
  status: text.nullish(),
  failure_reason: text.nullish(),
  metadata,
});

export const refundedCharge = z.object({
  payment_intent: reference,
  amount_refunded: amount,
  currency,
  metadata,
});

export const stripeDispute = z.object({
  id: text.min(1),
  status: text,
  amount,
  currency,
  reason: text,
  payment_intent: reference,
  evidence_details: z.object({ due_by: seconds.nullish() }).nullish(),
});

export const stripeEvent = z.object({
  id: text.min(1),
  type: text.min(1),
  created: seconds,
  data: z.object({ object: z.unknown() }),
});

export type SessionFacts = z.output<typeof checkoutSession>;
export type RefundFacts = z.output<typeof stripeRefund>;
export type DisputeFacts = z.output<typeof stripeDispute>;

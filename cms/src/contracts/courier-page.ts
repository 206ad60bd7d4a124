import { z } from 'zod';
import {
  PROBLEM_CODES,
  type Availability,
  type DeliveryState,
  type ProblemCode,
  type StopState,
  type StopStep,
} from '../domain/couriers';
import type { ProductUnit } from '../domain/menu/unit';
import type { Address, OrderState } from '../domain/orders/order';
import type { PaymentMethod } from '../domain/orders/payment';
import type { PaymentTruth } from '../domain/orders/payment-truth';
import { collectBody, collectedBody } from './collected';
import { pressed } from './press';
import type { Language } from './session';
import { multiLine, oneLine } from './text';

const id = z.string().min(1).max(64);
const onTrip = { ...pressed, trip: id };
const atStop = <Action extends StopStep>(action: Action) => ({
  action: z.literal(action),
  ...onTrip,
  order: id,
});

/**
 * Body of `POST /api/courier/:token/steps`: one thing a courier pressed. A step that has been taken already – by the same
 * key, by the counter, or twice – is taken for done. What was pressed without a network says how long `ago` that was.
 */
export const courierStep = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('available'), ...pressed, available: z.boolean() }),
  z.strictObject({ action: z.literal('accept'), ...onTrip }),
  z.strictObject({ action: z.literal('reject'), ...onTrip }),
  z.strictObject({ action: z.literal('pick-up'), ...onTrip }),
  z.strictObject({
    ...atStop('deliver'),
    code: oneLine().max(8).optional(),
    /** What the page said was to be collected when it was pressed; pages of before that was told leave it out. */
    collect: collectBody.optional(),
    paid: collectedBody.optional(),
  }),
  z.strictObject({
    ...atStop('problem'),
    problem: z.enum(PROBLEM_CODES),
    note: multiLine().max(200).optional(),
  }),
  z.strictObject({ ...atStop('carry-on') }),
  z.strictObject({ ...atStop('turn-back') }),
  z.strictObject({ ...atStop('returned') }),
]);
export type CourierStep = z.output<typeof courierStep>;

/** An order of a trip as its courier sees it. */
export interface CourierStopDto {
  orderId: string;
  number: string;
  state: StopState;
  orderState: OrderState;
  district: string | null;
  legMeters: number | null;
  problem: ProblemCode | null;
  promisedAt: string | null;
  /** Whom and where, what to take along and what to collect: only while the courier has the trip. */
  handover: {
    name: string;
    phone: string;
    address: Address | null;
    notes: string | null;
    /** Variation and extras in words, '' for none, so that a bag can be looked through. */
    items: { quantity: number; unit: ProductUnit; name: string; choices: string; notes: string | null }[];
    /** What is to be collected, way by way; empty where everything is paid. */
    collect: { method: PaymentMethod; amountCents: number; changeForCents: number | null }[];
    /** By whose word it is paid that was to be before the order was made; null where nobody said so, or nobody has to. */
    paidBy: PaymentTruth | null;
    /** How else it may be paid at the door. */
    methods: PaymentMethod[];
    needsCode: boolean;
  } | null;
}

export interface CourierTripDto {
  id: string;
  state: DeliveryState;
  offerEndsAt: string | null;
  earnedCents: number;
  stops: CourierStopDto[];
}

/** `GET /api/courier/:token`, inside `data`: everything the courier's phone shows, and nothing beyond their own trips. */
export interface CourierPageDto {
  name: string;
  availability: Availability;
  available: boolean;
  storeName: string;
  storePhone: string | null;
  storeLanguage: Language;
  country: string;
  currency: string;
  timezone: string;
  /** Trips that are not over, and those of today that are. */
  trips: CourierTripDto[];
  /** Of the current business day. */
  today: { deliveries: number; earnedCents: number; tipsCents: number };
  /** What the branch would pay them if all was settled now; below 0, what they would hand in. */
  balanceCents: number;
}

import type { AppliedCoupon, CouponRecord } from '../campaign';
import { matchZone, type DeliveryMatch } from '../delivery';
import { percentOf } from '../money';
import { localTime } from '../time';
import type { Address, Discount, Fee, OrderChannel, OrderItem, OrderType, Totals } from '../orders/order';
import type { PaymentMethod } from '../orders/payment';
import { orderTime } from './order-time';
import { expectTimes, type ExpectedTimes, type LearnedTimes } from '../orders/learned-times';
import { minimumOf } from '../orders/minimum';
import { hourOfWeek } from '../orders/past-orders';
import { learnedPromise, promiseOf, type OrderPromise } from '../orders/promise';
import { stationsOf, workOf, type StationWork } from '../orders/station-parts';
import { partitionRefusals } from './partition-refusals';
import { quoteItems, type QuoteItem } from './quote-items';
import type { Refusal } from './refusal';
import { applyRequested, couponCodes, type QuotedCoupon } from './quote-coupons';
import { applyReward, type QuotedReward, type RequestedReward, type RewardProblem } from './quote-reward';
import { tipOf } from './tip';
import type { StoreContext } from '../orders/store';
import { totalsOf } from '../orders/totals';

/** What a customer wants, as they say it; prices are the store's. */
export interface QuoteRequest {
  type: OrderType;
  items: readonly QuoteItem[];
  /** For a delivery. */
  address?: Address | null;
  /** A coupon's code; `coupons` are further ones. */
  coupon?: string | null | undefined;
  coupons?: readonly string[] | null | undefined;
  /** ISO-8601; left out for now. */
  scheduledFor?: string | null;
  payment?: PaymentMethod | null;
  /** Given on top, minor units ≥ 0. */
  tipCents?: number | null | undefined;
}

export interface QuoteFacts {
  now: Date;
  channel: OrderChannel;
  /** Orders under way; left out where it does not matter. */
  openOrders?: number;
  /** Since when the limit of orders for now is full; see `StoreFacts`. */
  fullSince?: Date | null;
  /** For when the orders for later are, from the slot of the request on for a day; left out where slots have no limit. */
  scheduled?: readonly Date[];
  /** When a board last said that it is there; null = never, left out where it does not matter. */
  lastHeartbeat?: Date | null;
  /**
   * What the books say of the requested codes, by code as `couponCodes` gives them; those that the business does not have
   * are left out. `automatic` are the coupons that apply without a code.
   */
  coupons?: { named: ReadonlyMap<string, CouponRecord>; automatic: readonly CouponRecord[] };
  /** The reward that the order redeems, or the problem for which it cannot; null or left out without one. */
  reward?: RequestedReward | RewardProblem | null;
  /** What the branch's history says of its times, and how many parts each station has to make; null or left out without. */
  learned?: { times: LearnedTimes; queue: ReadonlyMap<string, number> } | null;
}

/** What an order would cost and when it would come. With any refusal it would not be taken. */
export interface Quote {
  type: OrderType;
  /** ISO 4217 */
  currency: string;
  /** Of the items that were not refused. */
  items: OrderItem[];
  fees: Fee[];
  discounts: Discount[];
  totals: Totals;
  /** The coupons that count for this order, in the order in which they are applied. */
  coupons: QuotedCoupon[];
  /** The codes of the request in the order in which they were typed, as `couponCodes` gives them. */
  typedCodes: readonly string[];
  /** Codes that would count alone, but not together with those that do. */
  skippedCoupons: string[];
  /** What stands behind `coupons`, for placing the order. */
  applied: readonly AppliedCoupon[];
  /** The reward that is redeemed, null without one. */
  reward: QuotedReward | null;
  /** Null while a refusal leaves open when the order would come. */
  promise: OrderPromise | null;
  /** Minutes that cooking is given, which the promise is made of. */
  preparationMin: number;
  /** What each station makes of it, and how fast it is expected to be. */
  stations: StationWork[];
  zone: { id: string; name: string; etaMin: number; etaMax: number } | null;
  distanceMeters: number | null;
  refusals: Refusal[];
  /** What would refuse a customer and does not bind the store's own people; none for other channels. */
  overruled: Refusal[];
}

/**
 * Prices a wish and says everything that speaks against it. An order for later is judged as of then: hours, pauses,
 * delivery zones, what the menu has and what it costs; a coupon is judged as of now.
 *
 * Total = items + fees − discounts, in minor units; the higher minimum of branch and zone holds, save at a table; the
 * service fee is taken at the table only, of the items before discounts.
 *
 * @throws RangeError for quantities so large that no exact amount is left
 */
export function quote(store: StoreContext, request: QuoteRequest, facts: QuoteFacts): Quote {
  const { branch, menu } = store;
  const { type } = request;
  const { now, channel } = facts;
  const scheduledFor = request.scheduledFor ?? null;
  const { at, refusals: untimely } = orderTime(store, type, scheduledFor, facts);
  const { refusals: closed, overruled } = partitionRefusals(untimely, channel);
  const sold = quoteItems(menu, request.items, { now: at, timeZone: branch.timezone, channel });
  const itemsCents = totalsOf(sold.items, [], []).itemsCents;
  const delivery = type === 'DELIVERY' ? deliveryOf(store, request.address ?? null, at, itemsCents) : null;
  const zone = delivery?.ok ? delivery : null;
  const unserved = delivery && !delivery.ok ? [delivery.refusal] : [];

  const tip = tipOf(request.tipCents, { offered: branch.settings.tips, itemsCents });
  const fees = [...feesOf(store, type, itemsCents, zone), ...tip.fees];
  const learned = expectedOf(store, { zone, type, at, items: sold.items }, facts);
  // One for later is promised by the branch's own words; how fast its stations will be is known all the same.
  const expected = scheduledFor ? null : learned;
  const preparationMin = preparationOf(store, sold.items, expected);
  const reduced = applyRequested(store, request, facts, sold.items, zone?.feeCents ?? 0);
  const rewarded = applyReward(facts.reward ?? null, sold.items, zone?.feeCents ?? 0, reduced.discounts);
  const discounts = [...reduced.discounts, ...rewarded.discounts];
  const tooLittle = partitionRefusals(
    belowMinimum(minimumOf(branch, type, zone?.zone), sold.items.length > 0 ? itemsCents : null),
    channel,
  );
  return {
    type,
    currency: store.business.currency,
    items: sold.items,
    fees,
    discounts,
    totals: totalsOf(sold.items, fees, discounts),
    coupons: reduced.coupons,
    typedCodes: couponCodes(request),
    skippedCoupons: reduced.skippedCoupons,
    applied: reduced.applied,
    reward: rewarded.reward,
    promise:
      closed.length + unserved.length > 0 || sold.items.length === 0
        ? null
        : expected
          ? learnedPromise(now, preparationMin, expected, zone)
          : promiseOf(now, scheduledFor ? at : null, preparationMin, zone),
    preparationMin,
    stations: workOf(sold.items, learned?.paces ?? []),
    zone: zone && {
      id: zone.zone.id,
      name: zone.zone.name,
      etaMin: zone.etaMin,
      etaMax: zone.etaMax,
    },
    distanceMeters: zone?.distanceMeters ?? null,
    refusals: [
      ...closed,
      ...sold.refusals,
      ...tooLittle.refusals,
      ...unserved,
      ...refusePayment(store, request),
      ...reduced.refusals,
      ...rewarded.refusals,
      // Of an order without items that is said of the items.
      ...(sold.items.length > 0 ? tip.refusals : []),
    ],
    overruled: [...overruled, ...tooLittle.overruled],
  };
}

/** Which zone delivers to an address then, and for what fee; null where the branch does not deliver. */
export function deliveryOf(
  store: StoreContext,
  address: Address | null,
  at: Date,
  subtotalCents: number,
): DeliveryMatch | { ok: false; refusal: Refusal } | null {
  const { branch, zones } = store;
  if (!branch.services.includes('DELIVERY')) return null;
  if (!address) return { ok: false, refusal: { code: 'ADDRESS_REQUIRED', path: ['address'], args: {} } };
  const local = localTime(at, branch.timezone);
  const match = matchZone(zones, address, { local, subtotalCents, branch: branch.location });
  if (match.ok) return match;
  const args = { district: address.district, city: address.city };
  return { ok: false, refusal: { code: match.code, path: ['address'], args } };
}

function feesOf(
  { branch }: StoreContext,
  type: OrderType,
  itemsCents: number,
  zone: DeliveryMatch | null,
): Fee[] {
  const fees: Fee[] = zone ? [{ kind: 'DELIVERY', amountCents: zone.feeCents }] : [];
  const serviceCents = type === 'DINE_IN' ? percentOf(itemsCents, branch.serviceFeeBps) : 0;
  return serviceCents > 0 ? [...fees, { kind: 'SERVICE', amountCents: serviceCents }] : fees;
}

/** Where every item was refused there is nothing to be too little of. */
function belowMinimum(minCents: number, subtotalCents: number | null): Refusal[] {
  if (subtotalCents === null || subtotalCents >= minCents) return [];
  const args = { minCents, subtotalCents, missingCents: minCents - subtotalCents };
  return [{ code: 'BELOW_MINIMUM', path: ['items'], args }];
}

function refusePayment({ branch }: StoreContext, { payment }: QuoteRequest): Refusal[] {
  if (!payment || branch.paymentMethods.includes(payment)) return [];
  const args = { paymentMethods: branch.paymentMethods };
  return [{ code: 'PAYMENT_METHOD_NOT_OFFERED', path: ['payment'], args }];
}

/** The slowest dish decides, and none is faster than the kitchen is by its history or, without one, by what the branch says. */
function preparationOf(
  { branch, menu }: StoreContext,
  items: readonly OrderItem[],
  expected: ExpectedTimes | null,
): number {
  const dishes = items.map(({ productId }) => menu.products.get(productId)?.preparationMin ?? 0);
  return Math.max(expected?.kitchenMin ?? branch.preparationMin, ...dishes);
}

function expectedOf(
  { branch }: StoreContext,
  order: { zone: DeliveryMatch | null; type: OrderType; at: Date; items: readonly OrderItem[] },
  { learned }: QuoteFacts,
): ExpectedTimes | null {
  if (!learned) return null;
  const { zone, type, at, items } = order;
  return expectTimes(learned.times, {
    hourOfWeek: hourOfWeek(at, branch.timezone),
    parts: stationsOf(items).map((station) => ({ station, ahead: learned.queue.get(station) ?? 0 })),
    delivered: type === 'DELIVERY',
    said: {
      preparationMin: branch.preparationMin,
      aroundMin: zone ? (zone.etaMax - zone.etaMin) / 2 : 0,
    },
  });
}

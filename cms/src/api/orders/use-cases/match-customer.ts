import type { Language } from '../../../contracts/session';
import type { Tx } from '../../../database/transaction';
import {
  checkCouponCustomer,
  couponRefusalFor,
  dependsOnCustomer,
  type AppliedCoupon,
  type CouponRefusal,
} from '../../../domain/campaign';
import { isBlocked, segmentOf, type CustomerSource } from '../../../domain/customers';
import type { Address, OrderChannel } from '../../../domain/orders/order';
import { quoteWithoutCoupon, type Quote, type Refusal } from '../../../domain/quote';
import { ApiError } from '../../../errors/api-error';
import type { LoadedStore } from '../../../store/load-store';
import { toQuoteDto } from '../present/quote';
import { couponCustomers, lockCoupons } from '../../campaign/exports';
import { countOrder, highSpendOf, lockCustomer, type OrderingCustomer } from '../../customers/exports';

interface MatchedCustomer extends OrderingCustomer {
  /** The first coupon that does not count for them, and why; null when all do. */
  refused: { code: string; refusal: CouponRefusal } | null;
}

interface Ordering {
  contact: { phone: string; name: string; email: string | null };
  applied: readonly AppliedCoupon[];
  totalCents: number;
  channel: OrderChannel;
  address: Address | null;
  now: Date;
}

const SOURCES: Readonly<Partial<Record<OrderChannel, CustomerSource>>> = {
  PHONE: 'PHONE',
  COUNTER: 'COUNTER',
  CHATBOT: 'CHATBOT',
};

/** Stands for the customer of a test order, or of an order at the counter without a name. Their coupons cannot be counted. */
export async function anonymousCustomer(tx: Tx, applied: readonly AppliedCoupon[]): Promise<MatchedCustomer> {
  await lockCoupons(
    tx,
    applied.map(({ record }) => record.coupon.id),
  );
  const limited = applied.find(({ record }) => dependsOnCustomer(record));
  return {
    id: '',
    orderCount: 0,
    spentCents: 0,
    lastOrderAt: null,
    state: 'ACTIVE',
    blockedUntil: null,
    mergedInto: null,
    allergies: null,
    kitchenNote: null,
    refused: limited ? { code: limited.code, refusal: { code: 'COUPON_OTHER_AUDIENCE', args: {} } } : null,
  };
}

/** Counts the order for the customer with that phone, and finds out what the store knows of them. */
export async function matchCustomer(
  tx: Tx,
  { businessId, branch }: LoadedStore,
  { contact, applied, totalCents, channel, address, now }: Ordering,
): Promise<MatchedCustomer> {
  const limited = applied.filter(({ record }) => dependsOnCustomer(record));
  const known = limited.length > 0 ? await lockCustomer(tx, businessId, contact.phone) : null;
  const customer = await countOrder(tx, businessId, contact, {
    at: now,
    totalCents,
    branchId: branch.id,
    source: SOURCES[channel] ?? 'STORE',
    address,
  });
  // The limits of a coupon are those of a person, who may have further customers with the same document: their rows are not
  // locked, so the coupon's is.
  await lockCoupons(
    tx,
    applied.map(({ record }) => record.coupon.id),
  );
  if (limited.length === 0) return { ...customer, refused: null };
  // The row is locked by now: what others have ordered meanwhile is in its count.
  const before = {
    orderCount: customer.orderCount - 1,
    spentCents: known?.spentCents ?? 0,
    lastOrderAt: known?.lastOrderAt ?? null,
  };
  const bySegment = limited.some(({ record }) => record.coupon.rules.audience?.audience === 'SEGMENT');
  const highSpendCents = bySegment ? await highSpendOf(tx, businessId, now) : null;
  const person = {
    ...before,
    headId: customer.mergedInto ?? customer.id,
    segment: highSpendCents === null ? null : segmentOf(before, { now, highSpendCents }),
  };
  const couponIds = limited.map(({ record }) => record.coupon.id);
  const customerOf = await couponCustomers(tx, businessId, couponIds, person);
  for (const { code, record } of limited) {
    const refusal = checkCouponCustomer(record, customerOf(record.coupon.id), now);
    if (refusal) return { ...customer, refused: { code, refusal } };
  }
  return { ...customer, refused: null };
}

/**
 * Refuses an order for what the store knows of the customer, to be asked last of all: an order that is not taken from
 * anybody is refused for that alone.
 */
export function requireAllowedCustomer(
  customer: MatchedCustomer,
  quote: Quote,
  store: LoadedStore,
  { channel, language, now }: { channel: OrderChannel; language: Language; now: Date },
): void {
  const { refused } = customer;
  if (isBlocked(customer, now)) throw new ApiError(422, 'CUSTOMER_BLOCKED', { path: ['customer', 'phone'] });
  if (!refused) return;
  const told: Refusal = { ...couponRefusalFor(channel, refused.refusal), path: ['coupon'] };
  throw new ApiError(409, told.code, {
    path: told.path,
    args: told.args,
    details: { quote: toQuoteDto(quoteWithoutCoupon(quote, refused.code, told), store, language) },
  });
}

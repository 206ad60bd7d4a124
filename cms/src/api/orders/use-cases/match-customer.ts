import type { Language } from '../../../contracts/session';
import type { Tx } from '../../../database/transaction';
import {
  checkCouponCustomer,
  couponRefusalFor,
  dependsOnCustomer,
  type Coupon,
} from '../../../domain/campaign';
import { isBlocked, type CustomerSource } from '../../../domain/customers';
import type { Address, OrderChannel } from '../../../domain/orders/order';
import { quoteWithoutCoupon, type Quote } from '../../../domain/quote/quote';
import type { Refusal } from '../../../domain/quote/refusal';
import { ApiError } from '../../../errors/api-error';
import type { LoadedStore } from '../../../store/load-store';
import { toQuoteDto } from '../present/quote';
import { couponCustomer } from '../../campaign/exports';
import { countOrder, lockCustomer, type OrderingCustomer } from '../../customers/exports';

interface MatchedCustomer extends OrderingCustomer {
  /** Why the coupon does not count for them; null when it does, or without one. */
  couponRefusal: ReturnType<typeof checkCouponCustomer>;
}

interface Ordering {
  contact: { phone: string; name: string; email: string | null };
  coupon: Coupon | null;
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

/** Whose order a test is, or that of somebody at the counter without a name: no customer's. Their coupons cannot be counted. */
export const anonymousCustomer = (coupon: Coupon | null): MatchedCustomer => ({
  id: '',
  orderCount: 0,
  lastOrderAt: null,
  state: 'ACTIVE',
  blockedUntil: null,
  mergedInto: null,
  allergies: null,
  kitchenNote: null,
  couponRefusal: coupon && dependsOnCustomer(coupon) ? { code: 'COUPON_OTHER_AUDIENCE', args: {} } : null,
});

/** Counts the order for the customer with that phone, and finds out what the store knows of them. */
export async function matchCustomer(
  tx: Tx,
  { businessId, branch }: LoadedStore,
  { contact, coupon, totalCents, channel, address, now }: Ordering,
): Promise<MatchedCustomer> {
  const limited = coupon && dependsOnCustomer(coupon) ? coupon : null;
  const known = limited && (await lockCustomer(tx, businessId, contact.phone));
  const customer = await countOrder(tx, businessId, contact, {
    at: now,
    totalCents,
    branchId: branch.id,
    source: SOURCES[channel] ?? 'STORE',
    address,
  });
  if (!limited) return { ...customer, couponRefusal: null };
  // The row is locked by now: what others have ordered meanwhile is in its count.
  const before = {
    ...customer,
    orderCount: customer.orderCount - 1,
    lastOrderAt: known?.lastOrderAt ?? null,
  };
  const standing = await couponCustomer(tx, limited.id, before);
  return { ...customer, couponRefusal: checkCouponCustomer(limited, standing, now) };
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
  const { couponRefusal } = customer;
  if (isBlocked(customer, now)) throw new ApiError(422, 'CUSTOMER_BLOCKED', { path: ['customer', 'phone'] });
  if (!couponRefusal) return;
  const told: Refusal = { ...couponRefusalFor(channel, couponRefusal), path: ['coupon'] };
  throw new ApiError(409, told.code, {
    path: told.path,
    args: told.args,
    details: { quote: toQuoteDto(quoteWithoutCoupon(quote, told), store, language) },
  });
}

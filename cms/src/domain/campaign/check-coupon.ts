import { availableAt } from '../menu';
import type { OrderChannel, OrderType, PaymentMethod } from '../orders/order';
import { localTime } from '../time';
import type { Coupon, CouponRecord } from './coupon';
import { couponDiscount, isForDelivery } from './coupon-discount';

const INACTIVE_MS = 30 * 86_400_000;

/** Everything outside of a coupon that decides whether it counts. Amounts in minor units. */
export interface CouponFacts extends Omit<CouponRecord, 'coupon'> {
  now: Date;
  /** IANA name of the branch's zone. */
  timeZone: string;
  branchId: string;
  channel: OrderChannel;
  type: OrderType;
  /** Null while it has not been chosen. */
  payment: PaymentMethod | null;
  itemsCents: number;
  deliveryFeeCents: number;
}

export type CouponRefusalCode =
  | 'COUPON_UNKNOWN'
  | 'COUPON_NOT_ACTIVE'
  | 'COUPON_NOT_YET'
  | 'COUPON_EXPIRED'
  | 'COUPON_WRONG_TIME'
  | 'COUPON_OTHER_BRANCH'
  | 'COUPON_OTHER_CHANNEL'
  | 'COUPON_OTHER_SERVICE'
  | 'COUPON_OTHER_PAYMENT'
  | 'COUPON_OTHER_AUDIENCE'
  | 'COUPON_BELOW_MINIMUM'
  | 'COUPON_EXHAUSTED'
  | 'COUPON_BUDGET_SPENT'
  | 'COUPON_CUSTOMER_LIMIT';

/** What a sentence about a refusal needs: amounts end in `Cents`, instants are ISO-8601 UTC. */
export type CouponRefusalArgs = Record<string, string | number | readonly string[]>;

interface CouponRule {
  code: CouponRefusalCode;
  /** Null where the coupon passes, else what to say about why not. */
  check(coupon: Coupon, facts: CouponFacts): CouponRefusalArgs | null;
}

/**
 * Why a coupon may not count, in the order in which it is checked: the first that holds is told. What is not known yet
 * (who orders, how they pay) refuses nothing; it is known when the order is placed.
 * Source: `Coupon` in the design of the domain.
 */
export const COUPON_RULES: readonly CouponRule[] = [
  { code: 'COUPON_NOT_ACTIVE', check: ({ state }) => refuseIf(state !== 'ACTIVE') },
  {
    code: 'COUPON_NOT_YET',
    check({ validity }, { now, timeZone }) {
      if (validity.kind === 'PERIOD' && validity.from !== null) {
        return refuseIf(now.getTime() < Date.parse(validity.from), { from: validity.from });
      }
      const first = validity.kind === 'RECURRING' ? validity.availability.fromDate : null;
      return first === null ? null : refuseIf(localTime(now, timeZone).day < first, { from: first });
    },
  },
  {
    code: 'COUPON_EXPIRED',
    check({ validity }, { now, timeZone }) {
      if (validity.kind === 'PERIOD' && validity.to !== null) {
        return refuseIf(now.getTime() >= Date.parse(validity.to), { to: validity.to });
      }
      if (validity.kind !== 'RECURRING' || validity.availability.toDate === null) return null;
      // A last night that lasts past midnight is not over yet.
      const over = localTime(now, timeZone).day > validity.availability.toDate;
      return refuseIf(over && !availableAt(validity.availability, now, timeZone), {
        to: validity.availability.toDate,
      });
    },
  },
  {
    code: 'COUPON_WRONG_TIME',
    check: ({ validity }, { now, timeZone }) =>
      refuseIf(validity.kind === 'RECURRING' && !availableAt(validity.availability, now, timeZone)),
  },
  {
    code: 'COUPON_OTHER_BRANCH',
    check: ({ branchIds }, { branchId }) => refuseIf(!admits(branchIds, branchId)),
  },
  {
    code: 'COUPON_OTHER_CHANNEL',
    check: ({ channels }, { channel }) => refuseIf(!admits(channels, channel), { channels }),
  },
  {
    code: 'COUPON_OTHER_SERVICE',
    check(coupon, { type }) {
      if (isForDelivery(coupon) && type !== 'DELIVERY') return { services: ['DELIVERY'] };
      return refuseIf(!admits(coupon.services, type), { services: coupon.services });
    },
  },
  {
    code: 'COUPON_OTHER_PAYMENT',
    check: ({ paymentMethods }, { payment }) =>
      refuseIf(payment !== null && !admits(paymentMethods, payment), { paymentMethods }),
  },
  {
    code: 'COUPON_OTHER_AUDIENCE',
    check: ({ audience }, { customer, now }) =>
      refuseIf(customer !== null && !isAmong(audience, customer, now), { audience }),
  },
  {
    code: 'COUPON_BELOW_MINIMUM',
    check: ({ minSubtotalCents }, { itemsCents }) =>
      refuseIf(itemsCents < minSubtotalCents, {
        minCents: minSubtotalCents,
        missingCents: minSubtotalCents - itemsCents,
      }),
  },
  {
    code: 'COUPON_EXHAUSTED',
    check: ({ usageLimit }, { uses }) => refuseIf(usageLimit > 0 && uses >= usageLimit),
  },
  {
    code: 'COUPON_BUDGET_SPENT',
    check(coupon, { spentCents, itemsCents, deliveryFeeCents }) {
      if (coupon.budgetCents === null) return null;
      const { amountCents } = couponDiscount(coupon, itemsCents, deliveryFeeCents);
      return refuseIf(spentCents >= coupon.budgetCents || spentCents + amountCents > coupon.budgetCents);
    },
  },
  {
    code: 'COUPON_CUSTOMER_LIMIT',
    check: ({ perCustomerLimit }, { customer }) =>
      refuseIf(perCustomerLimit > 0 && (customer?.uses ?? 0) >= perCustomerLimit, {
        limit: perCustomerLimit,
      }),
  },
];

/**
 * Why a coupon does not count for an order, or null when it does.
 *
 * @param coupon null where the business has none of that code
 * @returns the first refusal in the order of `COUPON_RULES`
 */
export function checkCoupon(
  coupon: Coupon | null,
  facts: CouponFacts,
): { code: CouponRefusalCode; args: CouponRefusalArgs } | null {
  if (!coupon) return { code: 'COUPON_UNKNOWN', args: {} };
  for (const rule of COUPON_RULES) {
    const args = rule.check(coupon, facts);
    if (args) return { code: rule.code, args };
  }
  return null;
}

function refuseIf(holds: boolean, args: CouponRefusalArgs = {}): CouponRefusalArgs | null {
  return holds ? args : null;
}

function admits<T>(list: readonly T[], one: T): boolean {
  return list.length === 0 || list.includes(one);
}

function isAmong(
  audience: Coupon['audience'],
  { orders, lastOrderAt }: NonNullable<CouponFacts['customer']>,
  now: Date,
): boolean {
  switch (audience) {
    case 'ALL':
      return true;
    case 'NEW':
      return orders === 0;
    case 'RETURNING':
      return orders > 0;
    case 'INACTIVE_30':
      return lastOrderAt !== null && now.getTime() - Date.parse(lastOrderAt) >= INACTIVE_MS;
  }
}

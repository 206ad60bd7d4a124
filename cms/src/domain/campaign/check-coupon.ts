import { availableAt } from '../menu/availability';
import type { OrderChannel, OrderType } from '../orders/order';
import type { PaymentMethod } from '../orders/payment';
import { localTime } from '../time';
import type { Coupon, CouponRecord } from './coupon';
import { couponDiscount, isForDelivery } from './coupon-discount';
import {
  refuseIf,
  type CouponRefusal,
  type CouponRefusalArgs,
  type CouponRefusalCode,
} from './coupon-refusal';

/**
 * Everything of an order that decides whether a coupon counts for it; who orders is not among it. Amounts in minor
 * units.
 */
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

interface CouponRule {
  code: CouponRefusalCode;
  /** Null where the coupon passes, else what to say about why not. */
  check(coupon: Coupon, facts: CouponFacts): CouponRefusalArgs | null;
}

/**
 * Why a coupon may not count for an order, in the order in which it is checked: the first that holds is told. How the
 * order is paid refuses nothing until it is known.
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
];

/**
 * Why a coupon does not count for an order, whoever places it, or null when it does.
 *
 * @param coupon null where the business has none of that code
 * @returns the first refusal in the order of `COUPON_RULES`
 */
export function checkCoupon(coupon: Coupon | null, facts: CouponFacts): CouponRefusal | null {
  if (!coupon) return { code: 'COUPON_UNKNOWN', args: {} };
  for (const rule of COUPON_RULES) {
    const args = rule.check(coupon, facts);
    if (args) return { code: rule.code, args };
  }
  return null;
}

function admits<T>(list: readonly T[], one: T): boolean {
  return list.length === 0 || list.includes(one);
}

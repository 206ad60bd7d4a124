import { segmentOf } from '../customers';
import { checkCoupon, checkCouponCustomer, dependsOnCustomer, type Coupon } from './check-coupon';
import type { CouponCustomer, CouponFacts } from './coupon';
import { couponDiscount } from './coupon-discount';
import { COUPON_RULES, type CouponRuleName } from './rules';

/** The part of a past order that counts for its customer's history. */
export interface CustomerOrder {
  /** Null of an order without a known customer. */
  customerId: string | null;
  /** When it was placed. */
  now: Date;
  /** Minor units. */
  totalCents: number;
}

/** A past order, as a simulation needs it. Amounts in minor units. */
export interface SimulatedOrder extends CouponFacts, CustomerOrder {
  id: string;
  number: string;
  /** The customer had never ordered before. */
  isFirst: boolean;
  /** Another coupon was used with it. */
  hadCoupon: boolean;
}

/** Why an order would not have used a coupon: a rule, or that it had another coupon with which this one is not combined. */
export type SimulatedReason = CouponRuleName | 'combinable';

export interface SimulationExample {
  orderId: string;
  number: string;
  placedAt: string;
  totalCents: number;
  discountCents: number;
}

export interface SimulationResult {
  /** Orders of the period. */
  orders: number;
  wouldUse: number;
  /** The sum of its discounts on those orders, and of their totals. */
  discountCents: number;
  soldCents: number;
  /** The first reason of each other order, the most frequent one first. */
  refused: { reason: SimulatedReason; count: number }[];
  /** The orders with the largest discounts. */
  examples: SimulationExample[];
}

const MAX_EXAMPLES = 50;
/** Examples are sorted once there are so many, so that their list stays short. */
const MAX_CANDIDATES = 4 * MAX_EXAMPLES;

interface History {
  orderCount: number;
  spentCents: number;
  lastOrderAt: Date | null;
}

const newHistory = (): History => ({ orderCount: 0, spentCents: 0, lastOrderAt: null });
const NO_HISTORY = newHistory();

/** Of somebody about whom no rule of the coupon asks. */
const UNKNOWN: CouponCustomer = { id: null, uses: 0, orders: 0, lastOrderAt: null, segment: null };

/** Whether rules of a coupon ask what a customer ordered before the simulated period. */
export const needsHistory = ({ rules }: Pick<Coupon, 'rules'>): boolean =>
  rules.audience?.audience === 'INACTIVE_30' || rules.audience?.audience === 'SEGMENT';

const ruleOfCode = new Map<string, CouponRuleName>(
  COUPON_RULES.flatMap(({ name, words }) =>
    Object.keys(words.en.refused).map((code): [string, CouponRuleName] => [code, name]),
  ),
);

/**
 * Runs a coupon over past orders, as if every customer who could have used it had done so. The orders come in the order in
 * which they were placed. Its state and its period do not count, since a draft is tried for what it would do; its limits,
 * its budget and the limit per customer do.
 *
 * @param highSpendCents from which amount on a customer spends much; see `segmentOf`
 */
export class Simulation {
  private readonly coupon: Coupon;
  private readonly history = new Map<string, History>();
  private readonly usesBy = new Map<string, number>();
  private readonly reasons = new Map<SimulatedReason, number>();
  private examples: SimulationExample[] = [];
  /** Smaller discounts are among the examples no more. */
  private minExampleCents = 0;
  private readonly dependsOnCustomer: boolean;
  private readonly sums = { orders: 0, wouldUse: 0, discountCents: 0, soldCents: 0 };

  constructor(
    { rules, ...terms }: Coupon,
    private readonly highSpendCents: number,
  ) {
    const { period: _period, ...others } = rules;
    this.coupon = { ...terms, state: 'ACTIVE', rules: others };
    this.dependsOnCustomer = dependsOnCustomer({ coupon: this.coupon, personal: null });
  }

  /** An order before the period: it counts for the history of its customer alone. */
  remember({ customerId, now, totalCents }: CustomerOrder): void {
    if (customerId === null || !this.dependsOnCustomer) return;
    let history = this.history.get(customerId);
    if (!history) this.history.set(customerId, (history = newHistory()));
    history.orderCount += 1;
    history.spentCents += totalCents;
    history.lastOrderAt = now;
  }

  add(order: SimulatedOrder): void {
    const reason = this.reasonAgainst(order);
    this.sums.orders += 1;
    if (reason) this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1);
    else this.use(order);
    this.remember(order);
  }

  result(): SimulationResult {
    return {
      ...this.sums,
      refused: [...this.reasons]
        .map(([reason, count]) => ({ reason, count }))
        .sort((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1)),
      examples: largest(this.examples),
    };
  }

  private reasonAgainst(order: SimulatedOrder): SimulatedReason | null {
    const { coupon, sums } = this;
    const record = { coupon, uses: sums.wouldUse, spentCents: sums.discountCents, personal: null };
    const refusal =
      checkCoupon(record, order) ?? checkCouponCustomer(record, this.customerOf(order), order.now);
    if (refusal) return ruleOfCode.get(refusal.code) ?? 'state';
    return order.hadCoupon && !coupon.combinable ? 'combinable' : null;
  }

  private customerOf({ customerId, isFirst, now }: SimulatedOrder): CouponCustomer {
    if (!this.dependsOnCustomer) return UNKNOWN;
    const known = (customerId !== null && this.history.get(customerId)) || NO_HISTORY;
    const lastOrderAt = known.lastOrderAt?.toISOString() ?? null;
    const figures = { orderCount: known.orderCount, spentCents: known.spentCents, lastOrderAt };
    return {
      id: customerId,
      uses: (customerId !== null && this.usesBy.get(customerId)) || 0,
      // Orders before those that were read are known by the order itself.
      orders: isFirst ? 0 : Math.max(1, known.orderCount),
      lastOrderAt,
      segment: segmentOf(figures, { now, highSpendCents: this.highSpendCents }),
    };
  }

  private use(order: SimulatedOrder): void {
    const { id, number, now, totalCents, customerId } = order;
    const discountCents = couponDiscount(this.coupon, order).amountCents;
    this.sums.wouldUse += 1;
    this.sums.discountCents += discountCents;
    this.sums.soldCents += totalCents;
    if (customerId !== null) this.usesBy.set(customerId, (this.usesBy.get(customerId) ?? 0) + 1);
    if (discountCents <= this.minExampleCents && this.examples.length >= MAX_EXAMPLES) return;
    this.examples.push({ orderId: id, number, placedAt: now.toISOString(), totalCents, discountCents });
    if (this.examples.length < MAX_CANDIDATES) return;
    this.examples = largest(this.examples);
    this.minExampleCents = this.examples.at(-1)?.discountCents ?? 0;
  }
}

const largest = (examples: readonly SimulationExample[]): SimulationExample[] =>
  [...examples].sort((a, b) => b.discountCents - a.discountCents).slice(0, MAX_EXAMPLES);

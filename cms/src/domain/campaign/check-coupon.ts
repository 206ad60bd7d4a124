import { isStaffChannel, type OrderChannel } from '../orders/order';
import type { CouponCustomer, CouponFacts, CouponTerms, PersonalCode, RuleFacts } from './coupon';
import type { CouponRefusalArgs, CustomerRule, OrderRule, Refused } from './rule';
import { COUPON_RULES, type CouponRuleName, type CouponRules, type RuleRefusalCode } from './rules';

/** A coupon: what it gives, and when it may be used. */
export interface Coupon extends CouponTerms {
  rules: CouponRules;
}

/** A coupon with what the books say of its use, redemptions held by orders under way included. */
export interface CouponRecord {
  coupon: Coupon;
  uses: number;
  spentCents: number;
  /** The personal code that was typed; null where it was the shared code, or none. */
  personal: PersonalCode | null;
}

export type CouponRefusalCode = RuleRefusalCode | 'COUPON_UNKNOWN' | 'COUPON_NOT_FOR_ORDER';

export interface CouponRefusal {
  code: CouponRefusalCode;
  args: CouponRefusalArgs;
}

/** Rules that look at the clock and the books alone do not read these. */
const NO_ORDER: Omit<CouponFacts, 'now' | 'timeZone'> = {
  branchId: '',
  channel: 'STORE',
  type: 'DELIVERY',
  payment: null,
  lines: [],
  itemsCents: 0,
  deliveryFeeCents: 0,
};

/** The verdict of a rule about an order. UNDECIDED: it depends on the order or on who orders, which is not known. */
export interface RuleVerdict {
  rule: CouponRuleName;
  verdict: 'MET' | 'REFUSED' | 'UNDECIDED';
  /** Null unless it is REFUSED. */
  refusal: CouponRefusal | null;
}

/** Rules without arguments are checked of every coupon. */
const NO_ARGUMENTS = {};

/** Every rule about orders and customers, without the particulars of its arguments. */
const RULES = (COUPON_RULES as readonly (OrderRule | CustomerRule)[]).map((rule) => ({
  rule,
  name: rule.name as CouponRuleName,
  fallback: Object.keys(rule.fields).length === 0 ? NO_ARGUMENTS : undefined,
}));
const ORDER_RULES = RULES.flatMap(({ rule, ...others }) =>
  rule.about === 'ORDER' ? [{ rule, ...others }] : [],
);
const CUSTOMER_RULES = RULES.flatMap(({ rule, ...others }) =>
  rule.about === 'CUSTOMER' ? [{ rule, ...others }] : [],
);

/** The arguments of a rule where it restricts the coupon; undefined where it does not. */
const argumentsOf = (
  { rules }: Pick<Coupon, 'rules'>,
  { name, fallback }: (typeof RULES)[number],
): object | undefined => rules[name] ?? fallback;

/** Field by field: spreading both costs more than all checks, and an order is checked against up to 50 coupons. */
const factsOf = (record: CouponRecord, order: CouponFacts): RuleFacts => ({
  now: order.now,
  timeZone: order.timeZone,
  branchId: order.branchId,
  channel: order.channel,
  type: order.type,
  payment: order.payment,
  lines: order.lines,
  itemsCents: order.itemsCents,
  deliveryFeeCents: order.deliveryFeeCents,
  coupon: record.coupon,
  uses: record.uses,
  spentCents: record.spentCents,
  personal: record.personal,
});

// A rule refuses with the codes that it declares.
const toRefusal = ({ code, args }: Refused): CouponRefusal => ({ code: code as RuleRefusalCode, args });

/**
 * The refusal of a coupon for an order that does not depend on the customer, or null when it counts.
 *
 * @param record null where the business has no such code
 * @returns the first refusal in the order of `COUPON_RULES`
 */
export function checkCoupon(record: CouponRecord | null, order: CouponFacts): CouponRefusal | null {
  if (!record) return { code: 'COUPON_UNKNOWN', args: {} };
  const facts = factsOf(record, order);
  for (const declared of ORDER_RULES) {
    const args = argumentsOf(record.coupon, declared);
    const refused = args && declared.rule.check(args as never, facts);
    if (refused) return toRefusal(refused);
  }
  return null;
}

/** Whether a coupon counts for some customers and not for others, so that only placing the order decides. */
export function dependsOnCustomer({
  coupon,
  personal,
}: {
  coupon: Pick<Coupon, 'rules'>;
  personal: PersonalCode | null;
}): boolean {
  return (
    (personal !== null && personal.customerId !== null) ||
    CUSTOMER_RULES.some(({ name }) => coupon.rules[name] !== undefined)
  );
}

/**
 * The refusal of a coupon for the customer of an order, or null when it counts. It discloses something about the customer:
 * `couponRefusalFor` turns it into the one that is shown.
 *
 * @param customer as the books knew them before this order
 */
export function checkCouponCustomer(
  { coupon, personal }: Pick<CouponRecord, 'coupon' | 'personal'>,
  customer: CouponCustomer,
  now: Date,
): CouponRefusal | null {
  for (const declared of CUSTOMER_RULES) {
    const args = argumentsOf(coupon, declared);
    const refused = args && declared.rule.check(args as never, customer, { now, personal });
    if (refused) return toRefusal(refused);
  }
  return null;
}

/**
 * The verdicts of all rules of a coupon about an order, in the order in which they are checked; rules that do not restrict the
 * coupon are left out.
 *
 * @param order null while there is none: then only the clock of `place` is known
 * @param customer null while nobody is known
 */
export function explainCoupon(
  record: CouponRecord,
  place: Pick<CouponFacts, 'now' | 'timeZone'>,
  order: CouponFacts | null,
  customer: CouponCustomer | null,
): RuleVerdict[] {
  const facts = factsOf(record, order ?? { ...NO_ORDER, ...place });
  return RULES.flatMap((declared): RuleVerdict[] => {
    const args = argumentsOf(record.coupon, declared);
    if (!args) return [];
    const { rule, name } = declared;
    const isKnown = rule.about === 'ORDER' ? order !== null || rule.beforeOrder === true : customer !== null;
    if (!isKnown) return [{ rule: name, verdict: 'UNDECIDED', refusal: null }];
    const refused =
      rule.about === 'ORDER'
        ? rule.check(args as never, facts)
        : customer && rule.check(args as never, customer, facts);
    return [
      refused
        ? { rule: name, verdict: 'REFUSED', refusal: toRefusal(refused) }
        : { rule: name, verdict: 'MET', refusal: null },
    ];
  });
}

/**
 * The refusal that is shown where it depends on the customer: staff get the reason, customers always get the same one, since
 * typing a phone number proves nothing.
 *
 * @param channel through which the order comes
 */
export const couponRefusalFor = (channel: OrderChannel, refusal: CouponRefusal): CouponRefusal =>
  isStaffChannel(channel) ? refusal : { code: 'COUPON_NOT_FOR_ORDER', args: {} };

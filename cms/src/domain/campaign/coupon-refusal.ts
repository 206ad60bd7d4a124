/** Refusals that depend on who orders. */
export type CustomerRefusalCode = 'COUPON_OTHER_AUDIENCE' | 'COUPON_CUSTOMER_LIMIT';

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
  | 'COUPON_BELOW_MINIMUM'
  | 'COUPON_EXHAUSTED'
  | 'COUPON_BUDGET_SPENT'
  | CustomerRefusalCode
  | 'COUPON_NOT_FOR_ORDER';

/** What a sentence about a refusal needs: amounts end in `Cents`, instants are ISO-8601 UTC. */
export type CouponRefusalArgs = Record<string, string | number | readonly string[]>;

export interface CouponRefusal<Code extends CouponRefusalCode = CouponRefusalCode> {
  code: Code;
  args: CouponRefusalArgs;
}

/** What to say about a refusal where it holds, else null. */
export function refuseIf(holds: boolean, args: CouponRefusalArgs = {}): CouponRefusalArgs | null {
  return holds ? args : null;
}

import type { CouponRecord } from './check-coupon';
import type { CouponState } from './coupon';

export const COUPON_PHASES = [
  'DRAFT',
  'SCHEDULED',
  'ACTIVE',
  'PAUSED',
  'EXHAUSTED',
  'EXPIRED',
  'ARCHIVED',
] as const;
export type CouponPhase = (typeof COUPON_PHASES)[number];

/** Where a coupon stands: its state, and of an active one what its period, its limit and its budget make of it. */
export function couponPhase(
  {
    coupon: { state, rules },
    uses,
    spentCents,
  }: { coupon: { state: CouponState; rules: CouponRecord['coupon']['rules'] } } & Pick<
    CouponRecord,
    'uses' | 'spentCents'
  >,
  now: Date,
): CouponPhase {
  if (state !== 'ACTIVE') return state;
  const { period, usage, budget } = rules;
  if (period?.to && now.getTime() >= Date.parse(period.to)) return 'EXPIRED';
  if (usage && uses >= usage.usageLimit) return 'EXHAUSTED';
  if (budget && spentCents >= budget.budgetCents) return 'EXHAUSTED';
  return period?.from && now.getTime() < Date.parse(period.from) ? 'SCHEDULED' : 'ACTIVE';
}

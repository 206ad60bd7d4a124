import type { CouponDto } from '../../../src/contracts/coupons';
import { unique, type TestBusiness } from './business';

/** A code that no other test uses. */
export const newCouponCode = (): string =>
  unique('C')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, 20);

/** A body of `POST /api/coupons`: 10 % without rules, unless the fields say otherwise. */
export const couponBody = (fields: Record<string, unknown> = {}) => ({
  code: newCouponCode(),
  name: 'Ten percent',
  kind: 'PERCENT',
  valueBps: 1000,
  state: 'ACTIVE',
  ...fields,
});

/** Creates a coupon by the API, and answers its id. */
export async function newCoupon(
  { owner }: TestBusiness,
  fields: { code: string; [field: string]: unknown },
): Promise<string> {
  const answer = await owner.post<CouponDto>('/api/coupons', couponBody(fields));
  if (answer.status !== 201) throw new Error(`/api/coupons did not take one: ${answer.text}`);
  return answer.body.data.id;
}

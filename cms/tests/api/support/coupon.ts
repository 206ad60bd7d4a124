import type { CouponDto } from '../../../src/contracts/coupons';
import { unique, type TestBusiness } from './business';
import { change, rows } from './database';
import { nowMs } from './instants';

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

/** A coupon that applies by itself. */
export const automaticCoupon = (business: TestBusiness, fields: Parameters<typeof newCoupon>[1]) =>
  newCoupon(business, { autoApply: true, ...fields });

/** A code of a coupon that can be used once; of whoever has it, unless a customer is named. */
export async function newPersonalCode(
  business: TestBusiness,
  couponId: string,
  { customerId = null, expiresAt = null }: { customerId?: string | null; expiresAt?: Date | null } = {},
): Promise<string> {
  const code = unique('MINE').toUpperCase();
  await change(
    `INSERT INTO coupon_codes (business_id, code, coupon_id, batch_id, purpose, customer_id, expires_at, created_at)
     VALUES (?, ?, ?, ?, 'BATCH', ?, ?, ?)`,
    [business.id, code, couponId, couponId, customerId, expiresAt?.getTime() ?? null, nowMs()],
  );
  return code;
}

/** What the redemptions of an order say, by code. */
export const redemptionsOf = async (orderId: string) =>
  rows<{ code: string; state: string; cents: number }>(
    'SELECT code, state, amount_cents AS cents FROM coupon_redemptions WHERE order_id = ? ORDER BY code',
    [orderId],
  );

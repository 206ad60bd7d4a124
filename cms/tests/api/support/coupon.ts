import type { Coupon } from '../../../src/domain/campaign';
import { documents, unique, type TestBusiness } from './business';
import { change, rows } from './database';
import { nowMs } from './instants';

/**
 * A coupon of 10 % without rules, unless the fields say otherwise. It does not go through the API, so a coupon that applies
 * by itself needs `automaticCoupon`.
 */
export async function newCoupon(
  business: TestBusiness,
  fields: Partial<Omit<Coupon, 'id'>> & { code: string },
): Promise<string> {
  const coupon = await documents('api::campaign.coupon').create({
    data: {
      businessId: business.id,
      name: fields.code,
      kind: 'PERCENT',
      valueBps: 1000,
      state: 'ACTIVE',
      ...fields,
    },
  });
  return coupon.documentId;
}

/** A coupon that applies by itself, and that the store knows by now. */
export async function automaticCoupon(
  business: TestBusiness,
  fields: Parameters<typeof newCoupon>[1],
): Promise<string> {
  const id = await newCoupon(business, { autoApply: true, ...fields });
  await change(
    `INSERT INTO store_versions (branch_id, version) VALUES (?, 1)
     ON CONFLICT (branch_id) DO UPDATE SET version = store_versions.version + 1`,
    [business.branch.id],
  );
  return id;
}

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

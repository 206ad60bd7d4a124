import type { Coupon } from '../../../src/domain/campaign';
import { documents, type TestBusiness } from './business';

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

import { documents, type TestBusiness } from './business';

/** A coupon of 10 % without limits, unless the fields say otherwise. There is no route yet that makes one. */
export async function newCoupon(
  business: TestBusiness,
  fields: { code: string; [field: string]: unknown },
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

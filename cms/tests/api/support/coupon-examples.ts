import type { RequestWithBody } from './bodies';
import type { TestBusiness } from './business';
import { couponBody, newCoupon, newCouponCode } from './coupon';
import { acting, reading, type Example } from './example';
import { newCategory, newProduct } from './menu';
import { seller } from './plain/seller';
import { newRow } from './plain-nouns';

/** Of one branch, so that whoever reaches another one does not see it. */
const coupon = (business: TestBusiness) =>
  newCoupon(business, { code: newCouponCode(), branchIds: [business.branch.id] });
const archived = async (business: TestBusiness) => {
  const id = await coupon(business);
  await business.owner.send('DELETE', `/api/coupons/${id}?version=1`);
  return id;
};
const CODES = { count: 2, expiresAt: null, customerId: null };

/** The routes of one coupon. */
export const COUPON_EXAMPLES: Record<string, Example> = {
  'GET /api/coupons/:id': reading(coupon, 'coupons'),
  'PATCH /api/coupons/:id': acting(coupon, 'coupons', '', { version: 1, name: 'Another name' }),
  'DELETE /api/coupons/:id': {
    ...reading(coupon, 'coupons'),
    path: (id) => `/api/coupons/${id}?version=1`,
  },
  'POST /api/coupons/:id/restore': { ...acting(archived, 'coupons', 'restore'), body: () => ({}) },
  'GET /api/coupons/:id/codes': reading(coupon, 'coupons', '/codes'),
  'GET /api/coupons/:id/codes/export': reading(coupon, 'coupons', '/codes/export'),
  'POST /api/coupons/:id/codes': acting(coupon, 'coupons', 'codes', CODES),
};

/** The same with bodies that are well formed. */
export async function couponRequests(business: TestBusiness): Promise<RequestWithBody[]> {
  const id = await coupon(business);
  return [
    {
      method: 'POST',
      path: '/api/coupons',
      body: couponBody({ branchIds: [] }),
      alsoUnknown: ['id', 'version', 'usedCount', 'usedCents', 'businessId'],
    },
    {
      method: 'PATCH',
      path: `/api/coupons/${id}`,
      body: { version: 1, name: 'Another name', branchIds: [] },
      alsoUnknown: ['id', 'usedCount', 'usedCents', 'businessId', 'phase'],
    },
    { method: 'POST', path: `/api/coupons/${id}/codes`, body: CODES },
    { method: 'POST', path: '/api/coupons/explain', body: { code: 'ANYTHING' } },
    {
      method: 'POST',
      path: '/api/coupons/simulate',
      body: { coupon: couponBody({ branchIds: [] }), days: 30 },
    },
  ];
}

/** For each field a body that gives it another value than `couponBody` does. */
export const otherCoupon = async (business: TestBusiness) => ({
  code: { code: newCouponCode() },
  branchIds: { branchIds: [business.branch.id] },
  name: { name: 'Other words' },
  kind: { kind: 'FREE_DELIVERY' },
  valueBps: { valueBps: 1500 },
  valueCents: { valueCents: 500 },
  maxDiscountCents: { maxDiscountCents: 900 },
  productIds: { productIds: [(await newProduct(business)).id] },
  categoryIds: { categoryIds: [(await newCategory(business)).id] },
  buyQuantity: { buyQuantity: 2 },
  getQuantity: { getQuantity: 2 },
  combinable: { combinable: true },
  autoApply: { autoApply: true },
  priority: { priority: 5 },
  personalOnly: { personalOnly: true },
  sellerId: { sellerId: (await newRow(seller, business)).id },
  state: { state: 'PAUSED' },
  rules: { rules: { usage: { usageLimit: 3 } } },
});

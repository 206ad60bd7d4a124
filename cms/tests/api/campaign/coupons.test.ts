import { describe, expect, it } from 'vitest';
import type { CouponDto } from '../../../src/contracts/coupons';
import type { QuoteDto } from '../../../src/contracts/storefront';
import { anonymous, newBusiness } from '../support/business';
import { newProduct } from '../support/menu';
import { couponBody, newCoupon } from '../support/coupon';
import { newSeller } from '../support/sellers';
import { member } from '../support/team';

describe('coupons', () => {
  it('are created, changed, and refused at the field that is wrong', async () => {
    const { owner } = await newBusiness();
    const made = await owner.post<CouponDto>(
      '/api/coupons',
      couponBody({ rules: { usage: { usageLimit: 3 } } }),
    );
    expect(made.status).toBe(201);
    const { id, version, phase, uses, links } = made.body.data;
    expect({ phase, uses, links }).toMatchObject({ phase: 'ACTIVE', uses: 0, links: [{}] });
    const changed = await owner.send<CouponDto>('PATCH', `/api/coupons/${id}`, {
      version,
      rules: { minimum: { minSubtotalCents: 5000 } },
    });
    expect(changed.body.data.rules).toEqual({ minimum: { minSubtotalCents: 5000 } });
    const refused = await owner.post('/api/coupons', couponBody({ valueBps: 6000 }));
    expect(refused.text).toContain('COUPON_CAP_REQUIRED');
    expect(refused.status).toBe(400);
  });

  it('apply by themselves once they are automatic, and by their code beside it', async () => {
    const business = await newBusiness();
    const product = await newProduct(business, { priceCents: 2000 });
    const quoted = async (fields: object = {}) => {
      const path = `/api/store/${business.branch.slug}/quote`;
      const body = { type: 'TAKEOUT', items: [{ productId: product.id, quantity: 1 }], ...fields };
      return (await anonymous.post<QuoteDto>(path, body)).body.data;
    };
    expect((await quoted()).coupons).toEqual([]);
    await newCoupon(business, { code: 'AUTO', autoApply: true, combinable: true });
    expect(await quoted()).toMatchObject({
      coupons: [{ code: 'AUTO', automatic: true, amountCents: 200 }],
      discountsCents: 200,
    });
    await newCoupon(business, { code: 'MORE', combinable: true, kind: 'FIXED', valueCents: 300 });
    expect(await quoted({ coupon: 'more' })).toMatchObject({ discountsCents: 500, skippedCoupons: [] });
    await newCoupon(business, { code: 'ALONE', kind: 'FIXED', valueCents: 100 });
    expect(await quoted({ coupon: 'alone' })).toMatchObject({
      discountsCents: 200,
      skippedCoupons: ['ALONE'],
    });
  });
});

describe('a seller', () => {
  it('reads the coupons that name them at any branch, and changes none', async () => {
    const business = await newBusiness();
    const { id: personId, client } = await member(business, 'seller');
    const mine = await newSeller(business, { personId });
    const other = await newSeller(business);
    const own = await newCoupon(business, { code: 'MINE', sellerId: mine.id });
    const theirs = await newCoupon(business, { code: 'THEIRS', sellerId: other.id });
    await newCoupon(business, { code: 'ALL' });
    const listed = await client.get<CouponDto[]>('/api/coupons');
    expect(listed.body.data.map(({ code }) => code)).toEqual(['MINE']);
    const read = await client.get<CouponDto>(`/api/coupons/${own}`);
    expect(read.body.data).toMatchObject({ code: 'MINE', sellerId: mine.id });
    expect((await client.get(`/api/coupons/${theirs}`)).status).toBe(404);
    const changed = await client.send('PATCH', `/api/coupons/${own}`, { version: 1, name: 'Changed' });
    expect(changed.status).toBe(403);
  });
});

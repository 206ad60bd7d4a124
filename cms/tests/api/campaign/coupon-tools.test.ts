import { describe, expect, it } from 'vitest';
import type {
  CodesMadeDto,
  CouponCodeDto,
  CouponDto,
  ExplanationDto,
  SimulationLine,
} from '../../../src/contracts/coupons';
import { newBusiness } from '../support/business';
import { refusal } from '../support/client';
import { couponBody, newCoupon } from '../support/coupon';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';

describe('a simulation', () => {
  it('runs a draft over past orders, and says why the others would not have used it', async () => {
    const business = await newBusiness();
    const [cheap, dear] = [
      await newProduct(business, { priceCents: 1000 }),
      await newProduct(business, { priceCents: 5000 }),
    ];
    await newOrder(business, cheap, { type: 'TAKEOUT' });
    const used = await newOrder(business, dear, { type: 'TAKEOUT' });
    const draft = { state: 'DRAFT', rules: { minimum: { minSubtotalCents: 4000 } } };
    const answer = await business.owner.post('/api/coupons/simulate', {
      coupon: couponBody(draft),
      days: 30,
    });
    expect(answer.status, answer.text).toBe(200);
    const lines = answer.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as SimulationLine);
    expect(lines.at(-1)).toMatchObject({
      result: {
        ...{ orders: 2, wouldUse: 1, discountCents: 500, soldCents: 5000 },
        refused: [{ reason: 'minimum', count: 1 }],
        examples: [{ orderId: used.id, discountCents: 500 }],
      },
    });
  });

  it('refuses a draft that could not be stored, at its field', async () => {
    const { owner } = await newBusiness();
    const answer = await owner.post('/api/coupons/simulate', {
      coupon: couponBody({ valueBps: null }),
      days: 30,
    });
    expect(refusal(answer)).toEqual([422, 'REQUIRED']);
  });
});

describe('why a coupon is refused', () => {
  it('is told rule by rule, for an order, and before there is one', async () => {
    const business = await newBusiness();
    const product = await newProduct(business, { priceCents: 1000 });
    const order = await newOrder(business, product, { type: 'TAKEOUT' });
    const rules = { minimum: { minSubtotalCents: 4000 }, perCustomer: { perCustomerLimit: 1 } };
    await newCoupon(business, { code: 'WHYNOT', rules });
    const explain = async (of: object) =>
      (await business.owner.post<ExplanationDto>('/api/coupons/explain', { code: 'whynot', ...of })).body
        .data;
    const verdicts = Object.fromEntries(
      (await explain({ orderId: order.id })).verdicts.map(({ rule, verdict }) => [rule, verdict]),
    );
    expect(verdicts).toMatchObject({ state: 'MET', minimum: 'REFUSED', perCustomer: 'MET' });
    const before = Object.fromEntries(
      (await explain({})).verdicts.map(({ rule, verdict }) => [rule, verdict]),
    );
    expect(before).toMatchObject({ state: 'MET', minimum: 'UNDECIDED', perCustomer: 'UNDECIDED' });
    expect(
      (await business.owner.post<ExplanationDto>('/api/coupons/explain', { code: 'NOTHING' })).body.data,
    ).toEqual({
      coupon: null,
      verdicts: [],
    });
  });
});

describe('personal codes', () => {
  it('are made in batches, listed, downloaded, and used up by one order', async () => {
    const business = await newBusiness();
    const product = await newProduct(business, { priceCents: 2000 });
    const id = await newCoupon(business, { code: 'SHARED', personalOnly: true });
    const made = await business.owner.post<CodesMadeDto>(`/api/coupons/${id}/codes`, { count: 620 });
    expect(made.body.data.count).toBe(620);
    const listed = await business.owner.get<CouponCodeDto[]>(`/api/coupons/${id}/codes`);
    const code = listed.body.data[0]?.code ?? '';
    const file = await business.owner.get(`/api/coupons/${id}/codes/export`);
    expect(file.text.trim().split('\n')).toHaveLength(621);
    const order = await newOrder(business, product, {
      type: 'TAKEOUT',
      coupon: code,
      expectedTotalCents: 1800,
    });
    const after = await business.owner.get<CouponCodeDto[]>(`/api/coupons/${id}/codes`);
    expect(after.body.data.find((each) => each.code === code)).toMatchObject({ orderId: order.id });
    const row = await business.owner.get<CouponDto>(`/api/coupons/${id}`);
    expect(row.body.data).toMatchObject({ uses: 1, discountCents: 200, soldCents: 1800 });
  });
});

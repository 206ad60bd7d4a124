import { beforeEach, describe, expect, it } from 'vitest';
import type { QuoteDto } from '../../../src/contracts/storefront';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { automaticCoupon, newCoupon, newPersonalCode, redemptionsOf } from '../support/coupon';
import { countOf, rows } from '../support/database';
import { newProduct } from '../support/menu';
import { CENTRO, newOrder, orderBody, place } from '../support/ordering';
import { cardOf, performAction } from '../support/states';

let business: TestBusiness;
let product: { id: string; priceCents: number };

const delivery = { type: 'DELIVERY', address: CENTRO };

beforeEach(async () => {
  business = await newBusiness();
  product = await newProduct(business);
});

const quote = async (body: object) =>
  (
    await anonymous.post<QuoteDto>(`/api/store/${business.branch.slug}/quote`, {
      type: 'TAKEOUT',
      items: [{ productId: product.id, quantity: 1 }],
      ...body,
    })
  ).body.data;
const amounts = ({ coupons }: QuoteDto) => coupons.map(({ code, amountCents }) => [code, amountCents]);

describe('several coupons of an order', () => {
  it('are all quoted, taken off and redeemed for what they take off', async () => {
    await newCoupon(business, { code: 'TEN', combinable: true });
    await newCoupon(business, { code: 'SHIP', kind: 'FREE_DELIVERY', combinable: true });
    const quoted = await quote({ ...delivery, coupon: 'ten', coupons: ['ship'] });
    expect(amounts(quoted)).toEqual([
      ['SHIP', 500],
      ['TEN', 200],
    ]);
    expect(quoted).toMatchObject({ totalCents: 1800, skippedCoupons: [], coupon: { code: 'TEN' } });
    // The one coupon of the quote is the first that was typed, whichever is applied first.
    expect((await quote({ ...delivery, coupons: ['SHIP', 'TEN'] })).coupon).toMatchObject({ code: 'SHIP' });
    expect((await quote({ ...delivery, coupon: 'NONE', coupons: ['ten', 'ship'] })).coupon).toMatchObject({
      code: 'TEN',
    });
    const order = await newOrder(business, product, {
      ...{ ...delivery, coupons: ['TEN', 'SHIP'], expectedTotalCents: 1800 },
    });
    expect(await redemptionsOf(order.id)).toEqual([
      { code: 'SHIP', state: 'RESERVED', cents: 500 },
      { code: 'TEN', state: 'RESERVED', cents: 200 },
    ]);
  });

  it('that do not count together: the best choice is made, and the code that is left out is named', async () => {
    await newCoupon(business, { code: 'TEN', combinable: true });
    const alone = await newCoupon(business, { code: 'FIVE', valueBps: 500 });
    const quoted = await quote({ coupons: ['FIVE', 'TEN'] });
    expect([amounts(quoted), quoted.skippedCoupons]).toEqual([[['TEN', 200]], ['FIVE']]);
    await newOrder(business, product, { coupons: ['FIVE', 'TEN'], expectedTotalCents: 1800 });
    expect(await countOf('coupon_redemptions', 'coupon_id = ?', [alone])).toBe(0);
  });

  it('that are both for the delivery fee discount it once', async () => {
    for (const code of ['SHIP-A', 'SHIP-B'])
      await newCoupon(business, { code, kind: 'FREE_DELIVERY', combinable: true });
    const coupons = ['SHIP-A', 'SHIP-B'];
    const quoted = await quote({ ...delivery, coupons });
    expect(quoted).toMatchObject({ feesCents: 500, discountsCents: 500, totalCents: 2000 });
    const order = await newOrder(business, product, { ...delivery, coupons, expectedTotalCents: 2000 });
    const cents = (await redemptionsOf(order.id)).reduce((sum, each) => sum + each.cents, 0);
    expect(cents).toBe(500);
  });

  it('of which two are codes of one coupon: it counts once', async () => {
    const id = await newCoupon(business, { code: 'TEN', combinable: true });
    const coupons = ['TEN', await newPersonalCode(business, id)];
    expect((await quote({ coupons })).skippedCoupons).toEqual([coupons[1]]);
    const order = await newOrder(business, product, { coupons, expectedTotalCents: 1800 });
    expect(await redemptionsOf(order.id)).toMatchObject([{ code: 'TEN' }]);
  });

  it('of which one is removed leave no discount of it', async () => {
    await newCoupon(business, { code: 'TEN', combinable: true });
    await newCoupon(business, { code: 'FIVE', valueBps: 500, combinable: true });
    expect(await quote({ coupons: ['TEN', 'FIVE'] })).toMatchObject({ discountsCents: 300 });
    expect(await quote({ coupons: ['FIVE'] })).toMatchObject({ discountsCents: 100 });
    expect(await quote({ coupons: [] })).toMatchObject({ discounts: [], coupons: [], totalCents: 2000 });
  });

  it('are refused each where it stands', async () => {
    const answer = await place(business, orderBody(product.id, 2000, { coupon: 'A', coupons: ['B', 'C'] }));
    expect(refusal(answer)).toEqual([422, 'COUPON_UNKNOWN']);
    expect(answer.body.error.details.issues?.map(({ path }) => path)).toEqual([
      ['coupon'],
      ['coupons', 0],
      ['coupons', 1],
    ]);
  });

  it('take off after an edit what the order’s discounts say, and their books say so too', async () => {
    await newCoupon(business, { code: 'TEN', combinable: true });
    await newCoupon(business, { code: 'FIVE', valueBps: 500, combinable: true });
    const { id } = await newOrder(business, product, {
      ...{ coupons: ['TEN', 'FIVE'], expectedTotalCents: 1700 },
    });
    const edited = await performAction(business.owner, await cardOf(business, id), 'edit', {
      keep: [{ place: 0, quantity: 3 }],
      expectedTotalCents: 5100,
    });
    expect(edited.status, edited.text).toBe(200);
    expect(await redemptionsOf(id)).toMatchObject([
      { code: 'FIVE', cents: 300 },
      { code: 'TEN', cents: 600 },
    ]);
    const books = await rows(
      'SELECT code, used_cents AS cents FROM coupons WHERE business_id = ? ORDER BY code',
      [business.id],
    );
    expect(books).toMatchObject([
      { code: 'FIVE', cents: 300 },
      { code: 'TEN', cents: 600 },
    ]);
  });
});

describe('a coupon that applies by itself', () => {
  it('is applied and named in the quote, and redeemed by the order', async () => {
    await automaticCoupon(business, { code: 'AUTO', name: 'Happy hour' });
    expect(await quote({})).toMatchObject({
      totalCents: 1800,
      coupons: [{ code: 'AUTO', name: 'Happy hour', amountCents: 200, automatic: true }],
      coupon: null,
    });
    const order = await newOrder(business, product, { expectedTotalCents: 1800 });
    expect(await redemptionsOf(order.id)).toMatchObject([{ code: 'AUTO', cents: 200 }]);
  });

  it('applies no more once it is used up, however long ago the store was loaded', async () => {
    await automaticCoupon(business, { code: 'ONE', rules: { usage: { usageLimit: 1 } } });
    await newOrder(business, product, { expectedTotalCents: 1800 });
    expect(await quote({})).toMatchObject({ totalCents: 2000, coupons: [] });
  });
});

describe('an order that waits for its payment', () => {
  let order: { id: string; token: string };
  let body: object;

  beforeEach(async () => {
    await newCoupon(business, { code: 'LAST', rules: { usage: { usageLimit: 1 } } });
    body = orderBody(product.id, 1800, { coupon: 'LAST', payment: { method: 'PIX' } });
    const placed = await place(business, body, 'the-same-key-again');
    const [row] = await rows<{ id: string; token: string }>(
      'SELECT document_id AS id, token FROM orders WHERE token = ?',
      [placed.body.data.token],
    );
    order = row!;
  });

  it('keeps its reservation while the payment is tried again, and nobody else gets it', async () => {
    const again = await place(business, body, 'the-same-key-again');
    expect(again.body.data.token).toBe(order.token);
    expect(await redemptionsOf(order.id)).toMatchObject([{ code: 'LAST', state: 'RESERVED' }]);
    expect(refusal(await place(business, orderBody(product.id, 1800, { coupon: 'LAST' })))).toEqual([
      422,
      'COUPON_EXHAUSTED',
    ]);
    expect(await countOf('coupons', 'business_id = ? AND used_count = 1', [business.id])).toBe(1);
  });
});

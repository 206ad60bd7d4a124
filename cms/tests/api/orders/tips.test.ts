import { beforeAll, describe, expect, it } from 'vitest';
import type { QuoteDto, StoreProfileDto } from '../../../src/contracts/storefront';
import { setSettings } from '../support/branch-settings';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { newCoupon } from '../support/coupon';
import { newProduct } from '../support/menu';
import { newOrder, orderBody, place } from '../support/ordering';
import { performAction, cardOf } from '../support/states';

let business: TestBusiness;
let product: { id: string; priceCents: number };

beforeAll(async () => {
  business = await newBusiness();
  product = await newProduct(business, { priceCents: 5000 });
});

const store = () => `/api/store/${business.branch.slug}`;
const asked = async (more: object) =>
  (
    await anonymous.post<QuoteDto>(`${store()}/quote`, {
      type: 'TAKEOUT',
      items: [{ productId: product.id, quantity: 1 }],
      ...more,
    })
  ).body.data;

describe('a tip', () => {
  it('is asked for where the branch wants so, and refused elsewhere', async () => {
    const offered = async () => (await anonymous.get<StoreProfileDto>(store())).body.data.tips;
    expect(await offered()).toBe(false);
    expect((await asked({ tipCents: 500 })).refusals).toMatchObject([
      { code: 'TIP_NOT_TAKEN', path: ['tipCents'] },
    ]);
    await setSettings(business, { orders: { tips: true } });
    expect(await offered()).toBe(true);
    expect(await asked({ tipCents: 500 })).toMatchObject({
      fees: [{ kind: 'TIP', amountCents: 500 }],
      totalCents: 5500,
      refusals: [],
    });
  });

  it('is none of nothing, and no more than the items cost', async () => {
    expect((await asked({ tipCents: 0 })).fees).toEqual([]);
    expect((await asked({ tipCents: 5000 })).totalCents).toBe(10_000);
    const { refusals, totalCents } = await asked({ tipCents: 5001 });
    expect(refusals).toMatchObject([{ code: 'TIP_TOO_LARGE', path: ['tipCents'] }]);
    expect(totalCents).toBe(5000);
    const wrong = await place(business, orderBody(product.id, 5000, { tipCents: -1 }));
    expect(wrong.status).toBe(400);
  });

  it('stays whole under a coupon of everything, and when other things are ordered', async () => {
    await newCoupon(business, { code: 'ALLOFIT', valueBps: 10_000, maxDiscountCents: 100_000 });
    const { discounts, totalCents } = await asked({ tipCents: 700, coupon: 'ALLOFIT' });
    expect([discounts[0]?.amountCents, totalCents]).toEqual([5000, 700]);

    const { id } = await newOrder(business, product, { tipCents: 700, expectedTotalCents: 5700 });
    const order = await cardOf(business, id);
    const answer = await performAction(business.owner, order, 'edit', {
      keep: [{ place: 0, quantity: 2 }],
      expectedTotalCents: 10_700,
    });
    expect(answer.status, answer.text).toBe(200);
    expect((await cardOf(business, id)).totalCents).toBe(10_700);
  });
});

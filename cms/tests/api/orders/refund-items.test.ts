import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderCardDto, OrderDto } from '../../../src/contracts/orders';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { newCoupon } from '../support/coupon';
import { newProduct, newVariationGroup } from '../support/menu';
import { EVERY_STATE, orderIn, performAction } from '../support/states';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness(EVERY_STATE);
});

describe('an item of a served order that is called as another one', () => {
  it('is given back once for its size, and leaves the other size whole', async () => {
    const sizes = await newVariationGroup(business, {
      variations: [
        { name: 'P', priceCents: 3000 },
        { name: 'G', priceCents: 5000 },
      ],
    });
    const pizza = await newProduct(business, { variationGroupId: sizes.id });
    const order = await orderIn(business, pizza, 'CONCLUDED', 'TAKEOUT', {
      items: sizes.variations.map(({ id }) => ({ productId: pizza.id, variationId: id, quantity: 1 })),
      expectedTotalCents: 8000,
    });
    const back = (of: OrderCardDto, place: number) =>
      performAction(business.owner, of, 'refund', { part: 'ITEM', place, quantity: 1, note: 'Cold' });
    const once = (await back(order, 0)).body.data;
    expect(once.refundedCents).toBe(3000);
    expect(refusal(await back(once, 0))).toEqual([409, 'NO_REFUND_DUE']);
    expect((await back(once, 1)).body.data.refundedCents).toBe(8000);
    const { refunds } = (await business.owner.get<OrderDto>(`/api/orders/${order.id}`)).body.data;
    expect(refunds?.map(({ of, item }) => [of, item?.choices, item?.quantity])).toEqual([
      [pizza.name, 'P', 1],
      [pizza.name, 'G', 1],
    ]);
  });
});

describe('several items of an order that are given back at once', () => {
  it('come to what was paid for them, as one refund of one version and one entry of the timeline', async () => {
    const [soup, cake] = [
      await newProduct(business, { priceCents: 3333 }),
      await newProduct(business, { priceCents: 1667 }),
    ];
    await newCoupon(business, { code: 'SHARE' });
    const quoted = {
      items: [
        { productId: soup.id, quantity: 2 },
        { productId: cake.id, quantity: 3 },
      ],
      coupon: 'SHARE',
      // 116.67 less ten percent.
      expectedTotalCents: 10_500,
    };
    const order = await orderIn(business, soup, 'CONCLUDED', 'TAKEOUT', quoted);
    const back = (of: OrderCardDto, items: object[], more: object = {}) =>
      performAction(business.owner, of, 'refund', { part: 'PARTS', items, note: 'Cold', ...more });
    const given = await back(order, [
      { place: 0, quantity: 1 },
      { place: 1, quantity: 2 },
    ]);
    expect(given.status, given.text).toBe(200);
    expect(given.body.data.version).toBe(order.version + 1);
    const first = given.body.data.refundedCents!;
    const { refunds, timeline } = (await business.owner.get<OrderDto>(`/api/orders/${order.id}`)).body.data;
    expect(refunds?.map(({ of, item }) => [of, item?.quantity])).toEqual([
      [soup.name, 1],
      [cake.name, 2],
    ]);
    expect(refunds?.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(first);
    const told = timeline.filter(({ action }) => action === 'refund');
    expect(told).toHaveLength(1);
    expect(told[0]?.refund).toMatchObject({
      amountCents: first,
      parts: [
        { part: 'ITEM', of: soup.name, item: { quantity: 1 } },
        { part: 'ITEM', of: cake.name, item: { quantity: 2 } },
      ],
    });
    // No cent is lost between the two halves, and nothing is left after them.
    const rest = await back(given.body.data, [
      { place: 0, quantity: 1 },
      { place: 1, quantity: 1 },
    ]);
    expect(rest.body.data.refundedCents).toBe(10_500);
    expect(refusal(await back(rest.body.data, [{ place: 0, quantity: 1 }]))).toEqual([409, 'NO_REFUND_DUE']);
  });

  it('are refused as a whole where one is unknown, more than was sold, or more than is left of what was paid', async () => {
    const soup = await newProduct(business, { priceCents: 2000 });
    const two = { items: [{ productId: soup.id, quantity: 2 }], expectedTotalCents: 4000 };
    const order = await orderIn(business, soup, 'CONCLUDED', 'TAKEOUT', two);
    const back = (of: OrderCardDto, body: object) =>
      performAction(business.owner, of, 'refund', { note: 'Cold', part: 'PARTS', ...body });
    const one = { place: 0, quantity: 1 };
    expect(refusal(await back(order, { items: [one, { place: 7, quantity: 1 }] }))).toEqual([
      ...[422, 'UNKNOWN_ITEM'],
    ]);
    expect(refusal(await back(order, { items: [{ place: 0, quantity: 3 }] }))).toEqual([422, 'UNKNOWN_ITEM']);
    expect(refusal(await back(order, {}))).toEqual([400, 'REQUIRED']);
    expect(refusal(await back(order, { items: [], fees: ['DELIVERY'] }))).toEqual([422, 'UNKNOWN_ITEM']);
    // The same item named twice is not given back more often than it was sold.
    const twice = await back(order, { items: [one, one, one] });
    expect(twice.body.data.refundedCents).toBe(4000);

    const other = await orderIn(business, soup, 'CONCLUDED', 'TAKEOUT', two);
    const amount = { part: 'AMOUNT', amountCents: 2500 };
    const less = (await back(other, amount)).body.data;
    const both = { items: [{ place: 0, quantity: 2 }] };
    expect(refusal(await back(less, both))).toEqual([422, 'REFUND_ABOVE_PAID']);
  });
});

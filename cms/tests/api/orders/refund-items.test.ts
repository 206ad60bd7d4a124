import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderCardDto, OrderDto } from '../../../src/contracts/orders';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
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

import { beforeAll, describe, expect, it } from 'vitest';
import { newBusiness, type TestBusiness } from '../support/business';
import { newProduct } from '../support/menu';
import { orderBody, place } from '../support/ordering';
import { member } from '../support/team';

/** The last number a column holds: no version can follow it. */
const LAST = 2_147_483_647;
const TOO_LARGE = LAST + 1;

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

describe('a number that no column holds', () => {
  it.each([LAST, TOO_LARGE])(
    'is refused at its field, wherever a version or an amount is asked for: %i',
    async (version) => {
      const { owner } = business;
      const product = await newProduct(business);
      const placed = await place(business, orderBody(product.id, product.priceCents));
      expect(placed.status).toBe(201);
      const { body: list } = await owner.get<{ id: string }[]>('/api/orders');
      const order = list.data[0]!.id;
      const { id: person } = await member(business, 'attendant');
      const answers = [
        await owner.send('PATCH', `/api/products/${product.id}`, { version, name: 'Another' }),
        await owner.send('DELETE', `/api/products/${product.id}?version=${version}`),
        await owner.post(`/api/orders/${order}/accept`, { version }),
        await owner.get(`/api/orders?minCents=${TOO_LARGE}`),
        await owner.get(`/api/orders?maxCents=${TOO_LARGE}`),
        await owner.send('PATCH', `/api/team/${person}`, { version, name: 'Another' }),
        await owner.post(`/api/team/${person}/remove`, { version }),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
    },
  );
});

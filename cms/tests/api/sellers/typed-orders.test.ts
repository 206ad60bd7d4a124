import { beforeAll, describe, expect, it } from 'vitest';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal, type Client } from '../support/client';
import { countOf } from '../support/database';
import { newProduct } from '../support/menu';
import { newPhone } from '../support/ordering';
import { commissionsOf, newSeller } from '../support/sellers';
import { takeOrder, typedOrder } from '../support/staff-orders';

let business: TestBusiness;
let product: { id: string; priceCents: number };
let attendant: Client;

beforeAll(async () => {
  business = await newBusiness();
  product = await newProduct(business, { priceCents: 2000 });
  attendant = await business.person('attendant', { branchIds: [business.branch.id] });
});

const take = (more: object) => takeOrder(attendant, typedOrder(business, product, more));

describe('an order that is typed with the code of a seller', () => {
  it('is theirs, as one by their link is', async () => {
    const seller = await newSeller(business);
    const { order } = (await take({ seller: ` ${seller.code.toLowerCase()} ` })).body.data;
    expect(await commissionsOf(business.owner, seller.id)).toMatchObject([
      { orderId: order.id, state: 'PENDING', soldCents: 2000, amountCents: 200 },
    ]);
  });

  it('is refused at the code where it is nobody’s, and taken without any', async () => {
    const elsewhere = { ...business, branch: await business.addBranch() };
    const phone = newPhone();
    const codes = {
      unknown: 'NOBODY',
      short: 'X',
      paused: (await newSeller(business, { state: 'PAUSED' })).code,
      elsewhere: (await newSeller(elsewhere)).code,
      customer: (await newSeller(business, { phone })).code,
    };
    const orders = () => countOf('orders', 'business_id = ?', [business.id]);
    const before = await orders();
    for (const [which, seller] of Object.entries(codes)) {
      const answer = await take({ seller, customer: { name: 'Bia Melo', phone } });
      expect(refusal(answer), which).toEqual([422, 'SELLER_UNKNOWN']);
      expect(answer.body.error.details.path ?? answer.body.error.details.issues?.[0]?.path).toEqual([
        'seller',
      ]);
    }
    expect(await orders()).toBe(before);
    expect((await take({ seller: null })).status).toBe(201);
  });
});

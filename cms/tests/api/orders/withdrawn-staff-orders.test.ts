import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { WithdrawnStaffOrderDto } from '../../../src/contracts/staff-orders';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal, type Client } from '../support/client';
import { countOf } from '../support/database';
import { newProduct } from '../support/menu';
import { takeOrder, typedOrder } from '../support/staff-orders';
import { performAction } from '../support/states';

let business: TestBusiness;
let product: { id: string; priceCents: number };
let attendant: Client;

beforeAll(async () => {
  business = await newBusiness();
  product = await newProduct(business);
  attendant = await business.person('attendant', { branchIds: [business.branch.id] });
});

const bodyOf = (more: object = {}) => typedOrder(business, product, more);
const withdraw = (body: object, key: string, who = attendant) =>
  who.post<WithdrawnStaffOrderDto>('/api/orders/withdraw', body, { 'idempotency-key': key });
const orders = () => countOf('orders', 'business_id = ?', [business.id]);

describe('a typed order whose answer was lost', () => {
  it('is told as it is now where it was taken, and stays', async () => {
    const [key, body] = [randomUUID(), bodyOf()];
    const { order, trackingUrl } = (await takeOrder(attendant, body, key)).body.data;
    const before = await orders();
    await performAction(business.owner, order, 'accept');
    for (const answer of [await withdraw(body, key), await withdraw(body, key)]) {
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body.data).toMatchObject({
        order: { order: { id: order.id, state: 'ACCEPTED' }, trackingUrl },
      });
    }
    expect(await orders()).toBe(before);
  });

  it('is refused where it arrives after all, and another one is taken in its stead', async () => {
    const [key, body, before] = [randomUUID(), bodyOf(), await orders()];
    for (const answer of [await withdraw(body, key), await withdraw(body, key)])
      expect([answer.status, answer.body.data]).toEqual([200, { order: null }]);
    expect(refusal(await takeOrder(attendant, body, key))).toEqual([409, 'IDEMPOTENCY_KEY_WITHDRAWN']);
    expect(await orders()).toBe(before);
    expect((await takeOrder(attendant, body)).status).toBe(201);
  });

  it('is told to nobody who has its key alone, nor to others than those of its branch who take orders', async () => {
    const [key, body] = [randomUUID(), bodyOf()];
    await takeOrder(attendant, body, key);
    expect(refusal(await withdraw(bodyOf({ notes: 'No onions' }), key))).toEqual([
      422,
      'IDEMPOTENCY_KEY_REUSED',
    ]);
    expect(refusal(await withdraw(body, ''))).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED']);
    const other = await newBusiness();
    expect((await withdraw(body, key, other.owner)).status).toBe(404);
    const kitchen = await business.person('kitchen');
    expect((await withdraw(body, key, kitchen)).status).toBe(403);
  });
});

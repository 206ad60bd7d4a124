import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PlacedOrderDto } from '../../../src/contracts/storefront';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal, type Answer } from '../support/client';
import { countOf, rows } from '../support/database';
import { newProduct } from '../support/menu';
import { orderBody, place } from '../support/ordering';
import { tally } from '../support/proof';

const AT_ONCE = 50;

let business: TestBusiness;
let product: string;

beforeAll(async () => {
  business = await newBusiness();
  product = (await newProduct(business, { stockTracked: true })).id;
  await stock('RECOUNT', 500);
});

const stock = (kind: string, quantity: number) =>
  business.owner.post(`/api/products/${product}/stock`, { kind, quantity });

const left = async () => {
  const [row] = await rows<{ n: number }>('SELECT quantity AS n FROM stock_levels WHERE item_id = ?', [
    product,
  ]);
  return row?.n;
};
const orders = () => countOf('orders', 'business_id = ?', [business.id]);
const replayed = ({ headers }: Answer) => headers.get('idempotent-replayed') === 'true';

function atOnce(bodies: (index: number) => object, key: string): Promise<Answer<PlacedOrderDto>[]> {
  return Promise.all(Array.from({ length: AT_ONCE }, (_, index) => place(business, bodies(index), key)));
}

describe('the same key', () => {
  it('and the same body fifty times at once make one order, and the same answer for all', async () => {
    const [body, before, shelf] = [orderBody(product, 2000), await orders(), await left()];
    const answers = await atOnce(() => body, randomUUID());
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter((answer) => !replayed(answer))).toHaveLength(1);
    expect(await orders()).toBe(before + 1);
    expect(await left()).toBe(shelf! - 1);
    tally('one key', AT_ONCE);
  });

  it('answers later what it answered first, however much has changed since', async () => {
    const [key, body] = [randomUUID(), orderBody(product, 2000)];
    const first = await place(business, body, key);
    const [order] = await rows<{ id: string; version: number }>(
      'SELECT document_id AS id, version FROM orders WHERE token = ?',
      [first.body.data.token],
    );
    await business.owner.post(`/api/orders/${order!.id}/accept`, { version: order!.version });
    await stock('WASTE', 1);
    const again = await place(business, body, key);
    expect(again.status).toBe(201);
    expect(again.text).toBe(first.text);
    expect(replayed(again)).toBe(true);
  });

  it('does not mind how the same body is written', async () => {
    const key = randomUUID();
    const body = orderBody(product, 2000);
    const { items, customer, type, payment, expectedTotalCents } = body;
    const first = await place(business, body, key);
    const again = await place(business, { expectedTotalCents, payment, customer, items, type }, key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.data.token).toBe(first.body.data.token);
  });

  it('with another body is refused, one after the other and at once', async () => {
    const key = randomUUID();
    const first = await place(business, orderBody(product, 2000), key);
    expect(first.status).toBe(201);
    const before = await orders();
    for (const more of [{ notes: 'No onions' }, { expectedTotalCents: 1 }, { type: 'DELIVERY' }]) {
      const answer = await place(business, orderBody(product, 2000, more), key);
      expect(refusal(answer)).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
      expect(answer.body.error.details.path).toEqual(['Idempotency-Key']);
    }
    const answers = await atOnce(
      (index) => orderBody(product, 2000, { notes: `Variant ${index}` }),
      randomUUID(),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(AT_ONCE - 1);
    expect(await orders()).toBe(before + 1);
  });

  it('at another store is another key', async () => {
    const other = await newBusiness();
    const sibling = await business.addBranch();
    const key = randomUUID();
    const theirs = await newProduct(other);
    expect((await place(business, orderBody(product, 2000), key)).status).toBe(201);
    expect((await place(other, orderBody(theirs.id, 2000), key)).status).toBe(201);
    const answer = await anonymous.post(`/api/store/${sibling.slug}/orders`, orderBody(product, 2000), {
      'idempotency-key': key,
    });
    expect(answer.body.error.details.code).toBe('MENU_EMPTY');
  });

  it('may be tried again after a refusal', async () => {
    const { id } = await newProduct(business, { stockTracked: true });
    const [key, body] = [randomUUID(), orderBody(id, 2000)];
    expect(refusal(await place(business, body, key))).toEqual([422, 'PRODUCT_OUT_OF_STOCK']);
    expect(refusal(await place(business, { ...body, expectedTotalCents: 1999 }, key))).toEqual([
      422,
      'PRODUCT_OUT_OF_STOCK',
    ]);
    await business.owner.post(`/api/products/${id}/stock`, { kind: 'RESTOCK', quantity: 1 });
    expect(refusal(await place(business, { ...body, expectedTotalCents: 1999 }, key))).toEqual([
      409,
      'TOTAL_CHANGED',
    ]);
    expect((await place(business, body, key)).status).toBe(201);
    expect((await place(business, body, key)).status).toBe(201);
    expect(await countOf('idempotency_keys', 'key = ?', [key])).toBe(1);
  });

  it('of two orders at once, the one refused and the other not, keeps the one that was taken', async () => {
    const { id } = await newProduct(business, { stockTracked: true });
    await business.owner.post(`/api/products/${id}/stock`, { kind: 'RESTOCK', quantity: 1 });
    const key = randomUUID();
    const bodies = [orderBody(id, 2000), orderBody(id, 1999)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => place(business, bodies[index % 2]!, key)),
    );
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    expect(new Set(answers.filter(({ status }) => status === 201).map(({ text }) => text)).size).toBe(1);
    for (const { status } of answers) expect([201, 409, 422]).toContain(status);
    expect(await countOf('order_items', 'product_id = ?', [id])).toBe(1);
  });
});

describe('different keys', () => {
  it('make an order each, also of fifty identical bodies at once', async () => {
    const [body, before, shelf] = [orderBody(product, 2000), await orders(), await left()];
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => place(business, body)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: AT_ONCE }, () => 201));
    expect(new Set(answers.map(({ body: answer }) => answer.data.token)).size).toBe(AT_ONCE);
    expect(await orders()).toBe(before + AT_ONCE);
    expect(await left()).toBe(shelf! - AT_ONCE);
    tally('identical bodies', AT_ONCE);
  });
});

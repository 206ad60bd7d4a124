import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { WithdrawnOrderDto } from '../../../src/contracts/storefront';
import { withdrawnAnswer } from '../../../src/contracts/storefront-answers';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { countOf } from '../support/database';
import { newProduct, newStock } from '../support/menu';
import { bothAtOnce, untilEachWon } from '../support/one-winner';
import { orderBody, place } from '../support/ordering';
import { tally, thorough } from '../support/proof';

const ROUNDS = thorough(20, 5);
const PATIENCE_MS = 300_000;

let business: TestBusiness;
let product: string;

beforeAll(async () => {
  business = await newBusiness();
  product = (await newProduct(business)).id;
});

const withdraw = (body: object, key: string, { slug } = business.branch) =>
  anonymous.post<WithdrawnOrderDto>(`/api/store/${slug}/orders/withdraw`, body, { 'idempotency-key': key });
const orders = () => countOf('orders', 'business_id = ?', [business.id]);

describe('an order whose answer was lost', () => {
  it('is told to who sent it where it was taken, and stays', async () => {
    const [key, body] = [randomUUID(), orderBody(product, 2000)];
    const placed = (await place(business, body, key)).body.data;
    const before = await orders();
    for (const answer of [await withdraw(body, key), await withdraw(body, key)]) {
      expect(answer.status, answer.text).toBe(200);
      expect(withdrawnAnswer.parse(answer.body.data)).toEqual({ order: placed });
    }
    expect((await place(business, body, key)).body.data).toEqual(placed);
    expect(await orders()).toBe(before);
  });

  it('is told to nobody who has its key alone', async () => {
    const [key, body] = [randomUUID(), orderBody(product, 2000)];
    await place(business, body, key);
    for (const other of [{ ...body, notes: 'No onions' }, orderBody(product, 2000)]) {
      const answer = await withdraw(other, key);
      expect(refusal(answer)).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
      expect(answer.body.data).toBeNull();
    }
    const sibling = await business.addBranch();
    expect((await withdraw(body, key, sibling)).body.data).toEqual({ order: null });
  });

  it('is refused where it arrives after all, and another one is taken in its stead', async () => {
    const [key, body, before] = [randomUUID(), orderBody(product, 2000), await orders()];
    for (const answer of [await withdraw(body, key), await withdraw(body, key)])
      expect([answer.status, answer.body.data]).toEqual([200, { order: null }]);
    for (let tries = 0; tries < 2; tries += 1)
      expect(refusal(await place(business, body, key))).toEqual([409, 'IDEMPOTENCY_KEY_WITHDRAWN']);
    expect(await orders()).toBe(before);
    expect((await place(business, body)).status).toBe(201);
  });

  it('was none where it was refused', async () => {
    const { id } = await newProduct(business, { stockTracked: true });
    const [key, body] = [randomUUID(), orderBody(id, 2000)];
    expect(refusal(await place(business, body, key))).toEqual([422, 'PRODUCT_OUT_OF_STOCK']);
    expect((await withdraw(body, key)).body.data).toEqual({ order: null });
  });

  it('has to be named by its key and its body', async () => {
    const body = orderBody(product, 2000);
    expect(refusal(await withdraw(body, ''))).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED']);
    expect((await withdraw({}, randomUUID())).status).toBe(400);
  });

  it(
    `is either taken and told, or neither, where it is asked about while it is being taken, ${ROUNDS} times`,
    async () => {
      const won = await untilEachWon(2, ROUNDS, async (start) => {
        const { id } = await newStock(business, 1);
        const [key, body] = [randomUUID(), orderBody(id, 2000)];
        // An order takes longer than a withdrawal to get to its key.
        const placing = () => place(business, body, key);
        const asking = () => withdraw(body, key);
        const [placed, asked] = await bothAtOnce(start, placing, asking);
        expect(asked.status, asked.text).toBe(200);
        if (placed.status === 201) expect(asked.body.data).toEqual({ order: placed.body.data });
        else {
          expect(refusal(placed)).toEqual([409, 'IDEMPOTENCY_KEY_WITHDRAWN']);
          expect(asked.body.data).toEqual({ order: null });
        }
        expect(await countOf('order_items', 'product_id = ?', [id])).toBe(placed.status === 201 ? 1 : 0);
        return placed.status === 201 ? 0 : 1;
      });
      tally(`orders asked about on their way: taken, withdrawn ${won.join(', ')}`, ROUNDS);
    },
    PATIENCE_MS,
  );
});

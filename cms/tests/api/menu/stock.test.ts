import { beforeAll, describe, expect, it } from 'vitest';
import type { CategoryDto, ProductDto } from '../../../src/contracts/menu';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { change, countOf, rows } from '../support/database';
import { reachedBy } from '../support/events';
import { stockLeft, newCategory, newProduct, newStock } from '../support/menu';
import { newOrder } from '../support/ordering';
import { tally } from '../support/proof';
import { performAction, cardOf } from '../support/states';

const AT_ONCE = 30;
const FAR = '2099-01-01T00:00:00.000Z';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const adjust = (product: { id: string }, kind: string, quantity: unknown) =>
  business.owner.post<ProductDto>(`/api/products/${product.id}/stock`, { kind, quantity });
const movesOf = ({ id }: { id: string }) =>
  rows<{ kind: string; quantity: number; balance: number }>(
    'SELECT kind, quantity, balance FROM stock_moves WHERE item_id = ? ORDER BY at, balance',
    [id],
  );

describe('the stock of a product', () => {
  it('is never below nothing, not even by a statement that forgets to look', async () => {
    const { id } = await newStock(business, 2);
    await expect(
      change('UPDATE stock_levels SET quantity = quantity - 3 WHERE item_id = ?', [id]),
    ).rejects.toThrow(/stock_levels_not_negative|CHECK constraint/);
    expect(await countOf('stock_levels', 'item_id = ? AND quantity = 2', [id])).toBe(1);
  });

  it('grows with what comes in, shrinks with what goes to waste but never below nothing, and is what was counted', async () => {
    const product = await newProduct(business, { stockTracked: true, stockLowAt: 3 });
    expect(product.stockQuantity).toBe(0);
    expect(product.notSellable).toEqual([{ code: 'OUT_OF_STOCK' }]);
    const steps: [kind: string, quantity: number, left: number][] = [
      ['RESTOCK', 10, 10],
      ['WASTE', 4, 6],
      ['RECOUNT', 5, 5],
      ['RESTOCK', 0, 5],
      ['WASTE', 100, 0],
      ['RECOUNT', 100_000, 100_000],
      ['RECOUNT', 0, 0],
    ];
    const before = await reachedBy(business.id);
    let last = 0;
    for (const [kind, quantity, left] of steps) {
      const { status, body } = await adjust(product, kind, quantity);
      expect([status, body.data.stockQuantity], `${kind} ${quantity}`).toEqual([200, left]);
      expect(body.data.notSellable.length === 0).toBe(left > 0);
      const moves = await movesOf(product);
      expect(moves).toContainEqual({ kind, quantity: left - last, balance: left });
      last = left;
    }
    expect(await movesOf(product)).toHaveLength(steps.length);
    expect(await countOf('audit_entries', "entity_id = ? AND action = 'stock'", [product.id])).toBe(
      steps.length,
    );
    expect(await reachedBy(business.id)).toBe(before + steps.length);
    expect((await business.owner.get<ProductDto>(`/api/products/${product.id}`)).body.data.version).toBe(1);
    tally('moves of stock', steps.length);
  });

  it('is not kept where it is not tracked, and takes only what can be counted', async () => {
    const [untracked, product] = [await newProduct(business), await newStock(business, 7)];
    expect(untracked.stockQuantity).toBeNull();
    const answer = await adjust(untracked, 'RESTOCK', 5);
    expect([...refusal(answer), answer.body.error.details.path]).toEqual([
      422,
      'STOCK_NOT_TRACKED',
      ['kind'],
    ]);
    const wrong: [kind: string, quantity: unknown, code: string, field: string][] = [
      ['SALE', 1, 'NOT_ONE_OF', 'kind'],
      ['RESERVE', 1, 'NOT_ONE_OF', 'kind'],
      ['RESTOCK', -1, 'TOO_SMALL', 'quantity'],
      ['RESTOCK', 1.5, 'WRONG_TYPE', 'quantity'],
      ['RESTOCK', 100_001, 'TOO_BIG', 'quantity'],
      ['RESTOCK', '1', 'WRONG_TYPE', 'quantity'],
      ['RESTOCK', undefined, 'REQUIRED', 'quantity'],
    ];
    for (const [kind, quantity, code, field] of wrong) {
      const refused = await adjust(product, kind, quantity);
      expect([...refusal(refused), refused.body.error.details.path], `${kind} ${String(quantity)}`).toEqual([
        400,
        code,
        [field],
      ]);
    }
    expect(await stockLeft(business, product.id)).toBe(7);
  });

  it('adds up when many hands count and customers order at once', async () => {
    const product = await newStock(business, 2 * AT_ONCE);
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => [
        adjust(product, index % 3 === 0 ? 'WASTE' : 'RESTOCK', 1),
        newOrder(business, product),
      ]).flat(),
    );
    const wasted = AT_ONCE / 3;
    expect(await stockLeft(business, product.id)).toBe(2 * AT_ONCE - wasted + (AT_ONCE - wasted) - AT_ONCE);
    const moves = await movesOf(product);
    expect(moves.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
      await stockLeft(business, product.id),
    );
    expect(Math.min(...moves.map(({ balance }) => balance))).toBeGreaterThanOrEqual(0);
    tally('hands on one shelf', 2 * AT_ONCE);
  });

  it('comes back from an order that was cancelled before it was cooked', async () => {
    const product = await newStock(business, 3);
    const { id } = await newOrder(business, product);
    expect(await stockLeft(business, product.id)).toBe(2);
    await performAction(business.owner, await cardOf(business, id), 'cancel');
    expect(await stockLeft(business, product.id)).toBe(3);
  });
});

describe('sold out', () => {
  it('is said without a version: the last word counts, however many speak at once', async () => {
    const [product, category] = [await newProduct(business), await newCategory(business)];
    for (const path of [`/api/products/${product.id}`, `/api/categories/${category.id}`]) {
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) =>
          business.owner.post(`${path}/sold-out`, { until: index % 2 ? FAR : null }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      await business.owner.post(`${path}/sold-out`, { until: FAR });
      const { version, soldOutUntil } = (await business.owner.get<CategoryDto>(path)).body.data;
      expect([version, soldOutUntil]).toEqual([AT_ONCE + 2, FAR]);
    }
    tally('words at once about what is sold out', 2 * AT_ONCE);
  });

  it('makes an older form notice', async () => {
    const product = await newProduct(business);
    await business.owner.post(`/api/products/${product.id}/sold-out`, { until: FAR });
    const answer = await business.owner.send('PATCH', `/api/products/${product.id}`, {
      version: product.version,
      name: 'Typed meanwhile',
    });
    expect(refusal(answer)).toEqual([409, 'STALE_VERSION']);
    expect(answer.body.error.details.current).toMatchObject({ soldOutUntil: FAR, version: 2 });
  });

  it('takes an instant or nothing', async () => {
    const product = await newProduct(business);
    const path = `/api/products/${product.id}/sold-out`;
    for (const until of ['tomorrow', '2099-01-01', 5, undefined])
      expect((await business.owner.post(path, { until })).status, String(until)).toBe(400);
    const offset = await business.owner.post<ProductDto>(path, { until: '2099-01-01T02:00:00+02:00' });
    expect(offset.body.data.soldOutUntil).toBe(FAR);
    const past = await business.owner.post<ProductDto>(path, { until: '2001-01-01T00:00:00.000Z' });
    expect(past.body.data.notSellable).toEqual([]);
  });
});

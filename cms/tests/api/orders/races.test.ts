import { describe, expect, it } from 'vitest';
import type { OrderCardDto } from '../../../src/contracts/orders';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import type { Answer } from '../support/client';
import { newCoupon } from '../support/coupon';
import { countOf, rows } from '../support/database';
import { stockLeft, newProduct, newStock, newStockedExtra } from '../support/menu';
import { newOrder, newPhone, orderBody, place } from '../support/ordering';
import { expectOnly, rounds, taken, times, TIMEOUT_MS } from '../support/rounds';

/** That what the shelf holds is what its moves add up to. */
async function expectBookedStock(itemId: string): Promise<void> {
  const [moved] = await rows<{ n: number; least: number }>(
    'SELECT SUM(quantity) AS n, MIN(balance) AS least FROM stock_moves WHERE item_id = ?',
    [itemId],
  );
  const [level] = await rows<{ n: number }>('SELECT quantity AS n FROM stock_levels WHERE item_id = ?', [
    itemId,
  ]);
  expect(level!.n).toBe(moved!.n);
  expect(moved!.least).toBeGreaterThanOrEqual(0);
}

describe('at once', () => {
  it(
    'a hundred orders of the last fifty pieces: exactly fifty are taken',
    () =>
      rounds('last pieces', 100, async () => {
        const business = await newBusiness();
        const { id } = await newStock(business, 50);
        const answers = await times(100, () => place(business, orderBody(id, 2000)));
        expectOnly(answers, [
          [201, null],
          [422, 'PRODUCT_OUT_OF_STOCK'],
          [422, 'TOO_MANY_OF_PRODUCT'],
          [422, 'MENU_EMPTY'],
        ]);
        expect(taken(answers)).toBe(50);
        expect(await stockLeft(business, id)).toBe(0);
        expect(await countOf('orders', 'business_id = ?', [business.id])).toBe(50);
        expect(await countOf('order_items', 'product_id = ?', [id])).toBe(50);
        await expectBookedStock(id);
      }),
    TIMEOUT_MS,
  );

  it(
    'orders of several pieces never take more than there is',
    () =>
      rounds('several pieces', 60, async () => {
        const business = await newBusiness();
        const { id } = await newStock(business, 50);
        const answers = await times(60, (index) => {
          const quantity = 1 + (index % 4);
          return place(business, orderBody(id, 2000 * quantity, { items: [{ productId: id, quantity }] }));
        });
        expectOnly(answers, [
          [201, null],
          [422, 'PRODUCT_OUT_OF_STOCK'],
          [422, 'TOO_MANY_OF_PRODUCT'],
          [422, 'MENU_EMPTY'],
        ]);
        const [sold] = await rows<{ n: number }>(
          'SELECT SUM(quantity) AS n FROM order_items WHERE product_id = ?',
          [id],
        );
        expect(await stockLeft(business, id)).toBe(50 - sold!.n);
        await expectBookedStock(id);
      }),
    TIMEOUT_MS,
  );

  it(
    'orders whose lines cross do not stop each other',
    () =>
      rounds('crossed lines', 80, async () => {
        const business = await newBusiness();
        const [first, second] = [await newStock(business, 100), await newStock(business, 100)];
        const lines = [first, second].map(({ id }) => ({ productId: id, quantity: 1 }));
        const answers = await times(80, (index) =>
          place(
            business,
            orderBody(first.id, 4000, { items: index % 2 === 0 ? lines : [...lines].reverse() }),
          ),
        );
        expectOnly(answers, [[201, null]]);
        expect([await stockLeft(business, first.id), await stockLeft(business, second.id)]).toEqual([20, 20]);
      }),
    TIMEOUT_MS,
  );

  it(
    'a hundred orders of the last fifty pieces of an option: exactly fifty are taken',
    () =>
      rounds('last pieces of an option', 100, async () => {
        const business = await newBusiness();
        const group = await newStockedExtra(business, 50);
        const extraId = group.extras[0]?.id ?? '';
        const { id } = await newProduct(business, { extraGroupIds: [group.id] });
        const items = [{ productId: id, quantity: 1, extras: [{ extraId, quantity: 1 }] }];
        const answers = await times(100, () => place(business, orderBody(id, 2300, { items })));
        expectOnly(answers, [
          [201, null],
          [422, 'PRODUCT_OUT_OF_STOCK'],
          [422, 'EXTRA_SOLD_OUT'],
        ]);
        expect(taken(answers)).toBe(50);
        expect(await countOf('order_items', 'product_id = ?', [id])).toBe(50);
        expect(await countOf('stock_levels', 'item_id = ? AND quantity = 0', [extraId])).toBe(1);
        await expectBookedStock(extraId);
      }),
    TIMEOUT_MS,
  );

  it(
    'orders that cross products and options, and give them back, do not stop each other',
    () =>
      rounds('crossed products and options', 60, async () => {
        const business = await newBusiness();
        const group = await newStockedExtra(business, 40);
        const extraId = group.extras[0]?.id ?? '';
        const [first, second] = [
          await newStock(business, 40, { extraGroupIds: [group.id] }),
          await newStock(business, 40, { extraGroupIds: [group.id] }),
        ];
        const lines = [first, second].map(({ id }, index) => ({
          ...{ productId: id, quantity: 1 },
          extras: index === 0 ? [{ extraId, quantity: 1 }] : [],
        }));
        const answers = await times(60, async (index) => {
          const items = index % 2 === 0 ? lines : [...lines].reverse();
          const placed = await place(business, orderBody(first.id, 4300, { items }));
          const after = placed.status === 201 ? await undo(business, placed.body.data.token, index) : null;
          return after ? [placed, after] : [placed];
        });
        for (const { status, text } of answers.flat()) expect(status, text).toBeLessThan(500);
        const alive = await countOf('orders', "business_id = ? AND state = 'PENDING'", [business.id]);
        expect(alive).toBeGreaterThan(0);
        for (const id of [first.id, second.id, extraId]) {
          expect(await countOf('stock_levels', 'item_id = ? AND quantity = ?', [id, 40 - alive])).toBe(1);
          await expectBookedStock(id);
        }
      }),
    TIMEOUT_MS,
  );

  it(
    'accepting, rejecting and cancelling have one winner, one entry and one event',
    () =>
      rounds('one winner', 6, async () => {
        const business = await newBusiness();
        const { id, token } = await newOrder(business, await newProduct(business));
        const act = (action: string, more = {}) =>
          business.owner.post<OrderCardDto>(`/api/orders/${id}/${action}`, { version: 1, ...more });
        const withdraw = () => anonymous.post(`/api/store/orders/${token}/cancel`, {});
        const events = await countOf('events', "entity_id = ? AND type = 'order.changed'", [id]);
        const answers = await Promise.all([
          act('accept'),
          withdraw(),
          act('reject', { code: 'RUSH_HOUR' }),
          act('accept'),
          withdraw(),
          act('cancel', { code: 'CUSTOMER_REQUEST' }),
        ]);
        expectOnly(answers, [
          [200, null],
          [409, 'STALE_VERSION'],
          [409, 'TOO_LATE_TO_CANCEL'],
        ]);
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        const now = (await business.owner.get<OrderCardDto>(`/api/orders/${id}`)).body.data;
        expect(now.version).toBe(2);
        for (const { body, status } of answers) {
          if (status === 200) continue;
          if (body.error.details.code === 'STALE_VERSION')
            expect(body.error.details.current).toMatchObject({ id, state: now.state, version: 2 });
        }
        expect(await countOf('audit_entries', 'entity_id = ?', [id])).toBe(1);
        expect(await countOf('events', "entity_id = ? AND type = 'order.changed'", [id])).toBe(events + 1);
      }),
    TIMEOUT_MS,
  );

  it(
    'a hundred orders, some refused, are numbered without gaps or twins',
    () =>
      rounds('numbers', 100, async () => {
        const business = await newBusiness();
        const { id } = await newProduct(business);
        const answers = await times(100, (index) =>
          place(business, orderBody(id, index % 5 === 0 ? 1 : 2000)),
        );
        expectOnly(answers, [
          [201, null],
          [409, 'TOTAL_CHANGED'],
        ]);
        expect(taken(answers)).toBe(80);
        const numbered = await rows<{ day: string; sequence: number; number: string }>(
          'SELECT business_day AS day, sequence, number FROM orders WHERE branch_id = ? ORDER BY business_day, sequence',
          [business.branch.id],
        );
        for (const today of new Set(numbered.map(({ day }) => day))) {
          const ofDay = numbered.filter(({ day }) => day === today);
          expect(ofDay.map(({ sequence }) => sequence)).toEqual(ofDay.map((_, index) => index + 1));
          expect(ofDay.map(({ number }) => Number(number))).toEqual(ofDay.map((_, index) => index + 1));
        }
        const [counter] = await rows<{ seq: number }>(
          'SELECT seq FROM event_counters WHERE business_id = ?',
          [business.id],
        );
        const numbers = await rows<{ seq: number }>(
          'SELECT seq FROM events WHERE business_id = ? ORDER BY seq',
          [business.id],
        );
        expect(numbers.map(({ seq }) => seq)).toEqual(
          Array.from({ length: counter!.seq }, (_, index) => index + 1),
        );
      }),
    TIMEOUT_MS,
  );

  it(
    'fifty orders from one phone make one customer',
    () =>
      rounds('one customer', 50, async () => {
        const business = await newBusiness();
        const { id } = await newProduct(business);
        const customer = { name: 'Ana Lima', phone: newPhone() };
        const answers = await times(50, () => place(business, orderBody(id, 2000, { customer })));
        expectOnly(answers, [[201, null]]);
        const customers = await rows<object>(
          'SELECT phone, order_count AS orders, spent_cents AS spent FROM customers WHERE business_id = ?',
          [business.id],
        );
        expect(customers).toEqual([{ phone: customer.phone, orders: 50, spent: 100_000 }]);
        expect(await countOf('orders', 'business_id = ? AND new_customer = ?', [business.id, true])).toBe(1);
      }),
    TIMEOUT_MS,
  );

  it(
    'whatever happens to orders of the same things, the books agree in the end',
    () =>
      rounds('books', 120, async () => {
        const business = await newBusiness();
        const [first, second] = [await newStock(business, 40), await newStock(business, 40)];
        const coupon = await newCoupon(business, { code: 'ALL' });
        const customer = { name: 'Ana Lima', phone: newPhone() };
        const lines = [first, second].map(({ id }) => ({ productId: id, quantity: 1 }));
        const one = async (index: number): Promise<Answer[]> => {
          const items = index % 2 === 0 ? lines : [...lines].reverse();
          const placed = await place(business, orderBody(first.id, 3600, { items, customer, coupon: 'ALL' }));
          if (placed.status !== 201) return [placed];
          const after = await undo(business, placed.body.data.token, index);
          return after ? [placed, after] : [placed];
        };
        const answers = (await times(60, one)).flat();
        for (const { status, text } of answers) expect(status, text).toBeLessThan(500);
        const alive = await countOf('orders', "business_id = ? AND state = 'PENDING'", [business.id]);
        for (const { id } of [first, second]) {
          expect(await stockLeft(business, id)).toBe(40 - alive);
          await expectBookedStock(id);
        }
        expect(await countOf('coupon_redemptions', "coupon_id = ? AND state = 'RESERVED'", [coupon])).toBe(
          alive,
        );
        expect(
          await countOf('coupons', 'document_id = ? AND used_count = ? AND used_cents = ?', [
            coupon,
            alive,
            alive * 400,
          ]),
        ).toBe(1);
        expect(
          await countOf('customers', 'business_id = ? AND order_count = ? AND spent_cents = ?', [
            business.id,
            alive,
            alive * 3600,
          ]),
        ).toBe(1);
      }),
    TIMEOUT_MS,
  );
});

/** Takes two of three orders back, by the customer or by the store. */
async function undo(business: TestBusiness, token: string, index: number): Promise<Answer | null> {
  if (index % 3 === 0) return null;
  if (index % 3 === 1) return anonymous.post(`/api/store/orders/${token}/cancel`, {});
  const [row] = await rows<{ id: string }>('SELECT document_id AS id FROM orders WHERE token = ?', [token]);
  return business.owner.post(`/api/orders/${row!.id}/reject`, { version: 1, code: 'RUSH_HOUR' });
}

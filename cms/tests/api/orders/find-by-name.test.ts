import { describe, expect, it } from 'vitest';
import type { OrderCardDto } from '../../../src/contracts/orders';
import type { OrderListMeta } from '../../../src/contracts/order-list';
import { newBusiness, type TestBusiness } from '../support/business';
import { change } from '../support/database';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { repeatOrder } from '../support/repeat-order';
import { performAction } from '../support/states';

const asked = async ({ owner }: TestBusiness, q: string, more = '') => {
  const answer = await owner.get<OrderCardDto[]>(`/api/orders?q=${encodeURIComponent(q)}${more}`);
  expect(answer.status, q).toBe(200);
  return { orders: answer.body.data, meta: answer.body.meta as OrderListMeta };
};
const named = (name: string) => ({ customer: { name, phone: '+5511987654321' } });

describe('orders are found by the name of their customer', () => {
  it('by how the whole name or the last of its names begins, without accents and capitals', async () => {
    const made = await newBusiness();
    const product = await newProduct(made);
    for (const name of ['Maria Silva', 'Sílvia Prado', 'João da Conceição', 'Silvana'])
      await newOrder(made, product, named(name));
    const found = async (q: string) =>
      (await asked(made, q)).orders.map(({ customerName }) => customerName).sort();
    expect(await found('Silva')).toEqual(['Maria Silva', 'Silvana']);
    expect(await found('silv')).toEqual(['Maria Silva', 'Silvana', 'Sílvia Prado']);
    expect(await found('maria s')).toEqual(['Maria Silva']);
    expect(await found('CONCEICAO')).toEqual(['João da Conceição']);
    expect(await found('João da Con')).toEqual(['João da Conceição']);
    expect(await found('ilva')).toEqual([]);
    expect(await found('da')).toEqual([]);
    expect((await asked(made, 'silv')).meta.total).toBe(3);
  });

  it('but not where no name is asked for: those without one are listed too', async () => {
    const made = await newBusiness();
    const { id } = await newOrder(made, await newProduct(made), named('Maria Silva'));
    await change('UPDATE orders SET customer_search = NULL WHERE document_id = ?', [id]);
    expect((await asked(made, '')).orders).toHaveLength(1);
  });

  it('also where so many have it that the next ones are met on the way through all', async () => {
    const made = await newBusiness();
    const product = await newProduct(made);
    const other = await newOrder(made, product, named('Ana Prado'));
    const { id } = await newOrder(made, product, named('Maria Silva'));
    await performAction(made.owner, { id, version: 1 }, 'accept');
    await repeatOrder(id, 10_001);
    for (const q of ['silva', 'maria']) {
      const { orders, meta } = await asked(made, q, `&branch=${made.branch.id}&pageSize=100`);
      expect(orders.map(({ customerName }) => customerName)).toEqual(Array(100).fill('Maria Silva'));
      expect(meta.total).toBeNull();
    }
    // Where few are left of them by what else is asked for, those are listed as ever, and counted.
    const none = await asked(made, 'silva', '&state=CANCELLED');
    expect([none.orders, none.meta.total]).toEqual([[], 0]);
    const cancelled: string[] = [];
    for (const name of ['Maria Silva', 'Maria', 'Silva']) {
      const order = await newOrder(made, product, named(name));
      await made.owner.post(`/api/orders/${order.id}/cancel`, { version: 1, code: 'CUSTOMER_REQUEST' });
      cancelled.unshift(order.id);
    }
    const page = async (q: string, cursor = '') =>
      asked(made, q, `&state=CANCELLED&branch=${made.branch.id}&pageSize=1${cursor}`);
    const [first, second, third] = cancelled;
    for (const [q, ids] of [
      ['silva', [first, third]],
      ['maria', [second, third]],
    ] as const) {
      const newest = await page(q);
      const older = await page(q, `&cursor=${newest.meta.next}`);
      expect([newest, older].map(({ orders }) => orders.map(({ id }) => id))).toEqual(ids.map((id) => [id]));
      expect([newest.meta.total, older.meta.total, older.meta.next]).toEqual([2, 2, null]);
    }
    expect((await asked(made, 'prado')).orders.map((order) => order.id)).toEqual([other.id]);
  });
});

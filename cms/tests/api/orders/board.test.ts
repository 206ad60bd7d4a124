import { beforeAll, describe, expect, it } from 'vitest';
import type { BoardDto } from '../../../src/contracts/board';
import { newBusiness, type TestBusiness } from '../support/business';
import { change } from '../support/database';
import { HOUR_MS, ago, later, now } from '../support/instants';
import { newProduct } from '../support/menu';
import { newOrder, orderBody, place } from '../support/ordering';
import { repeatOrder } from '../support/repeat-order';
import { EVERY_STATE, orderIn } from '../support/states';

let business: TestBusiness;
let product: { id: string; priceCents: number };

beforeAll(async () => {
  business = await newBusiness(EVERY_STATE);
  product = await newProduct(business);
});

const boardOf = async ({ owner, branch }: TestBusiness) =>
  (await owner.get<BoardDto>(`/api/orders/board?branch=${branch.id}`)).body.data;
const idsOn = async (of: TestBusiness) => (await boardOf(of)).orders.map(({ id }) => id);

/** As if it had been ordered two days ago, and ended at another instant. */
const longAgo = (id: string, column: 'delivered_at' | 'state_changed_at', endedAt: Date) =>
  change(`UPDATE orders SET business_day = '2020-01-01', ${column} = ? WHERE document_id = ?`, [endedAt, id]);

describe('what has ended', () => {
  it.each([
    ['CONCLUDED', 'delivered_at'],
    ['CANCELLED', 'state_changed_at'],
  ] as const)('is on the board of the day on which it ended: %s', async (state, column) => {
    const { id } = await orderIn(business, product, state, 'TAKEOUT');
    const { dayStartsAt } = await boardOf(business);
    const start = Date.parse(dayStartsAt);
    await longAgo(id, column, new Date(start));
    const shown = (await boardOf(business)).orders.find((order) => order.id === id);
    expect(shown?.endedAt).toBe(dayStartsAt);
    await longAgo(id, column, new Date(start - 1));
    expect(await idsOn(business)).not.toContain(id);
  });

  it('is none of what is under way, whenever that was ordered', async () => {
    const { id } = await orderIn(business, product, 'PREPARING', 'TAKEOUT');
    await longAgo(id, 'state_changed_at', ago(72 * HOUR_MS));
    const shown = (await boardOf(business)).orders.find((order) => order.id === id);
    expect(shown).toMatchObject({ state: 'PREPARING', endedAt: null });
  });
});

describe('a board', () => {
  it('shows the latest of what has ended, and says how many there are beside', async () => {
    const busy = await newBusiness(EVERY_STATE);
    const { id, priceCents } = await newProduct(busy);
    for (let sent = 0; sent < 210; sent += 30) {
      const answers = await Promise.all(
        Array.from({ length: 30 }, () => place(busy, orderBody(id, priceCents))),
      );
      for (const { status } of answers) expect(status).toBe(201);
    }
    expect((await boardOf(busy)).beyond).toEqual({ open: 0, scheduled: 0, done: 0, cancelled: 0, missed: 0 });
    const at = now();
    const ended = 'UPDATE orders SET state = ?, delivered_at = ?, state_changed_at = ? WHERE branch_id = ?';
    await change(ended, ['DELIVERED', at, at, busy.branch.id]);
    const first = await boardOf(busy);
    expect([first.orders.length, first.beyond]).toEqual([
      200,
      { open: 0, scheduled: 0, done: 10, cancelled: 0, missed: 0 },
    ]);

    const some = 'branch_id = ? AND sequence <= 7';
    await change(`UPDATE orders SET state = 'CANCELLED' WHERE ${some}`, [busy.branch.id]);
    const both = await boardOf(busy);
    const states = both.orders.map(({ state }) => state);
    expect(states.filter((state) => state === 'CANCELLED')).toHaveLength(7);
    expect(states.filter((state) => state === 'DELIVERED')).toHaveLength(200);
    expect(both.beyond).toEqual({ open: 0, scheduled: 0, done: 3, cancelled: 0, missed: 0 });
  }, 120_000);

  it('leaves no order of now out for those for later, and of these shows the nearest', async () => {
    const bakery = await newBusiness(EVERY_STATE);
    const cake = await newProduct(bakery);
    const { id: scheduled } = await orderIn(bakery, cake, 'SCHEDULED', 'TAKEOUT');
    await bakery.owner.post(`/api/orders/${scheduled}/acknowledge`, {});
    await repeatOrder(scheduled, 520);
    const far = later(500 * HOUR_MS);
    await change('UPDATE orders SET scheduled_for = ? WHERE document_id = ?', [far, scheduled]);
    const { id: immediate } = await newOrder(bakery, cake);
    const { id: unheard } = await orderIn(bakery, cake, 'SCHEDULED', 'TAKEOUT');
    await change('UPDATE orders SET scheduled_for = ? WHERE document_id = ?', [far, unheard]);
    const { orders, beyond } = await boardOf(bakery);
    expect(beyond).toEqual({ open: 0, scheduled: 21, done: 0, cancelled: 0, missed: 0 });
    const shown = orders.map(({ id }) => id);
    expect(shown).toHaveLength(502);
    expect(shown).toEqual(expect.arrayContaining([immediate, unheard]));
    expect(shown).not.toContain(scheduled);
  });

  it('keeps what rings, however old, and then what was placed last', async () => {
    const busy = await newBusiness(EVERY_STATE);
    const dish = await newProduct(busy);
    const { id: first } = await orderIn(busy, dish, 'PREPARING', 'TAKEOUT');
    await repeatOrder(first, 500);
    const { id: last } = await orderIn(busy, dish, 'PREPARING', 'TAKEOUT');
    const { id: unheard } = await newOrder(busy, dish);
    const longBefore = ago(5 * HOUR_MS);
    for (const id of [unheard, first])
      await change('UPDATE orders SET placed_at = ? WHERE document_id = ?', [longBefore, id]);
    const { orders, beyond } = await boardOf(busy);
    expect(beyond).toEqual({ open: 3, scheduled: 0, done: 0, cancelled: 0, missed: 0 });
    const shown = orders.map(({ id }) => id);
    expect(shown).toHaveLength(500);
    expect(shown).toEqual(expect.arrayContaining([unheard, last]));
    expect(shown).not.toContain(first);
  });
});

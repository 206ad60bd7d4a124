import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderCardDto, OrderDto } from '../../../src/contracts/orders';
import { refusal } from '../support/client';
import { change } from '../support/database';
import { newProduct } from '../support/menu';
import { tally, thorough } from '../support/proof';
import { performAction, orderIn } from '../support/states';
import { BAR, newTwoStations, OVEN, type TwoStations } from '../support/two-stations';

let shop: TwoStations;
let cake: { id: string; priceCents: number };

beforeAll(async () => {
  shop = await newTwoStations();
  cake = await newProduct(shop.business);
});

/** A pizza, two juices and a cake. */
const ordered = (state: 'ACCEPTED' | 'READY' | 'CANCELLED' = 'ACCEPTED') =>
  orderIn(shop.business, shop.pizza, state === 'CANCELLED' ? 'ACCEPTED' : state, 'TAKEOUT', {
    items: [
      { productId: shop.pizza.id, quantity: 1 },
      { productId: shop.juice.id, quantity: 2 },
      { productId: cake.id, quantity: 1 },
    ],
    expectedTotalCents: shop.pizza.priceCents + 2 * shop.juice.priceCents + cake.priceCents,
  });

async function cancelled(): Promise<OrderCardDto> {
  const order = await ordered();
  return (await performAction(shop.business.owner, order, 'cancel')).body.data;
}

/** With a pizza more and a juice less. */
async function changed(order: OrderCardDto, [pizzas, juices] = [2, 1]): Promise<OrderCardDto> {
  const answer = await performAction(shop.business.owner, order, 'edit', {
    keep: [
      { place: 0, quantity: pizzas },
      { place: 1, quantity: juices },
      { place: 2, quantity: 1 },
    ],
    expectedTotalCents: pizzas * shop.pizza.priceCents + juices * shop.juice.priceCents + cake.priceCents,
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
}

const noteAt = (order: OrderCardDto, station: string | null, more: object = {}) =>
  performAction(shop.kitchen, order, order.state === 'CANCELLED' ? 'acknowledge' : 'acknowledge-change', {
    station,
    ...more,
  });
const seenAt = (seen: { station: string | null }[] = []) => seen.map(({ station }) => station);
const timelineOf = async ({ id }: OrderCardDto) =>
  (await shop.business.owner.get<OrderDto>(`/api/orders/${id}`)).body.data.timeline;

describe('a cancelled order', () => {
  it('is known to the kitchen once each of its stations has taken note, and its log says who', async () => {
    const order = await cancelled();
    const one = (await noteAt(order, OVEN)).body.data;
    expect(one.cancellation).toMatchObject({ acknowledged: false, seen: [{ station: OVEN }] });
    expect((await noteAt(order, OVEN)).body.data.cancellation?.seen).toHaveLength(1);
    const two = (await noteAt(order, '')).body.data;
    expect(two.cancellation?.acknowledged).toBe(false);
    const all = (await noteAt(order, BAR)).body.data;
    expect(all.cancellation?.acknowledged).toBe(true);
    expect(seenAt(all.cancellation?.seen)).toEqual([OVEN, '', BAR]);
    expect(all.version).toBe(order.version);
    const told = (await timelineOf(order)).filter(({ action }) => action === 'acknowledge-cancellation');
    expect(told.map(({ reason }) => reason)).toEqual([OVEN, '', BAR]);
    expect(new Set(told.map(({ actor }) => actor.name)).size).toBe(1);
    expect(told[0]?.actor.name).toBe(all.cancellation?.seen?.[0]?.by);
  });

  it('is known at once where a screen shows all stations', async () => {
    expect((await noteAt(await cancelled(), null)).body.data.cancellation?.acknowledged).toBe(true);
  });

  it('is not taken from the kitchen by the counter, nor by a station that has nothing of it', async () => {
    const order = await cancelled();
    const attendant = await shop.business.person('attendant');
    for (const who of [shop.business.owner, attendant, shop.kitchen])
      expect((await who.post(`/api/orders/${order.id}/acknowledge`, {})).status).toBe(200);
    await noteAt(order, 'Grill');
    expect((await shop.card(order.id)).cancellation).toEqual(order.cancellation);
    expect(order.cancellation?.acknowledged).toBe(false);
  });

  it('of before stations were told apart reads as it did', async () => {
    const order = await cancelled();
    const old = { code: 'OTHER', note: null, by: 'STORE', acknowledged: true };
    await change('UPDATE orders SET cancellation = ? WHERE document_id = ?', [JSON.stringify(old), order.id]);
    expect(await shop.card(order.id)).toMatchObject({ cancellation: old });
    expect((await shop.card(order.id)).actions).not.toContain('acknowledge');
  });

  it('is seen by all of several stations that press at once', async () => {
    const rounds = thorough(20, 3);
    for (let round = 0; round < rounds; round += 1) {
      const order = await cancelled();
      const answers = await Promise.all([OVEN, BAR, '', OVEN].map((station) => noteAt(order, station)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const { cancellation } = await shop.card(order.id);
      expect(cancellation?.acknowledged).toBe(true);
      expect(seenAt(cancellation?.seen).sort()).toEqual(['', BAR, OVEN].sort());
      const told = (await timelineOf(order)).filter(({ action }) => action === 'acknowledge-cancellation');
      expect(told).toHaveLength(3);
    }
    tally(`three stations that see a cancellation at once, ${rounds} rounds`, rounds);
  });
});

describe('a changed order', () => {
  it('is over once each station has seen what concerns it', async () => {
    const order = await changed(await ordered());
    const one = (await noteAt(order, OVEN)).body.data;
    expect(seenAt(one.modified?.seen)).toEqual([OVEN]);
    // The cake was not changed: nobody waits for who makes it.
    const over = (await noteAt(one, BAR, { n: 1 })).body.data;
    expect(over.modified).toBeNull();
    const told = (await timelineOf(order)).filter(({ action }) => action === 'acknowledge-change');
    expect(told.map(({ reason }) => reason)).toEqual([OVEN, BAR]);
  });

  it('is over at once where a screen shows all stations', async () => {
    expect((await noteAt(await changed(await ordered()), null)).body.data.modified).toBeNull();
  });

  it('that changes again is to be seen again by whom it concerns', async () => {
    const one = (await noteAt(await changed(await ordered()), OVEN)).body.data;
    const two = await changed(one, [3, 1]);
    expect(two.modified?.n).toBe(2);
    expect(refusal(await noteAt(two, OVEN, { n: 1 }))).toEqual([409, 'STALE_VERSION']);
    // What came since is not the bar's.
    const bar = (await noteAt(two, BAR, { n: 1 })).body.data;
    expect(seenAt(bar.modified?.seen)).toEqual([OVEN, BAR]);
    expect((await noteAt(bar, OVEN, { n: 2 })).body.data.modified).toBeNull();
  });

  it('that is ready and only has less in it stays to be seen', async () => {
    const order = await changed(await ordered('READY'), [1, 1]);
    expect(order).toMatchObject({ state: 'READY', modified: { changes: [{ station: BAR, n: 1 }] } });
    expect((await noteAt(order, OVEN)).body.data.modified).not.toBeNull();
    expect((await noteAt(order, BAR)).body.data.modified).toBeNull();
  });

  it('of before stations were told apart reads as seen by nobody', async () => {
    const order = await changed(await ordered());
    const { n, at, changes } = order.modified!;
    const old = { n, at, changes: changes.map(({ n: _n, ...each }) => each) };
    await change('UPDATE orders SET modified = ? WHERE document_id = ?', [JSON.stringify(old), order.id]);
    const one = (await noteAt(order, BAR)).body.data;
    expect(seenAt(one.modified?.seen)).toEqual([BAR]);
    expect((await noteAt(order, OVEN)).body.data.modified).toBeNull();
  });
});

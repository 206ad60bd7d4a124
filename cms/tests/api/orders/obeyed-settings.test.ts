import { describe, expect, it } from 'vitest';
import { setSettings, type SettingChanges } from '../support/branch-settings';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal, type Answer } from '../support/client';
import { runClockAt } from '../support/clock';
import { change, countOf } from '../support/database';
import { HOUR_MS, MINUTE_MS, ago, nowMs } from '../support/instants';
import { newProduct } from '../support/menu';
import { newOrder, orderBody, place } from '../support/ordering';
import { performAction, cardOf, orderIn } from '../support/states';
import { TIME_ZONE } from '../support/time-zone';

type Sold = Awaited<ReturnType<typeof newProduct>>;

async function branchWith(changes: SettingChanges): Promise<{ made: TestBusiness; product: Sold }> {
  const made = await newBusiness();
  await setSettings(made, changes);
  return { made, product: await newProduct(made) };
}

const atOnce = (count: number, order: () => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, order));
const counted = (answers: Answer[]) => {
  const codes: Record<string, number> = {};
  for (const answer of answers) {
    const [status, code] = refusal(answer);
    const key = code ?? String(status);
    codes[key] = (codes[key] ?? 0) + 1;
  }
  return codes;
};
const cancel = async (made: TestBusiness, id: string) =>
  performAction(made.owner, await cardOf(made, id), 'reject', { code: 'RUSH_HOUR' });

describe('the numbers of a branch', () => {
  it('have its prefix and begin with its first number', async () => {
    const { made, product } = await branchWith({ numbering: { prefix: 'C-', from: 100 } });
    expect((await newOrder(made, product)).number).toBe('C-100');
    expect((await newOrder(made, product)).number).toBe('C-101');
  });

  it('are never given twice on one day, however often counting is changed', async () => {
    const { made, product } = await branchWith({ numbering: { from: 100 } });
    const numbers = [(await newOrder(made, product)).number, (await newOrder(made, product)).number];
    await setSettings(made, { numbering: { from: 98 } });
    for (let count = 0; count < 3; count += 1) numbers.push((await newOrder(made, product)).number);
    expect(new Set(numbers).size).toBe(5);
  });
});

describe('orders that several stations make', () => {
  it('are ready by the press of whoever puts them together, where there is somebody', async () => {
    const { made } = await branchWith({ kitchen: { expo: true } });
    const [pizza, juice] = [
      await newProduct(made, { station: 'Oven' }),
      await newProduct(made, { station: 'Bar' }),
    ];
    const items = [pizza, juice].map(({ id }) => ({ productId: id, quantity: 1 }));
    const expectedTotalCents = pizza.priceCents + juice.priceCents;
    const order = await orderIn(made, pizza, 'ACCEPTED', 'TAKEOUT', { items, expectedTotalCents });
    const done = async (station?: string) =>
      (await performAction(made.owner, await cardOf(made, order.id), 'ready', station ? { station } : {}))
        .body.data.state;
    expect([await done('Oven'), await done('Bar'), await done()]).toEqual([
      'PREPARING',
      'PREPARING',
      'READY',
    ]);
    const other = await orderIn(made, pizza, 'ACCEPTED', 'TAKEOUT', { items, expectedTotalCents });
    await setSettings(made, { kitchen: { expo: false } });
    const last = async (station: string) =>
      (await performAction(made.owner, await cardOf(made, other.id), 'ready', { station })).body.data.state;
    expect([await last('Oven'), await last('Bar')]).toEqual(['PREPARING', 'READY']);
  });
});

describe('orders within 15 minutes', () => {
  it('never exceed the limit, with fifty placed at once', async () => {
    const { made, product } = await branchWith({ orders: { per15Min: 7 } });
    const answers = await atOnce(50, () => place(made, orderBody(product.id, product.priceCents)));
    expect(counted(answers)).toEqual({ 201: 7, THROTTLED: 43 });
    expect(await countOf('orders', 'business_id = ?', [made.id])).toBe(7);
  });

  it('are taken again when one came to nothing, and when the quarter of an hour is over', async () => {
    const { made, product } = await branchWith({ orders: { per15Min: 1 } });
    const order = () => place(made, orderBody(product.id, product.priceCents));
    const { id } = await newOrder(made, product);
    expect(refusal(await order())).toEqual([422, 'THROTTLED']);
    await cancel(made, id);
    expect((await order()).status).toBe(201);
    expect(refusal(await order())).toEqual([422, 'THROTTLED']);
    await change('UPDATE orders SET placed_at = ? WHERE business_id = ?', [ago(16 * MINUTE_MS), made.id]);
    expect((await order()).status).toBe(201);
  });
});

describe('a slot', () => {
  const scheduling = { enabled: true, minLeadMin: 0, maxDays: 3, slotMin: '60', slotCapacity: 5 } as const;
  const whole = Math.floor(nowMs() / HOUR_MS) * HOUR_MS;
  // Slots begin with the hours of the branch, which in some zones begin at half past.
  const past = new Intl.DateTimeFormat('en', { minute: 'numeric', timeZone: TIME_ZONE }).format(whole);
  /** The beginning of an hour, some hours after the one in which the tests began. */
  const hour = (ahead: number) => new Date(whole - Number(past) * MINUTE_MS + ahead * HOUR_MS);
  const later = (at: Date, minutes = 0) => ({
    scheduledFor: new Date(at.getTime() + minutes * MINUTE_MS).toISOString(),
  });

  it('never holds more than its capacity, with fifty placed at once', async () => {
    const { made, product } = await branchWith({ scheduling });
    let nth = 0;
    const answers = await atOnce(50, () =>
      place(made, orderBody(product.id, product.priceCents, later(hour(5), (nth++ * 7) % 60))),
    );
    expect(counted(answers)).toEqual({ 201: 5, SLOT_FULL: 45 });
  });

  it('that is full names the next that is free, and takes another when one came to nothing', async () => {
    const { made, product } = await branchWith({ scheduling: { ...scheduling, slotCapacity: 1 } });
    const order = (ahead: number, minutes = 0) =>
      place(made, orderBody(product.id, product.priceCents, later(hour(ahead), minutes)));
    const { id } = await newOrder(made, product, later(hour(5), 10));
    expect((await order(6)).status).toBe(201);
    const full = await order(5, 59);
    expect(refusal(full)).toEqual([422, 'SLOT_FULL']);
    const clock = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: TIME_ZONE });
    expect(full.body.error.message).toContain(clock.format(hour(7)));
    await performAction(made.owner, await cardOf(made, id), 'cancel', { code: 'RUSH_HOUR' });
    expect((await order(5)).status).toBe(201);
  });

  it('is chosen only where orders for later are taken, soon enough and not too far ahead', async () => {
    const { made, product } = await branchWith({});
    const order = async (ahead: number) =>
      refusal(await place(made, orderBody(product.id, product.priceCents, later(hour(ahead)))))[1];
    expect(await order(5)).toBe('SCHEDULING_OFF');
    await setSettings(made, { scheduling: { enabled: true, minLeadMin: 600, maxDays: 1 } });
    expect(await order(5)).toBe('SCHEDULE_TOO_SOON');
    expect(await order(80)).toBe('SCHEDULE_TOO_FAR');
    await setSettings(made, { scheduling: { maxDays: 5 } });
    expect(await order(80)).toBeNull();
    await setSettings(made, { scheduling: { minLeadMin: 0 } });
    expect(await order(5)).toBeNull();
  });
});

describe('a branch that is set so', () => {
  it('is busy with as many open orders as it bears', async () => {
    const { made, product } = await branchWith({ orders: { maxOpenOrders: 1 } });
    await newOrder(made, product);
    expect(refusal(await place(made, orderBody(product.id, product.priceCents)))).toEqual([422, 'BUSY']);
  });

  it('hands orders over against their code', async () => {
    const { made, product } = await branchWith({ orders: { requirePickupCode: true } });
    const ready = await orderIn(made, product, 'READY', 'TAKEOUT');
    expect((await performAction(made.owner, ready, 'deliver')).status).not.toBe(200);
    await setSettings(made, { orders: { requirePickupCode: false } });
    expect((await performAction(made.owner, ready, 'deliver')).status).toBe(200);
  });

  it('accepts orders by itself: after its delay, up to its limit, where it wants so only what is paid', async () => {
    const { made, product } = await branchWith({
      autoAccept: { enabled: true, delaySec: 120, maxOpenOrders: 1 },
    });
    const first = await newOrder(made, product);
    const second = await newOrder(made, product);
    const states = async () => [(await cardOf(made, first.id)).state, (await cardOf(made, second.id)).state];
    const placedAt = Date.parse((await cardOf(made, first.id)).placedAt);
    await runClockAt(placedAt + 2 * MINUTE_MS - 1);
    expect(await states()).toEqual(['PENDING', 'PENDING']);
    await runClockAt(placedAt + 4 * MINUTE_MS);
    expect(await states()).toEqual(['ACCEPTED', 'PENDING']);
    await setSettings(made, { autoAccept: { maxOpenOrders: null, onlyIfPaid: true } });
    await runClockAt(placedAt + 4 * MINUTE_MS);
    expect(await states()).toEqual(['ACCEPTED', 'PENDING']);
    await setSettings(made, { autoAccept: { onlyIfPaid: false } });
    await runClockAt(placedAt + 4 * MINUTE_MS);
    expect(await states()).toEqual(['ACCEPTED', 'ACCEPTED']);
  });
});

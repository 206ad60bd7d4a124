import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { StaffQuoteDto, TakenOrderDto } from '../../../src/contracts/staff-orders';
import type { QuoteDto } from '../../../src/contracts/storefront';
import { setSettings } from '../support/branch-settings';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { change, rows } from '../support/database';
import { DAY_MS, MINUTE_MS, nowMs } from '../support/instants';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { performAction, cardOf } from '../support/states';

const SAID_MIN = 30;
const REALLY_MIN = 50;
const HISTORY = 34;
const BAR_MIN = 16;
const OVEN_MIN = 45;

/** A branch whose orders of the last weeks took 50 minutes in the kitchen, at whatever hour they came. */
async function slowBranch() {
  const made = await newBusiness({ branch: { preparationMin: SAID_MIN } });
  const product = await newProduct(made);
  for (let count = 0; count < HISTORY; count += 1) await newOrder(made, product);
  const found = await rows<{ id: string }>('SELECT document_id AS id FROM orders WHERE business_id = ?', [
    made.id,
  ]);
  await happened(
    found.map(({ id }) => id),
    REALLY_MIN,
  );
  // Whatever changes a store has its times learned anew.
  await setSettings(made, { orders: { per15Min: 400 } });
  return { made, product };
}

/** Lets orders have been placed some days ago, one after the other, and have been in the kitchen for so many minutes. */
async function happened(ids: readonly string[], minutes: number): Promise<void> {
  for (const [place, id] of ids.entries()) {
    const placed = nowMs() - 2 * DAY_MS - place * 70 * MINUTE_MS;
    const at = (minute: number) => new Date(placed + minute * MINUTE_MS);
    await change(
      `UPDATE orders SET placed_at = ?, accepted_at = ?, ready_at = ?, delivered_at = ?, state = 'CONCLUDED' WHERE document_id = ?`,
      [at(0), at(1), at(1 + minutes), at(2 + minutes), id],
    );
  }
}

async function promisedMin(made: TestBusiness, productId: string): Promise<number> {
  const { body } = await anonymous.post<QuoteDto>(`/api/store/${made.branch.slug}/quote`, {
    type: 'TAKEOUT',
    items: [{ productId, quantity: 1, extras: [] }],
  });
  return (Date.parse(body.data.promise?.untilAt ?? '') - nowMs()) / MINUTE_MS;
}

describe('the times that a branch promises', () => {
  it('follow what its orders really took, told to the customer and given to the kitchen', async () => {
    const { made, product } = await slowBranch();
    expect(await promisedMin(made, product.id)).toBeGreaterThan(SAID_MIN + 5);
    const { id } = await newOrder(made, product);
    const { preparationMin, promisedAt, placedAt } = await cardOf(made, id);
    expect(preparationMin).toBeGreaterThan(SAID_MIN + 5);
    expect(Date.parse(promisedAt ?? '') - Date.parse(placedAt)).toBeGreaterThanOrEqual(
      (preparationMin ?? 0) * MINUTE_MS,
    );
  });

  it('are told and kept alike where the store types the order, also as the first to ask', async () => {
    const { made, product } = await slowBranch();
    const body = {
      ...{ branch: made.branch.id, channel: 'COUNTER', type: 'TAKEOUT' },
      items: [{ productId: product.id, quantity: 1 }],
    };
    const taken = await made.owner.post<TakenOrderDto>(
      '/api/orders',
      { ...body, payment: { method: 'CASH' }, expectedTotalCents: product.priceCents },
      { 'idempotency-key': randomUUID() },
    );
    expect(taken.status, taken.text).toBe(201);
    expect(taken.body.data.order.preparationMin).toBeGreaterThan(SAID_MIN + 5);

    // Whatever changes a store has its times learned anew.
    await setSettings(made, { orders: { per15Min: 300 } });
    const quoted = await made.owner.post<StaffQuoteDto>('/api/orders/quote', body);
    const untilAt = Date.parse(quoted.body.data.promise?.untilAt ?? '');
    expect((untilAt - nowMs()) / MINUTE_MS).toBeGreaterThan(SAID_MIN + 5);
  });

  it('are told as the branch says where it wants so', async () => {
    const { made, product } = await slowBranch();
    await setSettings(made, { orders: { learnedTimes: false } });
    expect(Math.round(await promisedMin(made, product.id))).toBe(SAID_MIN);
    const { id } = await newOrder(made, product);
    expect((await cardOf(made, id)).preparationMin).toBe(SAID_MIN);
  });
});

it('what a customer had changed at the last minute makes no station look fast', async () => {
  const { made, product } = await slowBranch();
  const found = await rows<{ id: string; at: Date | string }>(
    'SELECT document_id AS id, ready_at AS at FROM orders WHERE business_id = ?',
    [made.id],
  );
  for (const { id, at } of found) {
    const since = new Date(new Date(at).getTime() - 2 * MINUTE_MS).toISOString();
    const stations = JSON.stringify([{ station: '', minutes: null, perAhead: 0, since, version: 3 }]);
    await change('UPDATE orders SET stations = ? WHERE document_id = ?', [stations, id]);
  }
  await setSettings(made, { orders: { per15Min: 300 } });
  expect(await promisedMin(made, product.id)).toBeGreaterThan(SAID_MIN + 5);
});

/** A branch with a bar and an oven, whose orders of the last weeks were of one of them each. */
async function barAndOven() {
  const made = await newBusiness({ branch: { preparationMin: SAID_MIN } });
  const [bar, oven] = [
    await newProduct(made, { station: 'Bar' }),
    await newProduct(made, { station: 'Oven' }),
  ];
  for (const [product, minutes] of [
    [bar, BAR_MIN],
    [oven, OVEN_MIN],
  ] as const) {
    const ids: string[] = [];
    for (let count = 0; count < HISTORY; count += 1) ids.push((await newOrder(made, product)).id);
    await happened(ids, minutes);
  }
  await setSettings(made, { orders: { per15Min: 400 } });
  return { made, bar, oven };
}

describe('a branch with stations', () => {
  it('promises by the slowest station of an order, and by what is ahead there alone', async () => {
    const { made, bar, oven } = await barAndOven();
    const drink = await promisedMin(made, bar.id);
    const pizza = await promisedMin(made, oven.id);
    // Few orders of a station do not decide alone: what the whole branch takes counts as well.
    expect(drink).toBeLessThan(SAID_MIN);
    expect(pizza).toBeGreaterThan(SAID_MIN + 5);

    const both = { items: [bar, oven].map(({ id }) => ({ productId: id, quantity: 1, extras: [] })) };
    const { id } = await newOrder(made, oven, {
      ...both,
      expectedTotalCents: bar.priceCents + oven.priceCents,
    });
    const order = await cardOf(made, id);
    expect(order.preparationMin).toBeGreaterThan(SAID_MIN + 5);
    expect(order.stations.map(({ station }) => station)).toEqual(['Bar', 'Oven']);
    expect(order.stations.every(({ minutes }) => minutes !== null)).toBe(true);
    const accepted = (await performAction(made.owner, order, 'accept')).body.data;
    const ovenIsDone = (await performAction(made.owner, accepted, 'ready', { station: 'Oven' })).body.data;
    expect(ovenIsDone.state).toBe('PREPARING');

    for (let count = 0; count < 4; count += 1)
      await performAction(made.owner, await cardOf(made, (await newOrder(made, oven)).id), 'accept');
    expect(Math.abs((await promisedMin(made, bar.id)) - drink)).toBeLessThan(1);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { TrackedOrderDto } from '../../../src/contracts/storefront';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { tally } from '../support/proof';
import { performAction, cardOf } from '../support/states';
import { openEventStream, type EventStream } from '../support/stream';

let business: TestBusiness;
let product: { id: string; priceCents: number };

beforeAll(async () => {
  business = await newBusiness();
  product = await newProduct(business);
});

const follow = (token: string) => openEventStream(`/api/store/orders/${token}/events`);
const seenIn = (stream: EventStream, state: string) =>
  stream.until(({ event, data }) => event === 'order' && data.state === state);
const statesOf = (stream: EventStream) =>
  stream.received.flatMap(({ event, data }) => (event === 'order' ? [data.state] : []));
const tracked = async (token: string) =>
  (await anonymous.get<TrackedOrderDto>(`/api/store/orders/${token}`)).body.data;

describe("a customer's line", () => {
  it('shows the order as it is, and every step as it is made', async () => {
    const order = await newOrder(business, product, { type: 'DELIVERY' });
    const stream = await follow(order.token);
    expect((await seenIn(stream, 'PENDING')).data).toEqual(await tracked(order.token));
    const steps = [
      ['accept', 'ACCEPTED'],
      ['start', 'PREPARING'],
      ['ready', 'READY'],
      ['dispatch', 'DISPATCHED'],
      ['deliver', 'DELIVERED'],
    ] as const;
    for (const [action, state] of steps) {
      await performAction(business.owner, await cardOf(business, order.id), action);
      expect((await seenIn(stream, state)).data).toEqual(await tracked(order.token));
    }
    stream.close();
    expect(statesOf(stream)).toEqual(['PENDING', ...steps.map(([, state]) => state)]);
    tally('steps on the tracking line', steps.length);
  });

  it('that was cut shows where the order stands now', async () => {
    const order = await newOrder(business, product);
    const first = await follow(order.token);
    await seenIn(first, 'PENDING');
    first.close();
    await performAction(business.owner, await cardOf(business, order.id), 'accept');
    const again = await follow(order.token);
    await seenIn(again, 'ACCEPTED');
    await anonymous.post(`/api/store/orders/${order.token}/cancel`, {});
    await performAction(business.owner, await cardOf(business, order.id), 'cancel');
    await seenIn(again, 'CANCELLED');
    again.close();
    expect(statesOf(again)).toEqual(['ACCEPTED', 'CANCELLED']);
  });

  it('knows of this order alone', async () => {
    const [mine, other] = [await newOrder(business, product), await newOrder(business, product)];
    const stream = await follow(mine.token);
    await seenIn(stream, 'PENDING');
    await performAction(business.owner, await cardOf(business, other.id), 'accept');
    await performAction(business.owner, await cardOf(business, mine.id), 'accept');
    await seenIn(stream, 'ACCEPTED');
    stream.close();
    expect(statesOf(stream)).toEqual(['PENDING', 'ACCEPTED']);
    const bytes = JSON.stringify(stream.received);
    for (const word of [other.id, other.token, mine.id, business.id, business.branch.id])
      expect(bytes).not.toContain(word);
  });

  it('is found by its secret token and by nothing else', async () => {
    const { id, number } = await newOrder(business, product);
    for (const guess of [id, number, 'nothing', 'x'.repeat(200), '%25', "'"]) {
      const stream = await follow(encodeURIComponent(guess));
      expect(stream.status, guess).toBe(404);
      expect(stream.headers.get('content-type'), guess).toMatch(/json/);
    }
  });
});

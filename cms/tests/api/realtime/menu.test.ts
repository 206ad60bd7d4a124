import { beforeAll, describe, expect, it } from 'vitest';
import type { CategoryDto, ProductDto } from '../../../src/contracts/menu';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { later } from '../support/instants';
import { newCategory, newExtraGroup, newProduct, newStock } from '../support/menu';
import { newOrder } from '../support/ordering';
import { tally } from '../support/proof';
import { openEventStream, type EventStream } from '../support/stream';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const menuPath = () => `/api/store/${business.branch.slug}/menu`;
const etagNow = async () => (await anonymous.get(menuPath())).headers.get('etag');
const follow = () => openEventStream(`${menuPath()}/events`);
const told = (stream: EventStream) =>
  stream.received
    .flatMap(({ event, data }) => (event === 'store' ? [data.etag] : []))
    .filter((etag, index, all) => etag !== all[index - 1]);
const untilTold = (stream: EventStream, etag: string | null) =>
  stream.until(({ event, data }) => event === 'store' && data.etag === etag);
const change = async <T extends { version: number }>(path: string, body: object) => {
  const { version } = (await business.owner.get<T>(path)).body.data;
  return business.owner.send('PATCH', path, { ...body, version });
};

describe("the store page's line", () => {
  it('says which menu there is, and each time that it is another one', async () => {
    const category = await newCategory(business);
    const sauces = await newExtraGroup(business, {
      ...{ min: 1, max: 1 },
      extras: [{ name: 'Mayo', priceCents: 100 }],
    });
    const product = await newProduct(business, {
      categoryIds: [category.id],
      extraGroupIds: [sauces.id],
    });
    const path = `/api/products/${product.id}`;
    const soldOut = (of: string, until: string | null) => business.owner.post(`${of}/sold-out`, { until });
    const stream = await follow();
    await untilTold(stream, await etagNow());

    const steps: [string, () => Promise<unknown>][] = [
      ['sold out', () => soldOut(path, '2099-01-01T00:00:00.000Z')],
      ['to be had', () => soldOut(path, null)],
      ['its extras sold out', () => soldOut(`/api/extra-groups/${sauces.id}`, '2099-01-01T00:00:00.000Z')],
      ['its extras to be had', () => soldOut(`/api/extra-groups/${sauces.id}`, null)],
      ['a new price', () => change<ProductDto>(path, { priceCents: 2100 })],
      ['paused', () => change<ProductDto>(path, { state: 'PAUSED' })],
      ['on sale', () => change<ProductDto>(path, { state: 'ACTIVE' })],
      [
        'its category paused',
        () => change<CategoryDto>(`/api/categories/${category.id}`, { state: 'PAUSED' }),
      ],
    ];
    for (const [what, act] of steps) {
      const before = await etagNow();
      await act();
      const now = await etagNow();
      expect(now, what).not.toBe(before);
      await untilTold(stream, now);
    }
    stream.close();
    tally('changes told to open store pages', steps.length);
  });

  it('says so when the last piece is ordered, and nothing of orders that change nothing for others', async () => {
    const product = await newStock(business, 2);
    const stream = await follow();
    const first = await etagNow();
    await untilTold(stream, first);
    await newOrder(business, product);
    expect(await etagNow()).toBe(first);
    await newOrder(business, product);
    await untilTold(stream, await etagNow());
    stream.close();
    expect(told(stream)).toEqual([first, await etagNow()]);
  });

  it('says that the store itself is another: paused, and open again', async () => {
    const stream = await follow();
    const known: unknown[] = [];
    const another = async () => {
      const { data } = await stream.until(
        (message) => message.event === 'store' && !known.includes(message.data.version),
      );
      known.push(data.version);
    };
    await another();
    await business.owner.post(`/api/branches/${business.branch.id}/pause`, { reason: 'OTHER', minutes: 30 });
    await another();
    await business.owner.post(`/api/branches/${business.branch.id}/resume`, {});
    await another();
    stream.close();
    expect(known).toHaveLength(3);
  });

  it('says so when its time comes, without anybody doing anything', async () => {
    const product = await newProduct(business);
    await business.owner.post(`/api/products/${product.id}/sold-out`, {
      until: later(1500).toISOString(),
    });
    const soldOut = await etagNow();
    const stream = await follow();
    await untilTold(stream, soldOut);
    const { data } = await stream.until(
      ({ event, data: news }) => event === 'store' && news.etag !== soldOut,
    );
    stream.close();
    expect(data.etag).toBe(await etagNow());
  });

  it('is the same for many, tells nothing of other stores, and none of no store', async () => {
    const product = await newProduct(business);
    const other = await newBusiness();
    const streams = await Promise.all([follow(), follow(), follow()]);
    const theirs = await openEventStream(`/api/store/${other.branch.slug}/menu/events`);
    await Promise.all(streams.map(async (stream) => untilTold(stream, await etagNow())));
    await business.owner.post(`/api/products/${product.id}/sold-out`, { until: '2099-01-01T00:00:00.000Z' });
    const now = await etagNow();
    await Promise.all(streams.map((stream) => untilTold(stream, now)));
    // One that comes later is told at once, also after all others have left.
    for (const stream of streams) stream.close();
    const late = await follow();
    await untilTold(late, now);
    late.close();
    theirs.close();
    expect(new Set(told(theirs)).size).toBeLessThanOrEqual(1);
    expect(told(theirs)).not.toContain(now);
    expect((await openEventStream('/api/store/no-such-store/menu/events')).status).toBe(404);
  });
});

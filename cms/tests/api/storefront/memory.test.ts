import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductDto } from '../../../src/contracts/menu';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { newProduct } from '../support/menu';
import { PROOF, tally, thorough } from '../support/proof';
import { collectGarbage } from '../support/statements';
import { openEventStream } from '../support/stream';

const STORES = 20;
const MENUS = thorough(10_000, 200);
const STREAMS = thorough(600, 30);
/** Menus that are read between two changes of a price. */
const BETWEEN_CHANGES = 50;

let business: TestBusiness;
const stores: { slug: string; product: ProductDto }[] = [];

beforeAll(async () => {
  business = await newBusiness();
  for (let count = 0; count < STORES; count += 1) {
    const branch = await business.addBranch();
    stores.push({ slug: branch.slug, product: await newProduct({ ...business, branch }) });
  }
});

const menuOf = (number: number) => `/api/store/${stores[number % STORES]?.slug}/menu`;

async function changeAPrice(number: number): Promise<void> {
  const store = stores[number % STORES];
  if (!store) throw new Error('There is no store');
  const { owner } = business;
  const path = `/api/products/${store.product.id}`;
  const { version } = (await owner.get<ProductDto>(path)).body.data;
  const answer = await owner.send('PATCH', path, { version, priceCents: 1000 + number });
  if (answer.status !== 200) throw new Error(answer.text);
}

async function readMenus(from: number, count: number): Promise<void> {
  for (let number = from; number < from + count; number += 1) {
    if (number % BETWEEN_CHANGES === 0) await changeAPrice(number / BETWEEN_CHANGES);
    const { status, text } = await anonymous.get(menuOf(number));
    if (status !== 200) throw new Error(text);
  }
}

/** Store pages and dashboards that are open together, all told a change, and closed again. */
async function openAndClose(count: number): Promise<void> {
  const cookie = business.owner.cookie;
  const streams = await Promise.all(
    Array.from({ length: count }, (_, number) =>
      number % 2 ? openEventStream('/api/events', { cookie }) : openEventStream(`${menuOf(number)}/events`),
    ),
  );
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
  await Promise.all(streams.map((stream) => stream.until(() => true)));
  for (const stream of streams) stream.close();
  await Promise.all(streams.map(({ ended }) => ended));
}

/** Bytes in use: what a process keeps of the machine's memory besides is its own affair. */
async function inUse(): Promise<number> {
  await collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

describe('memory', () => {
  it(
    'is given back after many menus were read and many pages were open',
    async () => {
      await readMenus(0, MENUS / 5);
      await openAndClose(STREAMS / 5);
      const before = await inUse();
      await readMenus(MENUS / 5, MENUS);
      await openAndClose(STREAMS);
      // The server notices in its own time that a page was closed.
      await expect.poll(inUse, { timeout: 60_000, interval: 500 }).toBeLessThan(before * 1.2);
      tally(`memory of ${before}, then of ${await inUse()} bytes, menus and streams`, MENUS + STREAMS);
    },
    PROOF ? 1_800_000 : 120_000,
  );
});

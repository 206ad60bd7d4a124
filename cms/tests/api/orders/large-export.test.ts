import { request, type IncomingMessage } from 'node:http';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { PROOF, tally } from '../support/proof';
import { repeatOrder } from '../support/repeat-order';
import { fromServer, serverUrl } from '../support/server';
import { collectGarbage } from '../support/statements';

const ORDERS = 100_000;
/** Orders that the server reads at a time. */
const PAGE = 250;

let business: TestBusiness;

/** Counts how often the server reads a page of orders. */
function watchPages(): () => number {
  const store = fromServer('./api/orders/store/find-orders') as {
    findOrders: (...asked: unknown[]) => unknown;
  };
  const { findOrders } = store;
  let pages = 0;
  store.findOrders = (...asked) => {
    pages += 1;
    return findOrders(...asked);
  };
  onTestFinished(() => void (store.findOrders = findOrders));
  return () => pages;
}

/** The export as it begins to come; nothing of it is taken yet. */
async function begun(format: 'csv' | 'xlsx'): Promise<IncomingMessage> {
  const url = `${await serverUrl()}/api/orders/export?format=${format}`;
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { cookie: business.owner.cookie ?? '' } }, resolve);
    asked.on('error', reject);
    asked.end();
  });
}

/** Once the server does nothing more for it, though it answers everything else. */
async function atRest(pages: () => number): Promise<number> {
  for (;;) {
    const before = pages();
    for (let asked = 0; asked < 50; asked += 1) await anonymous.get('/livez');
    if (pages() === before) return before;
  }
}

const inUse = async () => {
  await collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

describe.runIf(PROOF)(`a file of ${ORDERS} orders`, () => {
  beforeAll(async () => {
    business = await newBusiness();
    const product = await newProduct(business);
    // Long enough that no buffer between two programs holds the whole file.
    const { id } = await newOrder(business, product, { notes: 'Sem cebola. '.repeat(25).trim() });
    await repeatOrder(id, ORDERS - 1);
  }, 600_000);

  it('is read only as fast as it is taken, and takes no more memory the longer it gets', async () => {
    const pages = watchPages();
    const file = await begun('csv');
    const waiting = await atRest(pages);
    expect(waiting).toBeGreaterThan(0);
    expect(waiting).toBeLessThan(ORDERS / PAGE / 2);

    const before = await inUse();
    let [lines, most] = [0, 0];
    for await (const chunk of file as AsyncIterable<Buffer>) {
      for (const byte of chunk) if (byte === 13) lines += 1;
      if (lines > ORDERS / 2 && most === 0) most = await inUse();
    }
    expect(lines).toBe(ORDERS + 1);
    expect(pages()).toBeGreaterThanOrEqual(ORDERS / PAGE);
    tally(`memory of ${before} bytes, then of ${most}`, ORDERS);
    expect(most).toBeLessThan(before * 1.2);
  }, 600_000);

  it.each(['csv', 'xlsx'] as const)(
    'is read no further once nobody wants it, as %s',
    async (format) => {
      const pages = watchPages();
      const file = await begun(format);
      await new Promise((resolve) => file.once('data', resolve));
      file.destroy();
      const read = await atRest(pages);
      expect(read).toBeGreaterThan(0);
      expect(read).toBeLessThan(ORDERS / PAGE / 2);
    },
    600_000,
  );
});

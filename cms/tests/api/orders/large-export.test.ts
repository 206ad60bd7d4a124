import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openPromise } from 'yauzl';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { PROOF, tally } from '../support/proof';
import { repeatOrder } from '../support/repeat-order';
import { fromServer, serverUrl } from '../support/server';
import { collectGarbage } from '../support/statements';
import { performAction } from '../support/states';

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

/** A place for a file, for as long as the test lasts. */
async function newPlace(format: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comanda-export-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return path.join(folder, `orders.${format}`);
}

/** Takes a file to its end; answers the memory in use before that, and when the server has read more than half of it. */
async function save(file: IncomingMessage, place: string, pages: () => number): Promise<[number, number]> {
  const before = await inUse();
  let later = 0;
  async function* watched(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      if (later === 0 && pages() > ORDERS / PAGE / 2) later = await inUse();
      yield chunk;
    }
  }
  await pipeline(file, watched, createWriteStream(place));
  return [before, later];
}

/** How often a mark of two characters or more stands in what is read. */
async function countIn(chunks: AsyncIterable<Buffer>, mark: string): Promise<number> {
  let [count, rest] = [0, ''];
  for await (const chunk of chunks) {
    const text = rest + chunk.toString('latin1');
    count += text.split(mark).length - 1;
    rest = text.slice(1 - mark.length);
  }
  return count;
}

/** The rows of a file on the disk, with the headings. */
const ROWS_OF = {
  csv: (place: string) => countIn(createReadStream(place), '\r\n'),
  xlsx: async (place: string) => {
    const zip = await openPromise(place);
    for await (const entry of zip.eachEntry())
      if (entry.fileName === 'xl/worksheets/sheet1.xml')
        return countIn(await zip.openReadStreamPromise(entry), '</row>');
    throw new Error('There is no sheet in the file');
  },
};

describe.runIf(PROOF)(`a file of ${ORDERS} orders`, () => {
  beforeAll(async () => {
    business = await newBusiness();
    const product = await newProduct(business);
    // Long enough that no buffer between two programs holds the whole file.
    const { id } = await newOrder(business, product, { notes: 'Sem cebola. '.repeat(25).trim() });
    await performAction(business.owner, { id, version: 1 }, 'accept');
    await repeatOrder(id, ORDERS - 1);
  }, 600_000);

  // A spreadsheet of them is packed so small that what lies between two programs may hold it.
  it('is read only as fast as it is taken', async () => {
    const pages = watchPages();
    const file = await begun('csv');
    const waiting = await atRest(pages);
    file.destroy();
    expect(waiting).toBeGreaterThan(0);
    expect(waiting).toBeLessThan(ORDERS / PAGE / 2);
  }, 600_000);

  it.each(['csv', 'xlsx'] as const)(
    'is read to its end, and takes no more memory the longer it gets, as %s',
    async (format) => {
      const pages = watchPages();
      const place = await newPlace(format);
      const [before, later] = await save(await begun(format), place, pages);
      expect(await ROWS_OF[format](place)).toBe(ORDERS + 1);
      expect(pages()).toBeGreaterThanOrEqual(ORDERS / PAGE);
      tally(`${format}, memory of ${before} bytes, then of ${later}`, ORDERS);
      expect(later).toBeGreaterThan(0);
      expect(later).toBeLessThan(before * 1.2);
    },
    600_000,
  );

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

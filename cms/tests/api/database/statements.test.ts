import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderCardDto } from '../../../src/contracts/orders';
import { newBusiness, type TestBusiness } from '../support/business';
import type { Client } from '../support/client';
import { database } from '../support/database';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { PROOF, tally } from '../support/proof';
import { collectGarbage, watchStatements, type StatementCache } from '../support/statements';

/** So many statements a connection keeps prepared, whatever is asked. */
const MOST = 200;

const STATES = ['PENDING', 'ACCEPTED', 'PREPARING', 'READY', 'DISPATCHED', 'DELIVERED', 'CANCELLED'];

const cursor = (text: string) => `cursor=${Buffer.from(text).toString('base64url')}`;

/** What a cook may ask the list of orders, and each question by itself. */
const FILTERS = [
  [null, 'state=PENDING', 'state=PENDING,READY'],
  [null, 'channel=STORE', 'channel=STORE,PHONE'],
  [null, 'type=TAKEOUT', 'type=TAKEOUT,DELIVERY'],
  [null, 'from=2020-01-01'],
  [null, 'to=2120-01-01'],
  [null, 'q=001'],
  [null, 'branch'],
  [null, cursor('before.0.1'), cursor('after.9999999999999.1')],
];
const WARM_UP = 10_000;

let business: TestBusiness;
let cook: Client;

beforeAll(async () => {
  business = await newBusiness();
  cook = await business.person('kitchen');
  for (let count = 0; count < 5; count += 1)
    await newOrder(business, await newProduct(business, { stockTracked: false }));
});

/** A list of orders; no two numbers below a hundred thousand ask the same. */
function question(number: number): string {
  let rest = number;
  const filters = FILTERS.flatMap((choices) => {
    const choice = choices[rest % choices.length] ?? null;
    rest = Math.floor(rest / choices.length);
    return choice === 'branch' ? [`branch=${business.branch.id}`] : (choice ?? []);
  });
  return `/api/orders?${[`pageSize=${100 - (rest % 100)}`, ...filters].join('&')}`;
}

async function ask(from: number, to: number): Promise<void> {
  for (let number = from; number < to; number += 1) {
    const { status, text } = await cook.get(question(number));
    if (status !== 200) throw new Error(`${question(number)} answered ${text}`);
  }
}

/** A text without what the length of a list or a number makes different in it. */
const shapeOf = (text: string) =>
  text
    .replace(/\$?\b\d+\b|\?/g, '#')
    .replace(/#(\s*,\s*#)+/g, '#')
    .replace(/\(#\)(\s*,\s*\(#\))+/g, '(#)');

const textsOf = (keepers: readonly StatementCache[]) => new Set(keepers.flatMap(({ texts }) => texts));

describe('prepared statements', () => {
  it('are the same for pages of all sizes and lists of all lengths', async () => {
    const kept = await watchStatements();
    const before = textsOf(await kept());
    const { owner } = business;
    const manager = await business.person('manager', { branchIds: [business.branch.id, 'another'] });
    for (let size = 1; size <= 8; size += 1) {
      const states = STATES.slice(0, 1 + (size % STATES.length)).join(',');
      for (const [who, path] of [
        [cook, `/api/orders?state=PENDING,${states}&pageSize=${size}`],
        [owner, `/api/audit?pageSize=${size}`],
        [owner, `/api/products?pagination[pageSize]=${size}`],
        [manager, `/api/audit?pageSize=${size}`],
        [owner, `/api/support/tickets?pageSize=${size}`],
      ] as const)
        expect((await who.get(path)).status, path).toBe(200);
      await newProduct(business, { channels: [], priceCents: 1000 + size });
    }
    const after = textsOf(await kept());
    const ofShape = new Map<string, string[]>();
    for (const text of after) ofShape.set(shapeOf(text), [...(ofShape.get(shapeOf(text)) ?? []), text]);
    const doubled = [...ofShape.values()].filter(({ length }) => length > 1);
    expect(doubled.filter((texts) => texts.some((text) => !before.has(text)))).toEqual([]);
    expect(after.size).toBeGreaterThan(5);
  });

  it('are dropped beyond a number, the least recently used first, and prepared again when they are needed', async () => {
    const kept = await watchStatements();
    const first = await cook.get<OrderCardDto[]>(question(0));
    expect(first.body.data).toHaveLength(5);
    await ask(0, 2 * MOST);
    await database(async (sql) => {
      for (let number = 0; number < 2 * MOST; number += 1) await sql.all(`SELECT ${number} AS asked`);
    });
    const numbers = (await kept()).map(({ texts }) => texts.length);
    expect(Math.max(...numbers)).toBeGreaterThan(MOST / 2);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(MOST);
    expect((await cook.get(question(0))).body.data).toEqual(first.body.data);
  });

  it.runIf(PROOF)(
    'take no more memory, however many different lists were asked for',
    async () => {
      const kept = await watchStatements();
      const footprint = async () => {
        await collectGarbage();
        const backends = (await kept()).reduce((sum, { bytes = 0 }) => sum + bytes, 0);
        const { heapUsed, external } = process.memoryUsage();
        // What is in use: how much of the machine's memory a process keeps besides is its own affair.
        return { server: heapUsed + external, backends };
      };
      // A server takes what it works best with first: it stays there after some thousands.
      await ask(0, WARM_UP);
      const before = await footprint();
      await ask(WARM_UP, WARM_UP + 40_000);
      const after = await footprint();
      tally(`memory of ${JSON.stringify(before)}, then of ${JSON.stringify(after)}`, 40_000);
      expect(after.server).toBeLessThan(before.server * 1.2);
      expect(after.backends).toBeLessThanOrEqual(before.backends * 1.2);
    },
    1_800_000,
  );
});

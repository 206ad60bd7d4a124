import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ProductDto } from '../../../src/contracts/menu';
import { newBusiness, type TestBusiness } from '../support/business';
import { databaseGate, type DatabaseGate } from '../support/database-gate';
import { numbersOf, range, reachedBy } from '../support/events';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { freePort, newHome, spawnServer, type SpawnedServer } from '../support/spawned';
import { openEventStream, type EventStream } from '../support/stream';

const PATIENCE_MS = 120_000;
const PATIENTLY = { timeout: 30_000, interval: 100 };

const readiness = async ({ url }: SpawnedServer) => {
  const response = await fetch(`${url}/readyz`);
  return { status: response.status, ...((await response.json()) as { notices: boolean }) };
};

const untilNoticesArrive = (server: SpawnedServer) =>
  vi.waitFor(async () => expect(await readiness(server)).toMatchObject({ notices: true }), PATIENTLY);

// On SQLite there is one instance.
describe.runIf(process.env.DATABASE_URL)('an instance that lost its line to the others', () => {
  let business: TestBusiness;
  let product: ProductDto;

  beforeAll(async () => {
    business = await newBusiness();
    product = await newProduct(business);
  });

  /** A second instance, with something between it and the database, and a board that looks at it. */
  async function behindGate(): Promise<{ gate: DatabaseGate; other: SpawnedServer; board: EventStream }> {
    const gate = await databaseGate(process.env.DATABASE_URL ?? '');
    const home = await newHome();
    const other = await spawnServer({ ...home, databaseUrl: gate.url }, { port: await freePort() });
    const board = await openEventStream('/api/events', { cookie: business.owner.cookie, origin: other.url });
    await board.until(({ event }) => event === 'hello');
    return { gate, other, board };
  }

  /** That an order placed here comes to a board there, and that the instance there was told of it. */
  async function expectTold(gate: DatabaseGate, board: EventStream): Promise<void> {
    const { id } = await newOrder(business, product);
    await gate.told(`${business.id}:${await reachedBy(business.id)}`);
    await board.until(({ data }) => data.id === id);
  }

  it(
    'tries until the database takes it again, and misses nothing that happened meanwhile',
    async () => {
      const { gate, other, board } = await behindGate();
      const before = await reachedBy(business.id);
      await expectTold(gate, board);
      gate.shut('all');
      await gate.turnedAway(3);
      const missed = await newOrder(business, product);
      gate.open();
      await untilNoticesArrive(other);
      await board.until(({ data }) => data.id === missed.id);
      for (let times = 0; times < 3; times += 1) await expectTold(gate, board);
      board.close();
      expect(numbersOf(board)).toEqual(range(before + 1, await reachedBy(business.id)));
    },
    PATIENCE_MS,
  );

  it(
    'says so and stays ready: what happens elsewhere comes by looking',
    async () => {
      const { gate, other, board } = await behindGate();
      expect(await readiness(other)).toMatchObject({ status: 200, ok: true, notices: true });
      gate.shut('for notices');
      await gate.turnedAway(2);
      expect(await readiness(other)).toMatchObject({ status: 200, ok: true, notices: false });
      const { id } = await newOrder(business, product);
      await board.until(({ data }) => data.id === id);
      gate.open();
      await untilNoticesArrive(other);
      await expectTold(gate, board);
      board.close();
    },
    PATIENCE_MS,
  );

  it(
    'notices by itself that nothing comes through any more, though the connection never ended',
    async () => {
      const { gate, other, board } = await behindGate();
      await expectTold(gate, board);
      gate.holdNotices();
      await gate.admitted(2);
      await untilNoticesArrive(other);
      await expectTold(gate, board);
      board.close();
    },
    PATIENCE_MS,
  );
});

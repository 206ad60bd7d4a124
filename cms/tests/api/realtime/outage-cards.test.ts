import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { PlacedOrderDto } from '../../../src/contracts/storefront';
import { signIn } from '../support/client';
import { clusterWithBusiness } from '../support/cluster';
import { orderBody } from '../support/ordering';
import { PROOF, tally } from '../support/proof';
import { freePort, newFolder, spawnServer, type SpawnedServer } from '../support/spawned';
import { openEventStream, type EventStream } from '../support/stream';

const ORDERS = 200;
const PATIENCE_MS = 300_000;

/** Places orders at one instance and waits for the card of each on a board of the other; answers their numbers. */
async function placeAndSee(at: SpawnedServer, board: EventStream, productId: string): Promise<string[]> {
  const numbers: string[] = [];
  for (let count = 0; count < ORDERS; count += 1) {
    const answer = await fetch(`${at.url}/api/store/bench/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(orderBody(productId, 2000)),
    });
    expect(answer.status).toBe(201);
    const { number } = ((await answer.json()) as { data: PlacedOrderDto }).data;
    await board.until(({ event, data }) => event === 'order.placed' && numberOf(data) === number);
    numbers.push(number);
  }
  return numbers;
}

const numberOf = (data: Record<string, unknown>) => (data.order as { number: string } | undefined)?.number;

const noticesArrive = async ({ url }: SpawnedServer): Promise<boolean> => {
  const response = await fetch(`${url}/readyz`);
  return response.ok && ((await response.json()) as { notices: boolean }).notices;
};

describe.runIf(PROOF && process.env.DATABASE_URL)('two instances whose database was stopped at once', () => {
  it(
    'hear of each other again once it is back, and show each order of the other once, in turn',
    async () => {
      const { cluster, facts } = await clusterWithBusiness();
      const servers = await Promise.all(
        [1, 2].map(async () =>
          spawnServer({ folder: newFolder(), databaseUrl: cluster.url }, { port: await freePort() }),
        ),
      );
      const [one, other] = servers as [SpawnedServer, SpawnedServer];
      const { cookie } = await signIn(facts.email, facts.password, one.url);
      const board = await openEventStream('/api/events', { cookie, origin: other.url });
      const before = await placeAndSee(one, board, facts.productIds[0]!);

      cluster.crash();
      await vi.waitFor(async () => expect(await noticesArrive(other)).toBe(false), PATIENCE_MS);
      await cluster.start();
      // What one commits the other hears of by a notice again, and not by looking from time to time.
      await vi.waitFor(
        async () => expect(await Promise.all(servers.map(noticesArrive))).toEqual([true, true]),
        PATIENCE_MS,
      );
      const after = await placeAndSee(one, board, facts.productIds[0]!);
      board.close();
      const cards = board.received.filter(({ event }) => event === 'order.placed');
      expect(cards.map(({ data }) => numberOf(data))).toEqual([...before, ...after]);
      tally('orders seen on the other instance, before and after its database was gone', cards.length);
    },
    PATIENCE_MS,
  );
});

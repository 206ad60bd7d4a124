import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { PlacedOrderDto } from '../../../src/contracts/storefront';
import { newBusiness, type TestBusiness } from '../support/business';
import { KeptConnection } from '../support/keep-alive';
import { newProduct } from '../support/menu';
import { orderBody } from '../support/ordering';
import { tally, thorough } from '../support/proof';
import { freePort, newHome, spawnServer, type CopiedHome, type SpawnedServer } from '../support/spawned';
import { openEventStream } from '../support/stream';

const BEFORE = thorough(300, 60);
// Beside other tests a server answers so many within the seconds it has left; the proof has the machine to itself.
const AT_ONCE = thorough(40, 8);
const PATIENCE_MS = 300_000;

interface Rush {
  /** What the server confirmed, by the key of the request. */
  acknowledged: Map<string, PlacedOrderDto>;
  /** Answers that were no 201. */
  refused: string[];
  /** Settles when so many orders were taken. */
  under: Promise<void>;
  /** Settles when the server takes no more. */
  over: Promise<void>;
}

/** Customers who order without a pause, each over a connection that is kept, until nobody listens any more. */
function rush(url: string, business: TestBusiness, product: string): Rush {
  const acknowledged = new Map<string, PlacedOrderDto>();
  const refused: string[] = [];
  let reached: () => void;
  const under = new Promise<void>((resolve) => (reached = resolve));
  const customer = async (name: number) => {
    const connection = new KeptConnection(url);
    for (let count = 0; ; count += 1) {
      const key = randomUUID();
      const answer = await connection.ask('POST', `/api/store/${business.branch.slug}/orders`, {
        body: orderBody(product, 2000),
        headers: {
          'idempotency-key': key,
          // Behind a proxy customers are told apart by their addresses.
          'x-forwarded-for': `10.0.${name}.${count % 250}`,
        },
      });
      if (answer === 'nobody listens') return connection.close();
      // The connection ended under the question: whoever still wants something opens another.
      if (answer === 'no answer') continue;
      if (answer.status === 201)
        acknowledged.set(key, (JSON.parse(answer.text) as { data: PlacedOrderDto }).data);
      else refused.push(`${answer.status} ${answer.text}`);
      if (acknowledged.size >= BEFORE) reached();
    }
  };
  const customers = Array.from({ length: AT_ONCE }, (_, name) => customer(name));
  return { acknowledged, refused, under, over: Promise.all(customers).then(() => undefined) };
}

/** Tells a server to stop; answers how it ended. */
const stopped = (server: SpawnedServer) => server.end('SIGTERM');

/** How a server ends by itself, before anybody loses patience and kills it. */
const PEACE = { code: 0, signal: null };

/** What was confirmed and is not stored, and what is stored and was not confirmed. */
async function lostAndUnanswered(home: CopiedHome, { branch }: TestBusiness, { acknowledged }: Rush) {
  const orders = await home.rows<{ token: string }>('SELECT token FROM orders WHERE branch_id = ?', [
    branch.id,
  ]);
  const keys = await home.rows<{ key: string }>('SELECT key FROM idempotency_keys WHERE scope = ?', [
    `order:${branch.id}`,
  ]);
  expect(keys.length).toBe(orders.length);
  const stored = new Set(orders.map(({ token }) => token));
  return {
    lost: [...acknowledged.values()].filter(({ token }) => !stored.has(token)),
    unanswered: keys.filter(({ key }) => !acknowledged.has(key)),
  };
}

/** The first answer of `/readyz` that is not "ready", or null when nobody answers any more. */
async function firstRefusal(url: string) {
  for (;;) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (!response) return null;
    const body: unknown = await response.json();
    if (response.status !== 200)
      return { status: response.status, body, connection: response.headers.get('connection') };
  }
}

describe('a server that is told to stop while it takes orders', () => {
  it(
    'says first that it is not ready, answers every order that it takes, and ends in peace',
    async () => {
      const business = await newBusiness();
      const product = await newProduct(business);
      const home = await newHome();
      const server = await spawnServer(home, { port: await freePort(), env: { TRUST_PROXY: '1' } });
      const orders = rush(server.url, business, product.id);
      await orders.under;
      const answered = firstRefusal(server.url);
      const ended = stopped(server);
      expect(await answered).toEqual({
        status: 503,
        body: { ok: false, database: true, disk: true, notices: true, jobs: true, draining: true },
        connection: 'close',
      });
      const still = orders.acknowledged.size;
      expect((await fetch(`${server.url}/livez`)).headers.get('connection')).toBe('close');
      await orders.over;
      expect(await ended).toEqual(PEACE);
      expect(orders.refused).toEqual([]);
      // A proxy that has not noticed yet still gets its orders taken.
      expect(orders.acknowledged.size).toBeGreaterThan(still);
      expect(await lostAndUnanswered(home, business, orders)).toEqual({ lost: [], unanswered: [] });
      tally('orders around a SIGTERM behind a proxy', orders.acknowledged.size);
    },
    PATIENCE_MS,
  );

  it(
    'answers every order that it takes when it is reached directly, and ends the streams of who looks on',
    async () => {
      const business = await newBusiness();
      const product = await newProduct(business);
      const home = await newHome();
      const server = await spawnServer(home, { port: await freePort() });
      const orders = rush(server.url, business, product.id);
      await orders.under;
      const board = await openEventStream('/api/events?after=0', {
        cookie: business.owner.cookie,
        origin: server.url,
      });
      const [first] = orders.acknowledged.values();
      const customer = await openEventStream(`/api/store/orders/${first!.token}/events`, {
        origin: server.url,
      });
      await board.until(({ event }) => event === 'order.placed');
      await customer.until(({ event }) => event === 'order');
      const ended = stopped(server);
      await expect(Promise.all([board.ended, customer.ended])).resolves.toBeDefined();
      await orders.over;
      expect(await ended).toEqual(PEACE);
      expect(orders.refused).toEqual([]);
      expect(await lostAndUnanswered(home, business, orders)).toEqual({ lost: [], unanswered: [] });
      tally('orders around a SIGTERM', orders.acknowledged.size);
    },
    PATIENCE_MS,
  );

  it(
    'lets go of idle connections at once, and does not wait for ever for who does not finish a question',
    async () => {
      await newBusiness();
      const server = await spawnServer(await newHome(), { port: await freePort() });
      const gone: string[] = [];
      const idle = new KeptConnection(server.url);
      idle.onEnd(() => gone.push('idle'));
      const before = await idle.ask('GET', '/livez');
      expect(before).toMatchObject({ status: 200, headers: { connection: 'keep-alive' } });
      const unfinished = await unfinishedRequest(server.url);
      unfinished.on('close', () => gone.push('unfinished'));
      expect(await stopped(server)).toEqual(PEACE);
      expect(gone).toEqual(['idle', 'unfinished']);
    },
    PATIENCE_MS,
  );
});

/** Begins to send an order, and stops in the middle of it once the server reads. */
async function unfinishedRequest(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  socket.write(
    [
      'POST /api/session HTTP/1.1',
      `Host: ${hostname}`,
      'Content-Type: application/json',
      'Content-Length: 100',
    ]
      .concat('Expect: 100-continue', '', '')
      .join('\r\n'),
  );
  // The server says so when it waits for the rest.
  await once(socket, 'data');
  socket.write('{"email":');
  return socket;
}

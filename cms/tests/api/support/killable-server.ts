import type { PlacedOrderDto } from '../../../src/contracts/storefront';
import { freePort, spawnServer, type Home, type SpawnedServer } from './spawned';

/** A server that comes back at the same address after each kill. */
export interface KillableServer {
  url: string;
  /** Settles when it is up; while it is, at once. */
  up(): Promise<SpawnedServer>;
  kill(): void;
}

export async function killableServer(home: Home): Promise<KillableServer> {
  const port = await freePort();
  let running = spawnServer(home, { port });
  const { url } = await running;
  return {
    url,
    up: () => running,
    kill() {
      running = running.then((server) => server.end('SIGKILL')).then(() => spawnServer(home, { port }));
    },
  };
}

/** Sends an order under a key; null when the connection broke, which says nothing about the order. */
export async function tryToOrder(
  url: string,
  slug: string,
  key: string,
  body: object,
): Promise<PlacedOrderDto | null> {
  try {
    const response = await fetch(`${url}/api/store/${slug}/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (response.status !== 201) throw new Error(`${response.status} ${text}`);
    return (JSON.parse(text) as { data: PlacedOrderDto }).data;
  } catch (error) {
    // What fetch says of a broken line; an answer that refuses is another matter.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

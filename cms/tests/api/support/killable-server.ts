import type { PlacedOrderDto, QuoteBody, QuoteDto } from '../../../src/contracts/storefront';
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
export const tryToOrder = (
  url: string,
  slug: string,
  key: string,
  body: object,
): Promise<PlacedOrderDto | null> => tryToPost(`${url}/api/store/${slug}/orders`, 201, body, key);

/** Asks what something would cost; null when the connection broke. */
export const tryToQuote = (url: string, slug: string, body: QuoteBody): Promise<QuoteDto | null> =>
  tryToPost(`${url}/api/store/${slug}/quote`, 200, body);

async function tryToPost<T>(url: string, status: number, body: object, key?: string): Promise<T | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (response.status !== status) throw new Error(`${response.status} ${text}`);
    return (JSON.parse(text) as { data: T }).data;
  } catch (error) {
    // What fetch says of a broken line; an answer that refuses is another matter.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

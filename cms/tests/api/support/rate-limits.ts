import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { client, refusal, type Answer } from './client';
import { freePort, newHome, spawnServer } from './spawned';

/** How much a network may ask, and how much more each further instance may let through unasked. */
export interface Limit {
  most: number;
  step: number;
}

let networks = 0;
/** The address of a network that has asked nothing yet. */
export const newNetwork = () => `198.51.${(networks += 1)}.7`;

/** Starts servers behind a proxy: one on SQLite, on PostgreSQL two on one database. Returns their addresses. */
export async function startBehindProxy(): Promise<string[]> {
  const home = await newHome();
  const start = async () =>
    (await spawnServer(home, { port: await freePort(), env: { TRUST_PROXY: '1' } })).url;
  return process.env.DATABASE_URL ? Promise.all([start(), start()]) : [await start()];
}

/** Asks an instance as somebody whose address the proxy names. */
export type Ask = (url: string, address: string) => Promise<Answer>;

export const get =
  (path: string): Ask =>
  (url, address) =>
    client(null, url).get(`/api/store/${path}`, { 'x-forwarded-for': address });

export const post =
  (path: string, body: object, headers: Record<string, string> = {}): Ask =>
  (url, address) =>
    client(null, url).post(`/api/store/${path}`, body, {
      'x-forwarded-for': address,
      'idempotency-key': randomUUID(),
      ...headers,
    });

/** That an answer refuses the request and says when to try again. */
export function expectWait(answer: Answer): void {
  expect(refusal(answer)).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d{0,3}$/);
}

/** That so many were let through: exactly by one instance; two learn of each other's last step only once it is over. */
export function expectLimit(through: number, { most, step }: Limit, instances: number): void {
  const apart = (instances - 1) * step;
  expect(through).toBeGreaterThanOrEqual(most - apart);
  expect(through).toBeLessThanOrEqual(most + apart);
}

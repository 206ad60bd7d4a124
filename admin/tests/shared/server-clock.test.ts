import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE_MS, SECOND_MS } from '@domain/time';
import { request } from '@shared/api/request';
import { byServerClock, serverNow } from '@shared/state/server-clock';

/** What the device believes; the server's clock is told beside it. */
const DEVICE = Date.parse('2031-04-03T12:00:00.000Z');

/** An answer that took a while, written at its end by a server that is so far ahead of the device. */
async function answered(aheadMs: number, { tookMs = 0, headers = {} } = {}): Promise<void> {
  vi.stubGlobal('fetch', () => {
    vi.setSystemTime(Date.now() + tookMs);
    const date = new Date(Date.now() + aheadMs).toUTCString();
    return Promise.resolve(new Response('{"data":null}', { headers: { Date: date, ...headers } }));
  });
  await request('GET', '/api/session');
}
const ahead = () => serverNow() - Date.now();

beforeEach(() => {
  vi.useFakeTimers({ now: DEVICE, toFake: ['Date'] });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});
afterEach(async () => {
  await answered(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the clock of the server', () => {
  it('is read off each answer, also once the clock of the device was set', async () => {
    await answered(-3 * MINUTE_MS);
    expect(Math.abs(ahead() + 3 * MINUTE_MS)).toBeLessThanOrEqual(SECOND_MS);
    await answered(0);
    expect(Math.abs(ahead())).toBeLessThanOrEqual(SECOND_MS);
  });

  it('is that of the device where they differ by no more than the network does, and does not jump', async () => {
    await answered(SECOND_MS);
    await answered(-SECOND_MS);
    expect(ahead()).toBe(0);
    await answered(20 * MINUTE_MS);
    const before = ahead();
    await answered(20 * MINUTE_MS + SECOND_MS);
    expect(ahead()).toBe(before);
  });

  it('is believed no further than an answer that took long can tell', async () => {
    vi.stubGlobal('fetch', () => {
      const date = new Date().toUTCString();
      vi.setSystemTime(Date.now() + 10 * SECOND_MS);
      return Promise.resolve(new Response('{"data":null}', { headers: { Date: date } }));
    });
    await request('GET', '/api/session');
    expect(ahead()).toBe(0);
    await answered(20 * MINUTE_MS, { tookMs: 10 * SECOND_MS });
    expect(Math.abs(ahead() - 20 * MINUTE_MS)).toBeLessThanOrEqual(SECOND_MS);
  });

  it('is not read off what the browser may have kept, and not off an answer that tells none', async () => {
    await answered(-20 * MINUTE_MS, { headers: { ETag: '"1"' } });
    await answered(0, { headers: { Date: '' } });
    expect(ahead()).toBe(0);
  });

  it('tells what the device noted as the server would have', async () => {
    await answered(-3 * MINUTE_MS);
    const noted = Date.parse(byServerClock(new Date(DEVICE).toISOString()));
    expect(noted - DEVICE).toBe(ahead());
    expect(byServerClock('long ago')).toBe('long ago');
  });
});

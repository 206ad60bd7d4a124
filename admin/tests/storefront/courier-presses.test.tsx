// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { CourierStep } from '@contracts/courier-page';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '@domain/time';
import { stubStorage } from '../device-fixture';
import { retryAfter } from '../../src/storefront/api/back-off';
import { usePending } from '../../src/storefront/courier/use-pending';

const TOKEN = 'a'.repeat(56);
const at = { trip: 'trip', order: 'order' };
const deliver: CourierStep = { action: 'deliver', ...at };
const HOLD_MS = 5_000;

const asked = vi.fn<(path: string, init: RequestInit & { body: string }) => Promise<Response>>();
let server: { status: number; body: object } | null;

beforeEach(() => {
  vi.useFakeTimers();
  stubStorage();
  server = { status: 200, body: { data: { trips: [] } } };
  asked.mockImplementation(() =>
    server
      ? Promise.resolve(new Response(JSON.stringify(server.body), { status: server.status }))
      : Promise.reject(new TypeError('No line')),
  );
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  cleanup();
  asked.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const opened = () =>
  renderHook(() => usePending(TOKEN, 'en', { onPage: () => undefined, onReached: () => undefined })).result;
type Page = ReturnType<typeof opened>;
const press = ({ current }: Page, step: CourierStep) =>
  act(async () => {
    current.press(step, '12');
    await Promise.resolve();
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const bodies = () => asked.mock.calls.map(([, { body }]) => JSON.parse(body) as CourierStep);
/** What was sent, however long ago it was pressed. */
const sent = () => bodies().map(({ ago: _, ...step }) => step);

describe('an order that is handed over by a press', () => {
  it('is held back for some seconds, and then sent once', async () => {
    const page = opened();
    await press(page, deliver);
    await pass(HOLD_MS - 1);
    expect(sent()).toEqual([]);
    expect(page.current.pending).toHaveLength(1);
    await pass(1);
    expect(sent()).toEqual([deliver]);
    await pass(MINUTE_MS);
    expect(sent()).toHaveLength(1);
    expect(page.current.pending).toEqual([]);
  });

  it('tells how long ago it was pressed, also over a reload without a network', async () => {
    server = null;
    await press(opened(), { ...deliver, code: '1234' });
    await pass(40 * MINUTE_MS);
    cleanup();
    asked.mockClear();
    server = { status: 200, body: { data: { trips: [] } } };
    opened();
    await pass(0);
    expect(bodies()).toEqual([{ ...deliver, code: '1234', ago: 40 * MINUTE_MS }]);
  });

  it('tells nothing of when it was pressed where nobody noted that', async () => {
    server = null;
    await press(opened(), { ...deliver, code: '1234' });
    cleanup();
    const key = `comanda.courier.${TOKEN.slice(0, 24)}`;
    const kept = localStorage.getItem(key) ?? '';
    localStorage.setItem(key, kept.replace(/"at":"[^"]*"/, '"at":"long ago"'));
    asked.mockClear();
    server = { status: 200, body: { data: { trips: [] } } };
    opened();
    await pass(0);
    expect(bodies()).toEqual([{ ...deliver, code: '1234' }]);
  });

  it('is never sent once it was taken back', async () => {
    const page = opened();
    await press(page, deliver);
    act(() => page.current.takeBack(page.current.pending[0]?.key ?? ''));
    await pass(MINUTE_MS);
    expect(sent()).toEqual([]);
    expect(page.current.pending).toEqual([]);
  });

  it('is sent at once by the customer’s digits, as is everything else', async () => {
    const page = opened();
    const steps: CourierStep[] = [
      { ...deliver, code: '1234' },
      { action: 'problem', ...at, problem: 'OTHER', note: 'A dog' },
    ];
    for (const step of steps) {
      await press(page, step);
      await pass(0);
    }
    expect(sent()).toEqual(steps);
  });

  it('is sent at once, past the end of the page, when that is put away', async () => {
    const page = opened();
    await press(page, deliver);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(sent()).toEqual([deliver]);
    expect(asked.mock.calls[0]?.[1].keepalive).toBe(true);
    expect(page.current.pending).toEqual([]);
  });

  it('is kept with what was paid otherwise, and sent by the page that is opened next', async () => {
    server = null;
    const paid = [{ method: 'DEBIT' as const, amountCents: 2500 }];
    await press(opened(), { ...deliver, paid });
    await pass(HOLD_MS);
    cleanup();
    asked.mockClear();
    server = { status: 200, body: { data: { trips: [] } } };
    const next = opened();
    await pass(0);
    expect(sent()).toEqual([{ ...deliver, paid }]);
    expect(next.current.pending).toEqual([]);
  });

  it('keeps what was pressed after it at the same door behind it', async () => {
    const page = opened();
    await press(page, deliver);
    await press(page, { action: 'turn-back', ...at });
    await press(page, { action: 'turn-back', trip: 'trip', order: 'other' });
    await pass(0);
    expect(sent()).toEqual([{ action: 'turn-back', trip: 'trip', order: 'other' }]);
    await pass(HOLD_MS);
    expect(sent().slice(1)).toEqual([deliver, { action: 'turn-back', ...at }]);
  });
});

describe('a press that is refused', () => {
  it('is told with the orders it was about', async () => {
    server = { status: 409, body: { error: { message: 'Moved', details: { code: 'DELIVERY_MOVED' } } } };
    const page = opened();
    await press(page, { action: 'pick-up', trip: 'trip' });
    await pass(0);
    expect(page.current.refused).toEqual([{ about: 'trip', orders: '12', why: 'Moved' }]);
  });
});

describe('what gets no answer', () => {
  it('is tried again after a longer time each time, up to a minute, and not by all at once', async () => {
    expect([0, 1, 2, 3, 9].map((failures) => retryAfter(failures, 1))).toEqual([
      5_000, 10_000, 20_000, 40_000, 60_000,
    ]);
    expect(retryAfter(2, 0)).toBe(10_000);
    vi.spyOn(Math, 'random').mockReturnValue(1);
    server = { status: 429, body: { error: { message: 'Wait', details: { code: 'TOO_MANY_REQUESTS' } } } };
    await press(opened(), { action: 'pick-up', trip: 'trip' });
    await pass(5_000);
    expect(sent()).toHaveLength(2);
    await pass(19_999);
    expect(sent()).toHaveLength(2);
    await pass(1);
    expect(sent()).toHaveLength(3);
  });
});

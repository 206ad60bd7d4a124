// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../device-fixture';
import { recordSignal } from '@entities/device/signals';
import { useDeviceHeartbeat } from '@entities/device/use-device-heartbeat';
import { liveConnection } from '@entities/live/live';

const BEAT_MS = 45_000;
let status: Record<string, number>;
let told: { branch: string; orders: string[]; gaps: number; left: boolean }[];
/** What each sign says of whether it hears of orders. */
let hears: [branch: string, connection: string][];

beforeEach(() => {
  vi.useFakeTimers();
  stubStorage();
  status = {};
  told = [];
  hears = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    const branch = path.split('/')[3]!;
    const { device, signals, gaps, left } = JSON.parse(body) as {
      device: { connection: string };
      signals: { order: string }[];
      gaps: unknown[];
      left?: boolean;
    };
    hears.push([branch, device.connection]);
    told.push({
      ...{ branch, gaps: gaps.length, left: left === true },
      orders: signals.map(({ order }) => order),
    });
    const answer = status[branch] ?? 200;
    if (answer === 0) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response('{"data":null}', { status: answer }));
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const beat = async () => {
  told = [];
  await act(() => vi.advanceTimersByTimeAsync(BEAT_MS));
  return Object.fromEntries(told.map(({ branch, orders }) => [branch, orders]));
};
const shown = async (...branchIds: string[]) => {
  const page = renderHook(() => useDeviceHeartbeat({ branchIds, shows: 'BOARD' }));
  await beat();
  return page;
};
const answered = () => act(() => vi.advanceTimersByTimeAsync(0));

describe('the sign of a device', () => {
  it('is given to each branch, and what one of them did not hear is told to that one again', async () => {
    await shown('a', 'b');
    status = { a: 0 };
    recordSignal('heard-by-b', 'RUNG');
    expect(await beat()).toEqual({ a: ['heard-by-b'], b: ['heard-by-b'] });
    status = {};
    expect(await beat()).toEqual({ a: ['heard-by-b'], b: [] });
    expect(await beat()).toEqual({ a: [], b: [] });
  });

  it.each([502, 401, 429])('is told again where %i says nothing about it', async (code) => {
    await shown('c');
    status = { c: code };
    recordSignal(`again-${code}`, 'RUNG');
    await beat();
    status = {};
    expect(await beat()).toEqual({ c: [`again-${code}`] });
  });

  it.each([400, 403])('goes on without what the server refused with %i', async (code) => {
    await shown('d');
    status = { d: code };
    recordSignal(`refused-${code}`, 'RUNG');
    expect(await beat()).toEqual({ d: [`refused-${code}`] });
    expect(await beat()).toEqual({ d: [] });
  });

  it('tells each branch where two are shown by parts of the page of their own, and a gap once', async () => {
    await shown('e');
    await shown('f');
    recordSignal('of-either', 'RUNG');
    expect(await beat()).toEqual({ e: ['of-either'], f: ['of-either'] });
    act(() => liveConnection.state.set('offline'));
    await beat();
    act(() => liveConnection.state.set('online'));
    await beat();
    expect(told.map(({ branch, gaps }) => [branch, gaps])).toEqual([
      ['e', 1],
      ['f', 1],
    ]);
    act(() => liveConnection.state.set('idle'));
  });

  it('tells what was noted before anything was shown', async () => {
    recordSignal('printed-elsewhere', 'PRINTED');
    renderHook(() => useDeviceHeartbeat({ branchIds: ['g'], shows: 'BOARD' }));
    await answered();
    expect(told[0]?.orders).toContain('printed-elsewhere');
  });

  it('tells what is gathered when it is left, and with the next time what did not arrive', async () => {
    const page = await shown('h');
    recordSignal('at-the-end', 'SEEN');
    status = { h: 0 };
    told = [];
    page.unmount();
    await answered();
    expect(told.map(({ orders }) => orders)).toEqual([['at-the-end']]);
    status = {};
    told = [];
    renderHook(() => useDeviceHeartbeat({ branchIds: ['h'], shows: 'BOARD' }));
    await answered();
    expect(told.map(({ orders }) => orders)).toEqual([['at-the-end']]);
  });

  it.each([
    [
      'of a kitchen is the last where it is left for another page',
      'KITCHEN',
      '/dashboard/orders/board',
      [true],
    ],
    ['of a kitchen is missed where it breaks', 'KITCHEN', '/dashboard/orders/board-kitchen', [false]],
    ['of a board is missed wherever it is left for', 'BOARD', '/dashboard/home', [false]],
  ] as const)('%s', async (_, shows, to, left) => {
    window.history.replaceState(null, '', '/dashboard/orders/board-kitchen');
    const page = renderHook(() => useDeviceHeartbeat({ branchIds: ['i'], shows }));
    await beat();
    recordSignal(`left ${shows} ${to}`, 'SEEN');
    told = [];
    window.history.replaceState(null, '', to);
    page.unmount();
    await answered();
    expect(told).toEqual(
      left.map((is) => ({ branch: 'i', orders: [`left ${shows} ${to}`], gaps: 0, left: is })),
    );
  });

  it('says to each branch whether its orders are there, at once when they are', async () => {
    const shows = 'BOARD' as const;
    const page = renderHook(
      (loaded: string[]) => useDeviceHeartbeat({ branchIds: ['j', 'k'], shows, loaded }),
      { initialProps: [] as string[] },
    );
    await answered();
    expect(hears).toEqual([
      ['j', 'CATCHING_UP'],
      ['k', 'CATCHING_UP'],
    ]);
    hears = [];
    page.rerender(['j']);
    await answered();
    expect(hears).toEqual([
      ['j', 'LIVE'],
      ['k', 'CATCHING_UP'],
    ]);
  });
});

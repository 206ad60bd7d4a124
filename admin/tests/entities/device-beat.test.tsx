// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../device-fixture';
import { noteSignal } from '@entities/device/signals';
import { useDeviceBeat } from '@entities/device/use-device-beat';

const BEAT_MS = 45_000;
let status: Record<string, number>;
let told: { branch: string; orders: string[] }[];

beforeEach(() => {
  vi.useFakeTimers();
  stubStorage();
  status = {};
  told = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    const branch = path.split('/')[3]!;
    const { signals } = JSON.parse(body) as { signals: { order: string }[] };
    told.push({ branch, orders: signals.map(({ order }) => order) });
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
  renderHook(() => useDeviceBeat({ branchIds, shows: 'BOARD' }));
  await beat();
};

describe('the sign of a device', () => {
  it('is given to each branch, and what one of them did not hear is told to that one again', async () => {
    await shown('a', 'b');
    status = { a: 0 };
    noteSignal('heard-by-b', 'RUNG');
    expect(await beat()).toEqual({ a: ['heard-by-b'], b: ['heard-by-b'] });
    status = {};
    expect(await beat()).toEqual({ a: ['heard-by-b'], b: [] });
    expect(await beat()).toEqual({ a: [], b: [] });
  });

  it.each([502, 401, 429])('is told again where %i says nothing about it', async (code) => {
    await shown('c');
    status = { c: code };
    noteSignal(`again-${code}`, 'RUNG');
    await beat();
    status = {};
    expect(await beat()).toEqual({ c: [`again-${code}`] });
  });

  it.each([400, 403])('goes on without what the server refused with %i', async (code) => {
    await shown('d');
    status = { d: code };
    noteSignal(`refused-${code}`, 'RUNG');
    expect(await beat()).toEqual({ d: [`refused-${code}`] });
    expect(await beat()).toEqual({ d: [] });
  });
});
